import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { DataSource } from 'typeorm'
import { testDatabase } from '../../test/database.js'
import { aTender } from '../../test/factories.js'
import { type RunningProcess, startProcess } from '../../test/process.js'
import { until } from '../../test/until.js'
import { createDataSource } from '../data-source.js'
import { handOverJobs } from './hand-over.js'
import { Job, JobKind } from './job.entity.js'
import { runJob } from './job.service.js'

const database = testDatabase()
const db = () => database.manager

/** On a busy machine a worker may begin late; only where it stands still is it not waited for. */
const PATIENT_MS = 60_000

/** Of a web process, which hands its jobs over. */
let web: DataSource
beforeEach(async () => {
  web = await createDataSource(database.url).initialize()
  handOverJobs(web, PATIENT_MS)
})
afterEach(() => web.destroy())

async function startWorker(): Promise<RunningProcess> {
  const worker = startProcess('api/dist/src/work.js', {
    DATABASE_URL: database.url,
    DATABASE_POOL_SIZE: '4',
    NODE_ENV: 'test',
    SOURCES: 'live',
    TED_URL: 'http://127.0.0.1:9',
    SESSION_SECRET: 'a secret of the tests and of nothing else',
    REFRESH_SCHEDULE: '0 0 1 1 *',
    AWARDS_SCHEDULE: '0 0 1 1 *',
    RECLASSIFY_SCHEDULE: '0 0 1 1 *',
    LOG_LEVEL: 'silent',
  })
  await worker.until(/works/)
  return worker
}

const queued = async () => {
  const [{ count }] = await database.source.query<[{ count: number }]>(
    'SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = ANY ($1)',
    [Object.values(JobKind)],
  )
  return count
}

const byItself = () => jest.fn(async () => ({ processed: -1 }))

describe('a job that a web process is asked for', () => {
  let worker: RunningProcess
  beforeAll(async () => {
    worker = await startWorker()
  })
  afterAll(() => worker.kill())

  test('is done by a worker, once for all who ask at the same time, and they get its result', async () => {
    for (let count = 0; count < 3; count++) await aTender(db())
    const other = await createDataSource(database.url).initialize()
    handOverJobs(other, PATIENT_MS)
    try {
      const work = byItself()
      const asked = [web, other].map(({ manager }) => runJob(manager, { kind: JobKind.RECLASSIFY }, work))
      expect(await Promise.all(asked)).toMatchObject([{ processed: 3 }, { processed: 3 }])
      expect(work).not.toHaveBeenCalled()
      expect(await db().countBy(Job, { kind: JobKind.RECLASSIFY })).toBe(1)
      // Asked again, it is done again.
      await aTender(db())
      expect(await runJob(web.manager, { kind: JobKind.RECLASSIFY }, work)).toMatchObject({ processed: 4 })
    } finally {
      await other.destroy()
    }
  })

  test('and fails there is told with its sentence, and not tried again', async () => {
    const work = byItself()
    const failing = runJob(web.manager, { kind: JobKind.REFRESH, scope: 'ted' }, work)
    await expect(failing).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringMatching(/was niet bereikbaar/),
    })
    expect(work).not.toHaveBeenCalled()
    // Its result is there a moment before it leaves the queue.
    await until(async () => (await queued()) === 0)
    expect(await db().countBy(Job, { kind: JobKind.REFRESH })).toBe(1)
  })

  test('within its cool-down is not queued', async () => {
    const options = { kind: JobKind.REFRESH, coolDownMs: 60_000, afterCoolDown: () => ({ processed: 0 }) }
    await runJob(db(), options, async () => ({ processed: 1 }))
    const work = byItself()
    expect(await runJob(web.manager, options, work)).toEqual({ processed: 0 })
    expect(work).not.toHaveBeenCalled()
    expect(await db().countBy(Job, { kind: JobKind.REFRESH })).toBe(1)
  })

  test('is done by the web process when a worker does not take it', async () => {
    const work = byItself()
    handOverJobs(web)
    worker.child.kill('SIGSTOP')
    try {
      expect(await runJob(web.manager, { kind: JobKind.RECLASSIFY }, work)).toEqual({ processed: -1 })
    } finally {
      worker.child.kill('SIGCONT')
    }
    // What it finds in its queue has been done meanwhile.
    await until(async () => (await queued()) === 0)
    expect(await db().countBy(Job, { kind: JobKind.RECLASSIFY })).toBe(1)
  })

  test('is taken over when the worker is killed halfway', async () => {
    const holder = web.createQueryRunner()
    await holder.query('BEGIN')
    await holder.query('LOCK TABLE tenders')
    const work = byItself()
    const asked = runJob(web.manager, { kind: JobKind.RECLASSIFY }, work)
    await until(() => db().existsBy(Job, { kind: JobKind.RECLASSIFY }))
    await worker.kill()
    await holder.query('ROLLBACK')
    await holder.release()
    expect(await asked).toEqual({ processed: -1 })
  })
  test('is done by the web process when no worker is alive', async () => {
    const work = byItself()
    const before = await queued()
    expect(await runJob(web.manager, { kind: JobKind.RECLASSIFY }, work)).toEqual({ processed: -1 })
    expect(work).toHaveBeenCalled()
    expect(await queued()).toBe(before)
  })
})
