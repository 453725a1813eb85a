import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { backUp } from '../../../test/base-backup.js'
import { empty } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { until } from '../../../test/until.js'
import { TenderCategory } from '../../tenders/tender/tender-category.entity.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { createDataSource } from '../../processes/data-source.js'
import { migrate } from '../../processes/migrate.js'
import { prepareQueue } from '../../processes/worker/worker.js'
import { runInRequest } from '../load-shedding/request-scope.js'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js'
import { namedQuery } from './named-query.js'
import { readFromReplica, type ReplicatedSource } from './replicated.js'

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-replicas-'))
fs.chmodSync(directory, 0o755)
const place = (name: string) => path.join(directory, name)
/** So long that a replica serves while a test lets it lag. */
const LONG_MS = 600_000
const SHORT_MS = 500

let primary: EmbeddedPostgres
let replica: EmbeddedPostgres
let onReplica: ReplicatedSource
let source: ReplicatedSource

const startReplica = () => startEmbeddedPostgres({ dataDirectory: place('replica'), unsafeButFast: true })
const sourceWith = (urls: readonly string[], maxLagMs = LONG_MS) =>
  createDataSource(primary.url, { replicas: { urls, maxLagMs } }).initialize()

beforeAll(async () => {
  primary = await startEmbeddedPostgres({ dataDirectory: place('primary'), unsafeButFast: true })
  await migrate(primary.url)
  await prepareQueue(primary.url)
  const owner = await createDataSource(primary.url).initialize()
  // The setting of production; the fast one would tell of a change before it is in the log.
  await owner.query('ALTER DATABASE greenrock SET synchronous_commit = on')
  await backUp(owner, {
    from: place('primary'),
    to: place('replica'),
    signal: 'standby',
    settings: [`primary_conninfo = 'host=127.0.0.1 port=${new URL(primary.url).port} user=postgres'`],
  })
  await owner.destroy()
  replica = await startReplica()
  onReplica = await createDataSource(replica.url, { poolSize: 2 }).initialize()
  source = await sourceWith([replica.url])
}, 120_000)
afterAll(async () => {
  await source.destroy()
  await onReplica.destroy()
  await replica.stop()
  await primary.stop()
  fs.rmSync(directory, { recursive: true, force: true })
})
beforeEach(async () => {
  await empty(source)
  await serving(true)
})

const serving = (isServing: boolean, at = source) => until(() => at.replicas.states()[0]!.isServing === isServing)
const IS_REPLICA = 'SELECT pg_is_in_recovery() AS "isReplica"'
const isReplica = async (at = source) => (await at.query<[{ isReplica: boolean }]>(IS_REPLICA))[0].isReplica
/** As a request that only reads does. */
const reading = <Result>(work: () => Promise<Result>, { written = 0, caller = 'somebody', at = source } = {}) =>
  runInRequest(caller, () => {
    readFromReplica(at.manager, written)
    return work()
  })
/** The same, once a replica may answer: a busy machine may have kept it from answering in time. */
async function served<Result>(work: () => Promise<Result>, given: Parameters<typeof reading>[1] = {}): Promise<Result> {
  const { written = 0, caller = 'somebody', at = source } = given
  await until(() => at.replicas.forCaller(caller, written) !== null)
  return reading(work, given)
}
const position = async () => {
  const sql = `SELECT (pg_current_wal_insert_lsn() - '0/0')::float8 AS position`
  return (await source.query<[{ position: number }]>(sql))[0].position
}
const pauseReplay = () => onReplica.query('SELECT pg_wal_replay_pause()')
const resumeReplay = () => onReplica.query('SELECT pg_wal_replay_resume()')

describe('the statements of a request that only reads', () => {
  test('go to the replica: hand-written ones, named ones, and those of TypeORM', async () => {
    await aTender(source.manager)
    await until(() => reading(async () => (await source.manager.count(Tender)) === 1))
    expect(await served(isReplica)).toBe(true)
    expect(await served(() => namedQuery(source.manager, { text: IS_REPLICA, values: [] }))).toEqual([
      { isReplica: true },
    ])
    const found = await served(() =>
      source.manager.createQueryBuilder(Tender, 't').select('pg_is_in_recovery()', 'isReplica').getRawOne<object>(),
    )
    expect(found).toEqual({ isReplica: true })
  })

  test('go to the primary when they are in a transaction, and when they write', async () => {
    const { id } = await aTender(source.manager)
    await reading(() => source.manager.transaction(async tx => tx.update(Tender, { id }, { title: 'Gewijzigd' })))
    expect(await source.manager.findOneByOrFail(Tender, { id })).toMatchObject({ title: 'Gewijzigd' })
  })

  test('are repeated on the primary when the replica breaks off', async () => {
    const END = `SELECT pg_is_in_recovery() AND pg_terminate_backend(pg_backend_pid()) AS "isEnded"`
    for (const breakOff of [() => source.query(END), () => namedQuery(source.manager, { text: END, values: [] })]) {
      // The pool may still have the connection that was broken off before.
      await until(() => served(isReplica))
      expect(await served(async () => [await isReplica(), await breakOff(), await isReplica()])).toEqual([
        true,
        [{ isEnded: false }],
        // Also what follows, because the replica may lack what the primary has answered.
        false,
      ])
    }
  })

  test('are not repeated after an error of their own', async () => {
    await expect(served(() => source.query('SELECT 1 / (pg_is_in_recovery()::int - 1)'))).rejects.toThrow('division')
  })
})

