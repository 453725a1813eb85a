import { beforeEach, describe, expect, test } from '@jest/globals'
import { ask } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { cpvLabels } from '../../reference/cpv-labels.js'
import { learnSuggestions } from './learn.service.js'

const database = testDatabase()
const db = () => database.manager

async function suggested(text: string, first?: number) {
  const query = `query ($text: String!, $first: Int! = 3) {
    suggestions(text: $text, first: $first) { kind value label detail count } }`
  const { data, errors } = await ask(db(), query, { text, ...(first && { first }) })
  expect(errors).toBeUndefined()
  return data.suggestions as { kind: string; value: string; label: string; detail: string | null; count: number }[]
}
const labels = async (text: string) => (await suggested(text)).map(({ kind, label }) => `${kind} ${label}`)

beforeEach(async () => {
  const zeist = { region: 'Zeist', province: 'Utrecht' }
  await aTender(db(), { organization: 'Gemeente Onderbroek', ...zeist, cpv: ['50000000', '50230000'] })
  await aTender(db(), {
    organization: 'gemeente Onderbroek',
    region: 'Onderdijk',
    province: 'Noord-Holland',
    cpv: ['50232100'],
  })
  await aTender(db(), { organization: 'Gemeente Onderbroek', ...zeist })
  await aTender(db(), {
    organization: 'Stichting Wonderië',
    region: 'Utrecht',
    province: 'Utrecht',
    categories: ['bouw-infrastructuur'],
  })
  await aTender(db(), { organization: 'Onderland', archived: true, region: null, province: null })
  await learnSuggestions(db())
})

describe('suggestions', () => {
  test('contain categories, organisations, places and CPV codes, in this order, with their numbers of tenders', async () => {
    const all = await suggested('onder')
    expect(all).toEqual([
      { kind: 'ORGANIZATION', value: 'Gemeente Onderbroek', label: 'Gemeente Onderbroek', detail: null, count: 3 },
      { kind: 'ORGANIZATION', value: 'Stichting Wonderië', label: 'Stichting Wonderië', detail: null, count: 1 },
      { kind: 'PLACE', value: 'Onderdijk', label: 'Onderdijk', detail: 'Noord-Holland', count: 1 },
      ...all.filter(({ kind }) => kind === 'CPV'),
    ])
    expect((await suggested('bou'))[0]).toEqual({
      kind: 'CATEGORY',
      value: 'bouw-infrastructuur',
      label: 'Bouw & Infrastructuur',
      detail: null,
      count: 1,
    })
    expect(all.filter(({ kind }) => kind === 'CPV').map(({ value, count }) => [value, count])).toContainEqual([
      '50200000',
      2,
    ])
  })

  test('have the same numbers of tenders as the filter', async () => {
    const count = async (filter: object) =>
      (await ask(db(), 'query ($filter: TenderFilter) { tenders(filter: $filter) { totalCount } }', { filter })).data
        .tenders.totalCount
    const fields = { CATEGORY: 'category', ORGANIZATION: 'organization', PLACE: 'region', CPV: 'search' } as const
    for (const text of ['onder', 'ut', 'ze', '50', 'repa'])
      for (const one of await suggested(text))
        expect([one, await count({ [fields[one.kind as keyof typeof fields]]: one.value })]).toEqual([one, one.count])
  })

  test('match without case and accents, by each word, by a code, and within a word', async () => {
    expect(await labels('WONDERIE stich')).toEqual(['ORGANIZATION Stichting Wonderië'])
    expect(await labels('broek gem')).toEqual(['ORGANIZATION Gemeente Onderbroek'])
    expect(await labels('502321')).toEqual([`CPV ${cpvLabels().get('50232100')}`])
    expect(await labels('utr')).toEqual(['PLACE Utrecht'])
    expect(await labels('onderland')).toEqual([])
  })

  test('need two characters, and treat wildcards as text', async () => {
    for (const text of ['', ' ', 'o', '%%', '__', '-_%']) expect(await suggested(text)).toEqual([])
    expect(await suggested('on')).not.toEqual([])
  })

  test.each([0, 11, -1])('are refused for %d of each kind', async first => {
    const { errors } = await ask(db(), `{ suggestions(text: "onder", first: ${first}) { label } }`)
    expect(errors?.[0]?.message).toBe('first moet van 1 tot en met 10 zijn.')
  })

  test('are refused for a text that is too long', async () => {
    const { errors } = await ask(db(), `{ suggestions(text: "${'a'.repeat(201)}") { label } }`)
    expect(errors?.[0]?.message).toBe('Zoek met hoogstens 200 tekens.')
  })

  test('disappear with their tenders, and are recounted', async () => {
    await db().query("UPDATE tenders SET archived = true WHERE region = 'Onderdijk'")
    await learnSuggestions(db())
    expect((await suggested('onder')).map(({ label, count }) => [label, count])).toContainEqual([
      'Gemeente Onderbroek',
      2,
    ])
    expect(await labels('onderdijk')).toEqual([])
  })
})

test('a filter by organisation accepts any spelling, and finds nothing for a name that hides the client', async () => {
  const listed = async (organization: string) =>
    (
      await ask(db(), 'query ($filter: TenderFilter) { tenders(filter: $filter) { totalCount } }', {
        filter: { organization },
      })
    ).data.tenders.totalCount
  expect(await listed('GEMEENTE ONDERBROEK')).toBe(3)
  expect(await listed('Gem. Onderbroek')).toBe(3)
  expect(await listed('Onderbroek')).toBe(0)
  expect(await listed('Opdrachtgever')).toBe(0)
  expect(await listed('   ')).toBe(4)
})
