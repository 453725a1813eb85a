import { afterEach, describe, expect, jest, test } from '@jest/globals'
import type { JobHelpers } from 'graphile-worker'
import { v7 as uuid } from 'uuid'
import { testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { until } from '../../../test/until.js'
import { dueSources } from '../../ingest/harvest/due.service.js'
import { ScraperRun } from '../../ingest/harvest/run.entity.js'
import { forgetOldRuns } from '../../ingest/harvest/run.service.js'
import { ABANDONED, forgetOldJobs } from '../../platform/jobs/job-row.js'
import { Job, JobKind } from '../../platform/jobs/job.entity.js'
import { queueJob, WORKER_LOCK } from '../../platform/jobs/job-queue.js'
import { RunStatus } from '../../reference/tender-values.js'
import { tasksOf } from './tasks.js'
import { startWorker, type Worker } from './worker.js'

const database = testDatabase()
const db = () => database.manager

const aJob = (kind: JobKind, given: Partial<Job> = {}) =>
  db().insert(Job, { id: uuid(), kind, status: RunStatus.RUNNING, startedAt: new Date(), ...given })
const aRun = (source: string, startedAt: Date) =>
  db().insert(ScraperRun, { id: uuid(), source, status: RunStatus.SUCCESS, startedAt })

/** A job that was running when its worker died. */
async function aJobOfTheDead(kind: JobKind): Promise<void> {
  await aJob(kind)
  await queueJob(db(), { kind, scope: null })
  const lock = `SET locked_by = 'pool-dead', locked_at = now()`
  await db().query(`UPDATE graphile_worker._private_jobs ${lock}, attempts = 1`)
  await db().query(`UPDATE graphile_worker._private_job_queues ${lock}`)
}

describe('workers', () => {
  const running: Worker[] = []
  afterEach(async () => {
    for (const worker of running.splice(0)) await worker.stop()
  })
  const start = (given: { die?: () => void; graceMs?: number } = {}) => {
    const worker = startWorker(db(), database.url, testSettings(), { die: () => undefined, ...given })
    running.push(worker)
    return worker
  }
  const succeeded = (kind: JobKind) => db().countBy(Job, { kind, status: RunStatus.SUCCESS })
  const holders = () =>
    db().query<{ pid: number }[]>(
      `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [WORKER_LOCK],
    )

  test('take over a job of a dead worker, and its row says so', async () => {
    await aJobOfTheDead(JobKind.CATEGORIZE)
    start({ graceMs: 200 })
    await until(async () => (await succeeded(JobKind.CATEGORIZE)) > 0)
    const jobs = await db().find(Job, { order: { startedAt: 'ASC' } })
    expect(jobs.map(({ status, errorMessage }) => [status, errorMessage])).toEqual([
      ['failed', ABANDONED],
      ['success', null],
    ])
  })

  test('leave a job alone while its worker may still be running', async () => {
    await aJobOfTheDead(JobKind.CATEGORIZE)
    start()
    await queueJob(db(), { kind: JobKind.RECLASSIFY, scope: null })
    await until(async () => (await succeeded(JobKind.RECLASSIFY)) > 0)
    expect(await succeeded(JobKind.CATEGORIZE)).toBe(0)
    expect(await db().findOneByOrFail(Job, { kind: JobKind.CATEGORIZE })).toMatchObject({ status: 'running' })
  })

  test('run one job at a time, and start the next when it ends', async () => {
    const first = start()
    await until(async () => (await holders()).length === 1)
    const [{ pid }] = (await holders()) as [{ pid: number }]
    start()
    await queueJob(db(), { kind: JobKind.CATEGORIZE, scope: null })
    await until(async () => (await succeeded(JobKind.CATEGORIZE)) === 1)
    expect(await holders()).toEqual([{ pid }])
    await first.stop()
    running.shift()
    await queueJob(db(), { kind: JobKind.CATEGORIZE, scope: null })
    await until(async () => (await succeeded(JobKind.CATEGORIZE)) === 2)
  })

  test('end their process when the connection with their advisory lock closes', async () => {
    const die = jest.fn()
    start({ die })
    await until(async () => (await holders()).length === 1)
    expect(die).not.toHaveBeenCalled()
    await db().query('SELECT pg_terminate_backend($1)', [(await holders())[0]!.pid])
    await until(() => die.mock.calls.length > 0)
  })
})

describe('an abandoned job', () => {
  test('is closed with a reason, together with its runs', async () => {
    await aJob(JobKind.REFRESH)
    await db().insert(ScraperRun, { id: uuid(), source: 'ted', status: RunStatus.RUNNING, startedAt: new Date() })
    await tasksOf(db(), testSettings()).look_after!({}, {} as JobHelpers)
    expect(await db().find(Job)).toMatchObject([{ status: 'failed', errorMessage: ABANDONED }])
    expect(await db().find(ScraperRun)).toMatchObject([{ status: 'failed' }])
  })

  test('is not confused with one that waits for a retry', async () => {
    await aJobOfTheDead(JobKind.RECLASSIFY)
    await tasksOf(db(), testSettings()).look_after!({}, {} as JobHelpers)
    expect(await db().find(Job)).toMatchObject([{ status: 'running' }])
  })
})

describe('the history of jobs and runs', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

  test('is deleted after a year, except for the newest of each kind and source', async () => {
    for (const days of [500, 400, 300])
      await aJob(JobKind.REFRESH, { status: RunStatus.SUCCESS, startedAt: daysAgo(days), label: `${days}` })
    await aJob(JobKind.RECLASSIFY, { status: RunStatus.SUCCESS, startedAt: daysAgo(700), label: '700' })
    await aJob(JobKind.REFRESH, { status: RunStatus.SUCCESS, startedAt: daysAgo(800), label: '800', scope: 'ted' })
    for (let count = 0; count < 16; count++) await aRun('ted', daysAgo(400 + count))
    await aRun('striive', daysAgo(2))
    await forgetOldJobs(db())
    await forgetOldRuns(db())
    expect((await db().find(Job, { order: { label: 'ASC' } })).map(({ label }) => label)).toEqual(['300', '700', '800'])
    expect(await db().countBy(ScraperRun, { source: 'ted' })).toBe(14)
    expect(await db().countBy(ScraperRun, { source: 'striive' })).toBe(1)
  })
})

describe('a source with an interval of its own', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const due = (sourceIntervals: Record<string, number>) => dueSources(db(), testSettings({ sourceIntervals }), now)

  test('is due when the interval has passed since its last start, or when it was never read', async () => {
    await aRun('ted', minutesAgo(31))
    await aRun('ted', minutesAgo(500))
    await aRun('tenderned', minutesAgo(29))
    expect(await due({ ted: 30, tenderned: 30, striive: 30 })).toEqual(['ted', 'striive'])
  })

  test('counts from the newest run of any source of its connector', async () => {
    await aRun('striive', minutesAgo(90))
    await aRun('between', minutesAgo(10))
    expect(await due({ striive: 30 })).toEqual([])
  })

  test('is never due without an interval, or when it is switched off', async () => {
    expect(await due({})).toEqual([])
    expect(await dueSources(db(), testSettings({ sourceIntervals: { ted: 30 }, sourcePlaces: {} }), now)).toEqual([])
  })
})