test('everything else goes to the primary', async () => {
  expect(await isReplica()).toBe(false)
  expect(await runInRequest('somebody', isReplica)).toBe(false)
})

describe('a request', () => {
  test('finds the last write of its session while others still read from a replica that lacks it', async () => {
    await pauseReplay()
    try {
      await aTender(source.manager)
      const written = await position()
      const count = () => source.manager.count(TenderCategory)
      expect([await served(count), await reading(count, { written })]).toEqual([0, 1])
      await resumeReplay()
      expect(await served(isReplica, { written })).toBe(true)
      expect(await reading(count, { written })).toBe(1)
    } finally {
      await resumeReplay()
    }
  })

  test('finds what its process was told of', async () => {
    await pauseReplay()
    try {
      await aTender(source.manager)
      source.replicas.noteChange()
      expect(await reading(isReplica)).toBe(false)
      expect(await reading(() => source.manager.count(Tender))).toBe(1)
    } finally {
      await resumeReplay()
    }
    expect(await served(isReplica)).toBe(true)
    expect(await reading(() => source.manager.count(Tender))).toBe(1)
  })
})

describe('a replica', () => {
  test('that lags too much is skipped, says so, and serves again once it has caught up', async () => {
    const strict = await sourceWith([replica.url], SHORT_MS)
    try {
      await serving(true, strict)
      await pauseReplay()
      await aTender(source.manager)
      await serving(false, strict)
      expect(await reading(() => isReplica(strict), { at: strict })).toBe(false)
      expect(strict.replicas.states()[0]!.lagSeconds).toBeGreaterThan(SHORT_MS / 1000)
      await resumeReplay()
      await serving(true, strict)
      expect(await served(() => isReplica(strict), { at: strict })).toBe(true)
    } finally {
      await resumeReplay()
      await strict.destroy()
    }
  })

  test('answers all statements of a request, and all requests of a caller, while others have another one', async () => {
    const named = (name: string) => `${replica.url}?application_name=${name}`
    const two = await sourceWith(['one', 'other'].map(named))
    const name = `SELECT current_setting('application_name') AS name`
    const byQuery = async () => (await two.query<[{ name: string }]>(name))[0].name
    const byName = async () => (await namedQuery<{ name: string }>(two.manager, { text: name, values: [] }))[0]!.name
    const asked = async (caller: string) => {
      await until(() => two.replicas.states().every(({ isServing }) => isServing))
      return reading(() => Promise.all([byQuery(), byName(), byQuery()]), { caller, at: two })
    }
    try {
      const first = [await asked('a'), await asked('b')]
      expect(first.map(names => new Set(names).size)).toEqual([1, 1])
      expect(new Set(first.flat())).toEqual(new Set(['one', 'other']))
      expect([await asked('a'), await asked('b')]).toEqual(first)
    } finally {
      await two.destroy()
    }
  })

  test('that is down is skipped, also at the start', async () => {
    const { host, pathname } = new URL(replica.url)
    await onReplica.destroy()
    await replica.stop()
    await serving(false)
    expect(await reading(isReplica)).toBe(false)
    const started = await sourceWith([replica.url])
    expect(started.replicas.states()).toEqual([{ replica: host + pathname, isServing: false, lagSeconds: null }])
    await started.destroy()
    // It returns at another address, because the port may have been taken.
    replica = await startReplica()
    onReplica = await createDataSource(replica.url, { poolSize: 2 }).initialize()
    await source.destroy()
    source = await sourceWith([replica.url])
    expect(await served(isReplica)).toBe(true)
  })

  test('that was promoted is skipped, because it follows the primary no longer', async () => {
    await onReplica.query('SELECT pg_promote()')
    await serving(false)
    expect(await reading(isReplica)).toBe(false)
  })
})
