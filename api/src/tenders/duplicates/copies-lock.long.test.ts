import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { DataSource, EntityManager } from 'typeorm'
import { assignment, clustersOf, stored } from '../../../test/copies.js'
import { testDatabase } from '../../../test/database.js'
import { untilBlocked } from '../../../test/until-blocked.js'
import { createDataSource } from '../../processes/data-source.js'
import type { NoticeDraft } from '../../ingest/notices/draft.js'
import { closeVanished } from '../../ingest/notices/vanish.service.js'
import type { SourceKey } from '../../reference/sources.js'

const database = testDatabase()
const db = () => database.manager
let otherProcess: DataSource
beforeAll(async () => {
  otherProcess = await createDataSource(database.url, { poolSize: 2 }).initialize()
})
afterAll(() => otherProcess.destroy())

const store = (source: SourceKey, given: Partial<NoticeDraft> = {}, at: EntityManager = db()) =>
  stored(at, source, [assignment('1', { maxHourlyRate: 110, ...given })])

/** Commits `ms` after another session starts to wait for the transaction. */
async function held(ms: number, work: (tx: EntityManager) => Promise<unknown>) {
  let hasWorked = () => {}
  const worked = new Promise<void>(resolve => {
    hasWorked = resolve
  })
  const end = { isOver: false, committed: Promise.resolve() }
  end.committed = db().transaction(async tx => {
    await work(tx)
    hasWorked()
    await untilBlocked(db())
    await new Promise(resolve => setTimeout(resolve, ms))
    end.isOver = true
  })
  await worked
  return end
}

describe('while another process closes the shown copy', () => {
  test('storing a third copy waits longer than a row lock allows, and makes no copy of a copy', async () => {
    await store('headfirst')
    await store('between', { maxHourlyRate: null })
    const closing = await held(4500, tx => closeVanished(tx, 'headfirst', []))
    await store('striive', { maxHourlyRate: null }, otherProcess.manager)
    expect(closing.isOver).toBe(true)
    await closing.committed
    expect(await clustersOf(db())).toEqual([
      { source: 'between', under: null },
      { source: 'headfirst', under: 'between' },
      { source: 'striive', under: 'between' },
    ])
  })

  test('closing a second copy still shows the third, which is open', async () => {
    for (const source of ['headfirst', 'between', 'striive'] as const) await store(source)
    const closing = await held(0, tx => closeVanished(tx, 'headfirst', []))
    await closeVanished(otherProcess.manager, 'between', [])
    await closing.committed
    expect(await clustersOf(db())).toContainEqual({ source: 'striive', under: null })
  })

  test('storing a changed copy causes no deadlock', async () => {
    await store('headfirst')
    await store('between')
    await db().query(`CREATE FUNCTION take_long() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.3); RETURN NULL; END $$;
      CREATE TRIGGER take_long AFTER UPDATE OF status ON tenders FOR EACH STATEMENT EXECUTE FUNCTION take_long()`)
    try {
      const later = new Date(Date.now() + 33 * 86_400_000)
      const both = [
        closeVanished(db(), 'headfirst', []),
        store('between', { closingDate: later }, otherProcess.manager),
      ]
      expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    } finally {
      await db().query('DROP FUNCTION take_long CASCADE')
    }
    expect(await clustersOf(db())).toEqual([
      { source: 'between', under: null },
      { source: 'headfirst', under: 'between' },
    ])
  })
})

test('a transaction is retried once after a lock timeout', async () => {
  await store('headfirst')
  const locking = await held(2500, tx => tx.query('SELECT FROM tenders FOR UPDATE'))
  expect((await closeVanished(db(), 'headfirst', [])).closed).toBe(1)
  await locking.committed
})
