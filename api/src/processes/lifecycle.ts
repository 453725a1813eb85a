import { setTimeout as sleep } from 'node:timers/promises'
import { readConfiguration } from './configuration.js'
import { log } from '../platform/log.js'
import { type Settings, SettingsError } from '../platform/settings/settings.js'
import { endTracing } from '../platform/tracing/tracing.js'
import { timeLimits } from '../platform/time-limits.js'
import { logConsole } from './log-console.js'

// EPIPE: the reader of the output may have ended, which must not end the process before it has released its resources.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

export const say = (line: string) => void process.stdout.write(`${line}\n`)

/**
 * Graceful shutdown: runs one process from its settings until SIGINT, SIGTERM or SIGHUP. `start` returns the function
 * that stops it, which is called once, or null when there is nothing to run.
 */
export async function runProcess(start: (settings: Settings) => Promise<(() => Promise<void>) | null>): Promise<void> {
  logConsole(log, console)
  // Replaces Node's own listener, which does not write JSON.
  process.removeAllListeners('warning')
  process.on('warning', error => log.warn({ error }, 'a warning of Node'))

  type Stop = (() => Promise<void>) | null
  let starting: Promise<Stop> = Promise.resolve(null)
  let ending: Promise<void> | undefined
  const end = (code: number) =>
    (ending ??= (async () => {
      if (!process.send && code === 0) say('Stopping …')
      const limit = sleep(timeLimits.startBeforeStop.ms, null, { ref: false })
      const stop = await Promise.race([starting.catch(() => null), limit])
      await stop?.()
      await endTracing()
      process.exit(code)
    })())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  // A child process ends when its parent is killed, because npm forwards no signals.
  process.once('disconnect', () => void end(0))
  if (process.env.npm_lifecycle_event) whenOrphaned(() => void end(0))
  process.on('unhandledRejection', error => {
    log.fatal({ error }, 'unhandled rejection')
    void end(1)
  })

  try {
    const settings = readConfiguration()
    log.level = settings.logLevel
    starting = start(settings)
    await starting
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    say(error instanceof SettingsError ? why : `GreenRock Tenders could not start: ${why}`)
    await end(1)
  }
}

const PARENT_CHECK_MS = 500

/** A parent without an IPC channel gives no event when it ends, but the parent process id changes. */
function whenOrphaned(then: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    then()
  }, PARENT_CHECK_MS)
  timer.unref()
}
