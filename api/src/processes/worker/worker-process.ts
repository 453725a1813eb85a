import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { log } from '../../platform/log.js'
import type { Worker } from './worker.js'
import { timeLimits } from '../../platform/time-limits.js'

/** Relative to the project's root, which is the working directory of every npm script. */
const FILE = 'api/dist/src/processes/work.js'
const TRACING = 'api/dist/src/platform/tracing/start.js'

/** Messages of the worker to the process that started it. */
export const IS_READY = 'ready'

/** Set when the process that starts the worker also started PostgreSQL. */
export const DATABASE_IS_OURS = 'WORKER_DATABASE_IS_OURS'

const FIRST_REST_MS = 1000
const LONGEST_REST_MS = 60_000

/**
 * Starts a worker as a child process with the same settings, and restarts it whenever it exits. Resolves once it takes jobs; when it fails to,
 * this process runs the jobs itself.
 * @param isDatabaseOurs whether this process started PostgreSQL
 */
export async function startWorkerProcess(databaseUrl: string, isDatabaseOurs = false): Promise<Worker> {
  let isStopping = false
  let child: ChildProcess
  let again: NodeJS.Timeout | undefined
  let restMs = FIRST_REST_MS

  function start(): Promise<void> {
    // Does not inherit the arguments of this process, because a debugger port or a profile is for one process.
    const execArgv = ['--import', pathToFileURL(path.resolve(TRACING)).href]
    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      // An empty variable counts as not set: a setting is refused when it is given both directly and as a file.
      DATABASE_URL_FILE: '',
      ...(isDatabaseOurs ? { [DATABASE_IS_OURS]: '1' } : {}),
    }
    child = fork(path.resolve(FILE), { env, execArgv })
    child.once('exit', (code, signal) => {
      if (isStopping) return
      log.error({ code, signal, restMs }, 'the worker ended; another begins')
      again = setTimeout(() => void start(), restMs)
      restMs = Math.min(LONGEST_REST_MS, restMs * 2)
    })
    return new Promise(resolve => {
      const limit = setTimeout(resolve, timeLimits.workerStart.ms)
      const settle = () => {
        clearTimeout(limit)
        resolve()
      }
      child.once('exit', settle)
      child.once('message', () => {
        restMs = FIRST_REST_MS
        settle()
      })
    })
  }

  await start()
  return {
    async stop() {
      isStopping = true
      clearTimeout(again)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const limit = setTimeout(() => child.kill('SIGKILL'), timeLimits.workerStop.ms)
      await ended
      clearTimeout(limit)
    },
  }
}
