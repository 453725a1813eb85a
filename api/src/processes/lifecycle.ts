import { setTimeout as sleep } from 'node:timers/promises'
import { readConfiguration } from './configuration.js'
import { log } from '../platform/log.js'
import { type Settings, SettingsError } from '../platform/settings/settings.js'
import { endTracing } from '../platform/tracing/tracing.js'
import { timeLimits } from '../platform/time-limits.js'
import { logConsole } from './log-console.js'

// EPIPE: whoever read the output may be gone; that must not end the process before it has closed what it opened.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

export const say = (line: string) => void process.stdout.write(`${line}\n`)

/**
 * Graceful shutdown: runs one process from its settings until SIGINT, SIGTERM or SIGHUP. `start` returns the function
 * that stops it, which is called once, or null when there is nothing to run.
 */
export async function runProcess(start: (settings: Settings) => Promise<(() => Promise<void>) | null>): Promise<void> {
  logConsole(log, console)
  // In place of Node's own listener, which writes text.
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
  // A child whose parent was killed ends too; npm hands no signal on, it only ends.
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

/** There is no event for the end of a parent without a channel to it: the system gives its children another one. */
function whenOrphaned(then: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    then()
  }, PARENT_CHECK_MS)
  timer.unref()
}
