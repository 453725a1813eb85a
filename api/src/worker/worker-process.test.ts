import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { testDatabase } from '../../test/database.js'
import { WORKER_NAME } from '../jobs/hand-over.js'
import { prepareQueue } from './worker.js'
import { startWorkerProcess } from './worker-process.js'

const database = testDatabase()

/** The workers that were begun, the last one last. */
const begun: ChildProcess[] = []
const note = (message: unknown) => void begun.push((message as { process: ChildProcess }).process)
beforeAll(() => subscribe('child_process', note))
afterAll(() => void unsubscribe('child_process', note))

const isAlive = async () => {
  const sql = 'SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()'
  return (await database.source.query<unknown[]>(sql, [WORKER_NAME])).length > 0
}
const until = async (isTrue: () => Promise<boolean>) => {
  while (!(await isTrue())) await new Promise(next => setTimeout(next, 50))
}

test('a worker that dies is replaced, and one that is stopped is not', async () => {
  await prepareQueue(database.url)
  const worker = await startWorkerProcess(database.url)
  expect(await isAlive()).toBe(true)
  begun[0]!.kill('SIGKILL')
  await until(async () => !(await isAlive()))
  await until(isAlive)
  await worker.stop()
  expect(begun.map(({ signalCode, exitCode }) => signalCode ?? exitCode)).toEqual(['SIGKILL', 0])
  await until(async () => !(await isAlive()))
}, 90_000)
