import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { EntityManager } from 'typeorm'
import { ask } from '../../../test/ask.js'
import { ownDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { recordStatements } from '../../../test/statements.js'
import { until } from '../../../test/until.js'
import type { Notifications } from '../../platform/notifications/notifications.js'
import { listenToPostgres } from '../../platform/notifications/postgres-notifications.js'
import { followChanges, TENDERS_CHANGED } from './change-cache.js'
import { groupsSql } from '../query/groups.js'

const database = ownDatabase()
const db = () => database.manager

const open = async (tx: EntityManager = db()) => {
  const query = '{ tenders(first: 1, filter: { openClosed: OPEN }) { totalCount nodes { title } } }'
  return (await ask(tx, query)).data.tenders.totalCount as number
}
const ted = async () => {
  const { data } = await ask(db(), '{ tenders { facets { source { key count } } } }')
  const counts = data.tenders.facets.source as { key: string; count: number }[]
  return counts.find(({ key }) => key === 'ted')!.count
}

test('a process that does not follow changes counts every time', async () => {
  await aTender(db())
  expect(await open()).toBe(1)
  await aTender(db())
  expect(await open()).toBe(2)
})

describe('a process that follows changes', () => {
  let changes: Notifications
  beforeAll(async () => {
    changes = await listenToPostgres(database.url, [TENDERS_CHANGED])
    followChanges(database.source, changes)
  })
  afterAll(() => changes.stop())
  /** The rows of the previous test are deleted without triggers. */
  const anew = async (count: number) => {
    for (let index = 0; index < count; index++) await aTender(db(), { source: 'ted', closingDate: null })
    await until(async () => (await open()) === count && (await ted()) === count)
  }

  test('answers a list with its count in one statement while nothing changes', async () => {
    await anew(1)
    // A notification of the insert may still arrive.
    await until(async () => (await recordStatements(database.source)(() => open())).length === 1)
  })

  test('counts each committed change', async () => {
    await anew(1)
    const { id } = await aTender(db(), { source: 'ted', closingDate: null })
    await until(async () => (await open()) === 2 && (await ted()) === 2)
    await db().query('UPDATE tenders SET archived = true WHERE id = $1', [id])
    await until(async () => (await open()) === 1 && (await ted()) === 1)
    await db().query(`UPDATE tenders SET source = 'tenderned' WHERE id <> $1`, [id])
    await until(async () => (await open()) === 1 && (await ted()) === 0)
    await db().query('TRUNCATE tenders CASCADE')
    await until(async () => (await open()) === 0)
  })

  test('reads the categories after a change of them only', async () => {
    const labels = async () => {
      const { data } = await ask(db(), '{ tenders { facets { category { label } } } }')
      return data.tenders.facets.category.map(({ label }: { label: string }) => label) as string[]
    }
    const rename = (name: string) => db().query(`UPDATE categories SET name = $1 WHERE slug = 'zorg-welzijn'`, [name])
    await until(async () => (await recordStatements(database.source)(labels)).length === 0)
    for (const name of ['Zorg', 'Zorg & Welzijn']) {
      const notified = new Promise(resolve => changes.subscribe(TENDERS_CHANGED, resolve))
      await rename(name)
      await notified
      await until(async () => (await labels()).includes(name))
    }
  })

  test('counts an uncommitted change in its own transaction only', async () => {
    await anew(1)
    await db().transaction(async tx => {
      await aTender(tx)
      expect(await open(tx)).toBe(2)
      expect(await open()).toBe(1)
    })
    await until(async () => (await open()) === 2)
  })

  test('counts a tender as closed from the next minute after its deadline, although nothing was written', async () => {
    await aTender(db(), { closingDate: new Date(Date.now() + 3_600_000) })
    await until(async () => (await open()) === 1)
    // Simulates the passing of time: without a trigger that notifies.
    await db().transaction(async tx => {
      await tx.query('SET LOCAL session_replication_role = replica')
      await tx.query("UPDATE tenders SET closing_date = now() - interval '1 s'")
    })
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    expect(await open()).toBe(0)
    clock.mockRestore()
  })

  test('shares a statement among concurrent equal requests', async () => {
    await anew(1)
    await aTender(db(), { closingDate: null })
    await until(async () => (await open()) === 2)
    const before = await recordStatements(database.source)(() => Promise.all(Array.from({ length: 20 }, ted)))
    expect(before.length).toBeLessThanOrEqual(3)
  })
})

test.each([
  [false, 'tenders_newest'],
  [true, 'tenders_archive'],
])('facet counts (archived: %j) are an index-only scan of %s', async (archived, index) => {
  const { text, values } = groupsSql({
    filter: { archived },
    categories: [],
    viewer: null,
    excluded: null,
    search: null,
  })
  // With so few rows the planner would choose any index, and only a covering one avoids reading the rows.
  for (let number = 0; number < 50; number++) await aTender(db(), { archived: number % 2 === 0 })
  await db().query('VACUUM ANALYZE tenders')
  const plan = await db().transaction(async tx => {
    await tx.query('SET LOCAL enable_seqscan = off')
    return JSON.stringify(await tx.query(`EXPLAIN ${text}`, [...values]))
  })
  expect(plan).toContain(`Index Only Scan using ${index} on tenders`)
})
