import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { testDatabase } from '../../../test/database.js'
import { startProcess } from '../../../test/process.js'
import { until } from '../../../test/until.js'
import { prepareQueue, WORKER_NAME } from './worker.js'
import { startWorkerProcess } from './worker-process.js'

const { PRIORITY_BELOW_NORMAL } = os.constants.priority

const database = testDatabase()

/** The workers in the order of their start. */
const begun: ChildProcess[] = []
const note = (message: unknown) => void begun.push((message as { process: ChildProcess }).process)
beforeAll(() => subscribe('child_process', note))
afterAll(() => void unsubscribe('child_process', note))

/** The priorities of the backends with this application name. */
async function prioritiesOf(name: string): Promise<number[]> {
  const sql = 'SELECT pid FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()'
  const rows = await database.source.query<{ pid: number }[]>(sql, [name])
  return [...new Set(rows.map(({ pid }) => os.getPriority(pid)))]
}

const isAlive = async () => {
  const sql = 'SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()'
  return (await database.source.query<unknown[]>(sql, [WORKER_NAME])).length > 0
}

test('a dead worker is replaced and a stopped one is not; its PostgreSQL backends have a lower priority than those of readers', async () => {
  await prepareQueue(database.url)
  const worker = await startWorkerProcess(database.url, true)
  await until(isAlive)
  await until(async () => (await prioritiesOf(WORKER_NAME)).every(priority => priority === PRIORITY_BELOW_NORMAL))
  begun[0]!.kill('SIGKILL')
  await until(async () => !(await isAlive()))
  await until(isAlive)
  await worker.stop()
  expect(begun.map(({ signalCode, exitCode }) => signalCode ?? exitCode)).toEqual(['SIGKILL', 0])
  await until(async () => !(await isAlive()))
})

test('a worker starts when its parent has the address of the database from a file', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'greenrock-worker-'))
  const file = path.join(folder, 'database-url')
  fs.writeFileSync(file, `${database.url}\n`)
  await prepareQueue(database.url)
  const parent = startProcess('api/dist/src/processes/work.js', {
    DATABASE_URL_FILE: file,
    SOURCES: 'samples',
    LOG_LEVEL: 'silent',
  })
  try {
    await parent.until(/GreenRock Tenders works/)
    await until(isAlive)
  } finally {
    parent.child.kill('SIGTERM')
    await parent.ended
    fs.rmSync(folder, { recursive: true })
  }
  expect(parent.child.exitCode).toBe(0)
})
