import { beforeEach, expect, test } from '@jest/globals'
import { ask } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { Tender } from '../tender/tender.entity.js'

const database = testDatabase()
const db = () => database.manager

async function found(search: string): Promise<string[]> {
  const { data, errors } = await ask(
    db(),
    `query ($search: String) { tenders(filter: { search: $search, searchExactly: true }) { nodes { title } } }`,
    { search },
  )
  expect(errors).toBeUndefined()
  return data.tenders.nodes.map(({ title }: { title: string }) => title).toSorted()
}

beforeEach(async () => {
  await aTender(db(), { title: 'Brug', cpv: ['45221111', '71000000'], publicationId: '00412345-2026', reference: null })
  await aTender(db(), { title: 'Weg', cpv: ['45233120'], publicationId: 'TN-77.1', reference: 'INK/26-017 b' })
})

test.each([
  ['45221111', ['Brug']],
  ['45221111-3', ['Brug']],
  ['45221000', ['Brug']],
  ['45200000', ['Brug', 'Weg']],
  ['45000000', ['Brug', 'Weg']],
  ['71000000', ['Brug']],
  ['70000000', []],
  ['412345-2026', ['Brug']],
  ['00412345-2026', ['Brug']],
  ['4123452026', ['Brug']],
  ['tn77.1', ['Weg']],
  ['ink/26-017', []],
  ['INK26017B', ['Weg']],
  ['45200000 brug', ['Brug']],
  ['2026', []],
])('the search %j finds %j', async (search, titles) => {
  expect(await found(search)).toEqual(titles)
})

test('a tender is found by the publication number of its copy, until the copies are separated', async () => {
  const { id } = await aTender(db(), { title: 'Sluis', publicationId: '111222' })
  const copy = await aTender(db(), { title: 'Lock', publicationId: '9-8-7654', copyOf: id, source: 'ted' })
  expect(await found('987654')).toEqual(['Sluis'])
  await db().update(Tender, copy.id, { copyOf: null })
  expect(await found('987654')).toEqual(['Lock'])
  await db().update(Tender, copy.id, { copyOf: id })
  expect(await found('987654')).toEqual(['Sluis'])
})

test('a tender is found by a code that is added later', async () => {
  const { id } = await aTender(db(), { title: 'Sluis', cpv: [] })
  await db().update(Tender, id, { cpv: ['50000000'], reference: 'ABC-9001' })
  expect(await found('50000000')).toEqual(['Sluis'])
  expect(await found('abc9001')).toEqual(['Sluis'])
})
