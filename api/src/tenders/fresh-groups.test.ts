import { expect, test } from '@jest/globals'
import { ask } from '../../test/ask.js'
import { testDatabase } from '../../test/database.js'
import { aTender } from '../../test/factories.js'
import { recordStatements } from '../../test/statements.js'
import { until } from '../../test/until.js'

const database = testDatabase()
const db = () => database.manager
const record = recordStatements
const COUNTED = '{ tenders(first: 1, filter: { openClosed: OPEN }) { totalCount nodes { title } } }'
const open = async () => (await ask(db(), COUNTED)).data.tenders.totalCount as number

test('a list with its count is one statement as long as nothing changes', async () => {
  await aTender(db())
  await open()
  expect(await record(database.source)(open)).toHaveLength(1)
})

test('a committed change is counted by the next request', async () => {
  await aTender(db())
  expect(await open()).toBe(1)
  const another = await aTender(db())
  expect(await open()).toBe(2)
  await db().query('UPDATE tenders SET archived = true WHERE id = $1', [another.id])
  expect(await open()).toBe(1)
})

test('a change that is not committed is counted in its own transaction only', async () => {
  await aTender(db())
  await open()
  await db().transaction(async tx => {
    await aTender(tx)
    expect((await ask(tx, COUNTED)).data.tenders.totalCount).toBe(2)
    expect(await open()).toBe(1)
  })
  expect(await open()).toBe(2)
})

test('a tender that closes is not counted as open any more, though nothing was written', async () => {
  await aTender(db(), { closingDate: new Date(Date.now() + 60_000) })
  await db().query("UPDATE tenders SET closing_date = now() + interval '2 s'")
  expect(await open()).toBe(1)
  await until(async () => (await open()) === 0)
})

test('counts alone, too, are asked again only after a change', async () => {
  const facets = () => ask(db(), '{ tenders { facets { status { count } } } }')
  await facets()
  expect(await record(database.source)(facets)).toHaveLength(1)
  await aTender(db())
  const { data } = await facets()
  expect(data.tenders.facets.status[0].count).toBe(1)
})

test('counts that are asked for at once share a statement, and none is of before its own question', async () => {
  const facets = async () => {
    const { data } = await ask(db(), '{ tenders { facets { status { count } } } }')
    return data.tenders.facets.status[0].count as number
  }
  await facets()
  const statements = await record(database.source)(() => Promise.all(Array.from({ length: 20 }, facets)))
  expect(statements.length).toBeLessThanOrEqual(2)
  const before = facets()
  await aTender(db())
  const asked = [facets(), facets()]
  expect(await Promise.all(asked)).toEqual([1, 1])
  await before
})
