import { beforeEach, expect, test } from '@jest/globals'
import { ask } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { cpvWithin } from '../../reference/cpv-tree.js'
import { learnSuggestions } from './learn.service.js'

const database = testDatabase()
const db = () => database.manager
const inDays = (days: number) => new Date(Date.now() + days * 864e5)

beforeEach(async () => {
  const common = { publicationDate: new Date(Date.now() - 60_000), closingDate: inDays(10) }
  await aTender(db(), {
    ...common,
    title: 'Sluis',
    organization: 'Gemeente Elders',
    region: 'Delft',
    cpv: ['45240000'],
  })
  await aTender(db(), {
    ...common,
    title: 'Brug',
    organization: 'Gem. Elders',
    region: 'Delft',
    cpv: ['45221111', '45221110'],
  })
  await aTender(db(), {
    ...common,
    title: 'Weg',
    organization: 'Waterschap Rijn',
    closingDate: inDays(40),
    cpv: ['45233141'],
  })
  await aTender(db(), {
    ...common,
    title: 'Zaaksysteem',
    organization: 'Waterschap Rijn',
    source: 'ted',
    cpv: ['72212000'],
  })
  await learnSuggestions(db())
})

async function values(kind: string, filter: object = {}, given: object = {}) {
  const query = `query ($kind: FilterValueKind!, $filter: TenderFilter, $text: String, $within: String) {
    filterValues(kind: $kind, filter: $filter, text: $text, within: $within) { value label detail count isDivided } }`
  const { data, errors } = await ask(db(), query, { kind, filter, text: '', within: '', ...given })
  return { all: data?.filterValues as { value: string; count: number }[], error: errors?.[0]?.message }
}
const counts = async (...asked: Parameters<typeof values>) =>
  Object.fromEntries((await values(...asked)).all.filter(({ count }) => count > 0).map(one => [one.value, one.count]))

test('buyers and places count the tenders of the other filters, whatever buyer or place is chosen', async () => {
  expect(await counts('ORGANIZATION')).toEqual({ 'Gem. Elders': 2, 'Waterschap Rijn': 2 })
  expect(await counts('ORGANIZATION', { source: 'ted', organizations: ['Gemeente Elders'] })).toEqual({
    'Waterschap Rijn': 1,
  })
  expect(await counts('ORGANIZATION', {}, { text: 'elde' })).toEqual({ 'Gem. Elders': 2 })
  expect(await counts('PLACE', { search: 'brug', region: 'Utrecht' }, { text: 'del' })).toEqual({ Delft: 1 })
})

test('a level of the CPV counts each tender once in each code that contains one of its own', async () => {
  expect(await counts('CPV')).toEqual({ '45000000': 3, '72000000': 1 })
  expect(await counts('CPV', {}, { within: '45000000' })).toEqual({ '45200000': 3 })
  expect(await counts('CPV', { cpv: ['72'] }, { within: '45200000' })).toEqual({
    '45220000': 1,
    '45230000': 1,
    '45240000': 1,
  })
  expect(await counts('CPV', {}, { text: '4522' })).toMatchObject({ '45220000': 1, '45221111': 1 })
  expect((await values('CPV', {}, { within: "45'" })).error).toBe("45' is geen CPV-code van acht cijfers.")
})

test('the CPV tree has every code once, below the divisions', () => {
  const all = (code: string): string[] => cpvWithin(code).flatMap(one => [one, ...all(one)])
  expect(cpvWithin('').length).toBe(45)
  expect(cpvWithin('').every(code => code.endsWith('000000'))).toBe(true)
  expect(new Set(all('')).size).toBe(all('').length)
  expect(all('').length).toBeGreaterThan(9000)
})

test('day ranges count the tenders that close, or were published, within them', async () => {
  expect(await counts('CLOSING', { maxDaysLeft: 3 })).toEqual({ '14': 3, '30': 3, '60': 4 })
  expect(await counts('PUBLISHED', { source: 'ted' })).toMatchObject({ '7': 1, '14': 1, '30': 1 })
})
