import { describe, expect, test } from '@jest/globals'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, testSettings } from '../../../test/ask.js'
import { testDatabase } from '../../../test/database.js'
import { aUser } from '../../../test/factories.js'
import { until } from '../../../test/until.js'
import { createDataSource } from '../../processes/data-source.js'
import { Job, JobKind } from './job.entity.js'
import { cancelJob } from './job-row.js'
import { type RunningJob, runJob } from './job.service.js'

const database = testDatabase()
const db = () => database.manager

const untilRunning = () => until(() => db().existsBy(Job, { status: 'running' }))

/** Work that goes on until it is aborted. */
const endless = async ({ signal }: RunningJob): Promise<{ n: number }> => {
  for (;;) {
    signal.throwIfAborted()
    await wait(20)
  }
}

/** Work that ends early with a partial result. */
const graceful = async ({ signal }: RunningJob): Promise<{ n: number }> => {
  while (!signal.aborted) await wait(20)
  return { n: 7 }
}

describe('cancelling a job', () => {
  test('works from another process, is reported to its callers, and lets the next job run', async () => {
    const other = await createDataSource(database.url).initialize()
    try {
      const end = runJob(db(), { kind: JobKind.RECLASSIFY }, endless).catch((error: unknown) => error)
      await untilRunning()
      await cancelJob(other.manager, JobKind.RECLASSIFY)
      expect(await end).toMatchObject({ message: 'Gestopt door een beheerder.' })
      expect(await db().findOneByOrFail(Job, {})).toMatchObject({ status: 'cancelled', isStopAsked: true })
      expect(await runJob(db(), { kind: JobKind.RECLASSIFY }, async () => ({ n: 1 }))).toEqual({ n: 1 })
    } finally {
      await other.destroy()
    }
  })

  test('may give its callers a partial result, which does not start the cool-down', async () => {
    const options = { kind: JobKind.REFRESH, coolDownMs: 60_000, afterCoolDown: () => ({ n: 0 }) } as const
    const leading = runJob(db(), options, graceful)
    await untilRunning()
    await cancelJob(db(), JobKind.REFRESH)
    expect(await leading).toEqual({ n: 7 })
    expect(await db().findOneByOrFail(Job, {})).toMatchObject({ status: 'cancelled', result: { n: 7 } })
    expect(await runJob(db(), options, async () => ({ n: 1 }))).toEqual({ n: 1 })
  })

  test('leaves jobs of another kind alone, and does nothing without a running job', async () => {
    await cancelJob(db(), JobKind.RECLASSIFY)
    const leading = runJob(db(), { kind: JobKind.RECLASSIFY }, async ({ signal }) => {
      await wait(1500)
      return { isStopped: signal.aborted }
    })
    await untilRunning()
    await cancelJob(db(), JobKind.REFRESH)
    expect(await leading).toEqual({ isStopped: false })
  })

  test('is allowed to administrators only', async () => {
    const query = `mutation { cancelJob(input: { kind: RECLASSIFY }) { job { state isStopAsked stopsAfter } } }`
    const leading = runJob(db(), { kind: JobKind.RECLASSIFY }, async job => {
      await job.progress(1, 2, 'TED', 'TED')
      return graceful(job)
    })
    await untilRunning()
    const refused = await ask(db(), query, {}, testSettings(), await aUser(db()))
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' })
    const { data } = await ask(db(), query, {}, testSettings(), await aUser(db(), { isAdmin: true }))
    expect(data.cancelJob.job).toMatchObject({ state: 'RUNNING', isStopAsked: true })
    expect(await leading).toEqual({ n: 7 })
  })
})

test('a job for a part of the work does not start a cool-down for the whole', async () => {
  const options = { kind: JobKind.REFRESH, coolDownMs: 60_000, afterCoolDown: () => ({ n: 0 }) } as const
  await runJob(db(), { kind: JobKind.REFRESH, scope: 'ted' }, async () => ({ n: 5 }))
  expect(await runJob(db(), options, async () => ({ n: 1 }))).toEqual({ n: 1 })
})
