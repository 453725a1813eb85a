import { describe, expect, test } from '@jest/globals'
import { v7 as uuid } from 'uuid'
import { testSettings } from '../../test/ask.js'
import { testDatabase } from '../../test/database.js'
import { until } from '../../test/until.js'
import { dueSources } from '../harvest/due.service.js'
import { ScraperRun } from '../harvest/run.entity.js'
import { forgetOldRuns } from '../harvest/run.service.js'
import { ABANDONED, forgetOldJobs } from '../jobs/job-row.js'
import { Job, JobKind } from '../jobs/job.entity.js'
import { runJob } from '../jobs/job.service.js'
import { RunStatus } from '../reference/tender-values.js'
import { startWorker } from './worker.js'
import { takeOver } from './take-over.js'

const database = testDatabase()
const db = () => database.manager

const aJob = (kind: JobKind, given: Partial<Job> = {}) =>
  db().insert(Job, { id: uuid(), kind, status: RunStatus.RUNNING, startedAt: new Date(), ...given })
const aRun = (source: string, startedAt: Date) =>
  db().insert(ScraperRun, { id: uuid(), source, status: RunStatus.SUCCESS, startedAt })

async function takenOver(): Promise<string[]> {
  const queued: string[] = []
  await takeOver(db(), async (kind, scope) => queued.push(scope === null ? kind : `${kind} ${scope}`))
  return queued
}

describe('a job whose process died', () => {
  test('is closed with a sentence, its runs too, and begun again', async () => {
    await aJob(JobKind.REFRESH)
    await aJob(JobKind.RECLASSIFY)
    await db().insert(ScraperRun, { id: uuid(), source: 'ted', status: RunStatus.RUNNING, startedAt: new Date() })
    expect(await takenOver()).toEqual([JobKind.REFRESH, JobKind.RECLASSIFY])
    expect((await db().find(Job)).map(({ status, errorMessage }) => [status, errorMessage])).toEqual([
      ['failed', ABANDONED],
      ['failed', ABANDONED],
    ])
    expect(await db().find(ScraperRun)).toMatchObject([{ status: 'failed' }])
    expect(await takenOver()).toEqual([])
  })

  test('is begun again with its own scope', async () => {
    await aJob(JobKind.REFRESH, { scope: 'ted' })
    expect(await takenOver()).toEqual(['refresh ted'])
  })

  test('is not begun for ever when it takes its process down each time', async () => {
    for (const expected of [[JobKind.REFRESH], [JobKind.REFRESH], []]) {
      await aJob(JobKind.REFRESH)
      expect(await takenOver()).toEqual(expected)
    }
  })

  test('is not confused with one that runs', async () => {
    let end = () => {}
    const ended = new Promise<void>(resolve => {
      end = resolve
    })
    const running = runJob(db(), { kind: JobKind.RECLASSIFY }, () => ended.then(() => ({ n: 1 })))
    await until(() => db().existsBy(Job, { status: RunStatus.RUNNING }))
    expect(await takenOver()).toEqual([])
    end()
    expect(await running).toEqual({ n: 1 })
  })

  test('is taken over by a worker as soon as it starts', async () => {
    await aJob(JobKind.CATEGORIZE)
    const worker = await startWorker(db(), database.url, testSettings())
    try {
      const isDone = () => db().existsBy(Job, { kind: JobKind.CATEGORIZE, status: RunStatus.SUCCESS })
      await until(isDone)
      expect(await db().countBy(Job, { kind: JobKind.CATEGORIZE })).toBe(2)
    } finally {
      await worker.stop()
    }
  })
})

describe('what jobs and runs leave behind', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

  test('is forgotten after a year, but for the newest of each kind and source', async () => {
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

  test('is due when that has passed since it was begun, or was never read', async () => {
    await aRun('ted', minutesAgo(31))
    await aRun('ted', minutesAgo(500))
    await aRun('tenderned', minutesAgo(29))
    expect(await due({ ted: 30, tenderned: 30, striive: 30 })).toEqual(['ted', 'striive'])
  })

  test('counts from the newest run of any source that its connector reads', async () => {
    await aRun('striive', minutesAgo(90))
    await aRun('between', minutesAgo(10))
    expect(await due({ striive: 30 })).toEqual([])
  })

  test('is never due without one, or when it is not read at all', async () => {
    expect(await due({})).toEqual([])
    expect(await dueSources(db(), testSettings({ sourceIntervals: { ted: 30 }, sourcePlaces: {} }), now)).toEqual([])
  })
})
