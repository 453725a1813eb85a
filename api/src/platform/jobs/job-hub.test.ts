import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { testDatabase } from '../../../test/database.js'
import { until } from '../../../test/until.js'
import { listenToPostgres } from '../notifications/postgres-notifications.js'
import { JOB_EVENTS } from './job-row.js'
import { jobHubOf } from './job-hub.js'
import { type Job, JobKind } from './job.entity.js'
import { runJob } from './job.service.js'

const database = testDatabase()
const db = () => database.manager

let notifications: Awaited<ReturnType<typeof listenToPostgres>>
beforeAll(async () => {
  notifications = await listenToPostgres(database.url, [JOB_EVENTS])
})
afterAll(() => notifications.stop())

function subscribed(kind: JobKind) {
  const states = jobHubOf(db(), notifications).subscribe(kind, () => undefined)
  return states[Symbol.asyncIterator]()
}

async function untilEnd(states: AsyncIterator<Job>, seen: string[] = []) {
  for (;;) {
    const { value } = (await states.next()) as { value: Job }
    seen.push(`${value.status} ${value.done}/${value.total} ${value.label ?? '-'}`)
    if (value.status !== 'running') return seen
  }
}

describe('the progress of a job', () => {
  test('reaches its subscribers from the first step to the last, and ends with the result', async () => {
    const states = subscribed(JobKind.RECLASSIFY)
    const seen: string[] = []
    const end = untilEnd(states, seen)
    await runJob(db(), { kind: JobKind.RECLASSIFY }, async ({ progress }) => {
      await progress(1240, 3100, 'TED')
      await until(() => seen.includes('running 1240/3100 TED'))
      return { n: 1 }
    })
    await end
    expect(seen).toContain('running 1240/3100 TED')
    expect(seen.at(-1)).toBe('success 1240/3100 TED')
    await states.return?.()
  })

  test('reports a failure without the internal error', async () => {
    const states = subscribed(JobKind.CATEGORIZE)
    const end = untilEnd(states)
    const failing = runJob(db(), { kind: JobKind.CATEGORIZE }, () => Promise.reject(new Error('secret')))
    await expect(failing).rejects.toThrow('secret')
    expect((await end).at(-1)).toBe('failed 0/0 -')
    await states.return?.()
  })

  test('is not sent to subscribers of another kind of job', async () => {
    const states = subscribed(JobKind.REFRESH)
    const next = states.next()
    const others = subscribed(JobKind.RECLASSIFY)
    const end = untilEnd(others)
    await runJob(db(), { kind: JobKind.RECLASSIFY }, async () => ({ n: 1 }))
    await end
    const outcome = await Promise.race([next, new Promise(resolve => setImmediate(resolve, 'nothing'))])
    expect(outcome).toBe('nothing')
    await states.return?.()
    await others.return?.()
  })
})
