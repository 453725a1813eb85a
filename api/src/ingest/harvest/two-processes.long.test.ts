import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { testDatabase } from '../../../test/database.js'
import { endBackends } from '../../../test/end-backends.js'
import { type RunningProcess, startProcess } from '../../../test/process.js'
import { until } from '../../../test/until.js'
import { Job } from '../../platform/jobs/job.entity.js'
import { connectorKeys } from '../../reference/sources.js'
import { startStandIn } from '../samples/stand-in.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { ScraperRun } from './run.entity.js'

const database = testDatabase()
const db = () => database.manager

const DELAY_MS = 30

interface Running {
  readonly url: string
  readonly process: RunningProcess
}

let directory = ''
let standIn: Awaited<ReturnType<typeof startStandIn>>
beforeAll(async () => {
  standIn = await startStandIn(new Date())
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-two-'))
})
afterAll(async () => {
  fs.rmSync(directory, { recursive: true, force: true })
  await standIn.stop()
})

/** The worker that requested each page, in order. */
let requestedBy: string[] = []
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
  requestedBy = []
})

/** A slow source, so that a refresh can be interrupted halfway. */
async function slowSource(by: string): Promise<string> {
  const slow = http.createServer((request, response) => {
    requestedBy.push(by)
    setTimeout(() => {
      void fetch(`${standIn.url}${request.url}`)
        .then(async answer => response.writeHead(answer.status).end(await answer.text()))
        .catch(() => response.destroy())
    }, DELAY_MS)
  })
  await new Promise<void>(resolve => slow.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    slow.closeAllConnections()
    slow.close()
  })
  return `http://127.0.0.1:${(slow.address() as AddressInfo).port}/tenderned`
}

/** A web process with its worker on the test database. The first worker takes jobs, and the others are on standby. */
async function serve(name: string): Promise<Running> {
  const running = startProcess('api/dist/src/processes/serve.js', {
    DATABASE_URL: database.url,
    DATABASE_POOL_SIZE: '4',
    DATA_DIR: directory,
    PORT: '0',
    SOURCES: 'live',
    DISABLED_SOURCES: connectorKeys.filter(key => key !== 'tenderned').join(),
    TENDERNED_URL: await slowSource(name),
    TENDERNED_DAYS: '10',
    NODE_ENV: 'test',
    WORKER: 'inline',
    SESSION_SECRET: 'a secret of the tests and of nothing else',
    REFRESH_COOL_DOWN_SECONDS: '0',
    RATE_LIMIT_REFRESH: '1000',
    LOG_LEVEL: 'silent',
  })
  closers.push(() => running.kill())
  const [, url] = /serves: (\S+)/.exec(await running.until(/serves: \S+/)) ?? []
  return { url: url!, process: running }
}

const refresh = async (url: string) => {
  const response = await fetch(`${url}/api/tenders/refresh`, { method: 'POST', headers: { origin: url } })
  return { status: response.status, body: (await response.json()) as { totalFound: number; totalAdded: number } }
}

test('fifty concurrent refreshes in two web processes are coalesced into one run, and all callers get its totals', async () => {
  const [one, other] = [await serve('one'), await serve('other')]
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => refresh(index % 2 === 0 ? one.url : other.url)),
  )
  const [first] = answers
  // R-INT-20
  expect(answers).toEqual(answers.map(() => ({ status: 200, body: first!.body })))
  expect(first!.body.totalAdded).toBe(await db().count(Tender))
  expect(await db().find(Job)).toMatchObject([{ kind: 'refresh', status: 'success' }])
  expect(await db().find(ScraperRun)).toHaveLength(1)
})

describe('an interrupted refresh', () => {
  const workerOf = ({ process: { child } }: Running) =>
    Number(fs.readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8'))

  test.each<[string, (one: Running) => unknown]>([
    ['because its worker and its web process are killed', one => one.process.kill()],
    ['because its worker is killed', one => process.kill(workerOf(one), 'SIGKILL')],
    [
      'because the connection ends that makes its worker the only one',
      () =>
        endBackends(
          database.url,
          `application_name = 'greenrock worker lock' AND pid IN (SELECT pid FROM pg_locks
         WHERE locktype = 'advisory' AND granted)`,
        ),
    ],
  ])(
    '%s: another worker redoes it within a minute, two never run it at once, and every caller gets its totals',
    async (_why, breakOff) => {
      const [one, other] = [await serve('one'), await serve('other')]
      const waiting = refresh(other.url)
      await until(async () => (await db().count(Tender)) > 0)
      const began = performance.now()
      await breakOff(one)
      expect(await waiting).toMatchObject({ status: 200 })
      expect(performance.now() - began).toBeLessThan(60_000)
      expect(requestedBy.filter((by, index) => by !== requestedBy[index - 1])).toEqual(['one', 'other'])
      const jobs = await db().find(Job, { order: { startedAt: 'ASC' } })
      expect(jobs.map(({ status }) => status)).toEqual(['failed', 'success'])
      expect(await db().countBy(ScraperRun, { status: 'running' })).toBe(0)
      // Reads from the beginning, so that a checkpoint cannot hide missing notices.
      await db().query('DELETE FROM source_checkpoints')
      const { body } = await refresh(other.url)
      expect(body).toEqual({ totalFound: await db().count(Tender), totalAdded: 0 })
    },
  )
})
