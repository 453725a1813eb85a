import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { testDatabase } from '../../test/database.js'
import { type RunningProcess, startProcess } from '../../test/process.js'
import { until } from '../../test/until.js'
import { Job } from '../jobs/job.entity.js'
import { connectorKeys } from '../reference/sources.js'
import { startStandIn } from '../samples/stand-in.js'
import { Tender } from '../tenders/tender.entity.js'
import { ScraperRun } from './run.entity.js'

const database = testDatabase()
const db = () => database.manager

const DELAY_MS = 30

let directory = ''
let standIn: Awaited<ReturnType<typeof startStandIn>>
let slow: http.Server
const processes: RunningProcess[] = []
/** The process that no test ends. */
let other: { url: string }
/** A source that takes its time, so that a refresh can be broken off halfway. */
beforeAll(async () => {
  standIn = await startStandIn(new Date())
  slow = http.createServer((request, response) => {
    setTimeout(() => {
      void fetch(`${standIn.url}${request.url}`)
        .then(async answer => response.writeHead(answer.status).end(await answer.text()))
        .catch(() => response.destroy())
    }, DELAY_MS)
  })
  await new Promise<void>(resolve => slow.listen(0, '127.0.0.1', resolve))
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-two-'))
  other = await serve()
})
afterAll(async () => {
  for (const running of processes) await running.kill()
  fs.rmSync(directory, { recursive: true, force: true })
  slow.closeAllConnections()
  slow.close()
  await standIn.stop()
})

/** A web process on the test's database, as `npm run serve` starts one; returns its address. */
async function serve(): Promise<{ url: string; running: RunningProcess }> {
  const running = startProcess('api/dist/src/serve.js', {
    DATABASE_URL: database.url,
    DATABASE_POOL_SIZE: '4',
    DATA_DIR: directory,
    PORT: '0',
    SOURCES: 'live',
    DISABLED_SOURCES: connectorKeys.filter(key => key !== 'tenderned').join(),
    TENDERNED_URL: `http://127.0.0.1:${(slow.address() as AddressInfo).port}/tenderned`,
    TENDERNED_DAYS: '10',
    NODE_ENV: 'test',
    WORKER: 'off',
    SESSION_SECRET: 'a secret of the tests and of nothing else',
    REFRESH_COOL_DOWN_SECONDS: '0',
    RATE_LIMIT_REFRESH: '1000',
    LOG_LEVEL: 'error',
  })
  processes.push(running)
  const [, url] = /serves: (\S+)/.exec(await running.until(/serves: \S+/)) ?? []
  return { url: url!, running }
}

const refresh = async (url: string) => {
  const response = await fetch(`${url}/api/tenders/refresh`, { method: 'POST', headers: { origin: url } })
  return { status: response.status, body: (await response.json()) as { totalFound: number; totalAdded: number } }
}

describe('two web processes', () => {
  test('fifty refreshes at once are one run, and all get its totals', async () => {
    const one = await serve()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => refresh(index % 2 === 0 ? one.url : other.url)),
    )
    const [first] = answers
    // R-INT-20
    expect(answers).toEqual(answers.map(() => ({ status: 200, body: first!.body })))
    expect(first!.body.totalAdded).toBe(await db().count(Tender))
    expect(await db().find(Job)).toMatchObject([{ kind: 'refresh', status: 'success' }])
    const runs = await db().find(ScraperRun)
    expect(runs).toHaveLength(1)
  })

  test('when one is killed, whoever waits on the other takes over, and it ends as if nothing had happened', async () => {
    const one = await serve()
    const broken = refresh(one.url).catch(() => 'cut off')
    await until(async () => (await db().count(Tender)) > 0)
    const waiting = refresh(other.url)
    await one.running.kill()
    expect(await broken).toBe('cut off')
    expect(await waiting).toMatchObject({ status: 200 })
    expect((await db().find(Job)).map(({ status }) => status).toSorted()).toEqual(['failed', 'success'])
    expect(await db().countBy(ScraperRun, { status: 'running' })).toBe(0)
    // From the beginning, so that nothing that went missing hides behind a checkpoint.
    await db().query('DELETE FROM source_checkpoints')
    const { body } = await refresh(other.url)
    expect(body).toEqual({ totalFound: await db().count(Tender), totalAdded: 0 })
  })
})
