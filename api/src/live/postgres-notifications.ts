import pg from 'pg'
import { log } from '../log.js'
import { Listeners } from './listeners.js'
import type { Notifications } from './notifications.js'

const LONGEST_PAUSE_MS = 5000
/** What the database calls the connection. */
const LISTENER = 'greenrock listener'
/** A connection can be dead without a word: a firewall forgot it, a machine is gone. */
const looks = { everyMs: 10_000, longestAnswerMs: 5000 }

/**
 * A connection of its own that listens, and is made again for as long as it takes.
 * @param channels all that anybody will ask for
 */
export async function listenTo(
  url: string,
  channels: readonly string[],
  { everyMs, longestAnswerMs } = looks,
): Promise<Notifications> {
  const listeners = new Listeners()
  let client: pg.Client | undefined
  let pause = 100
  let isStopped = false

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: LISTENER,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    })
    fresh.on('notification', ({ channel, payload }) => {
      listeners.hear(channel, payload ?? '')
    })
    const lost = () => {
      if (isStopped || client !== fresh) return
      client = undefined
      log.warn('the connection that listens was lost')
      retry()
    }
    fresh.on('error', lost)
    fresh.on('end', lost)
    await fresh.connect()
    for (const channel of channels) await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    client = fresh
    pause = 100
  }

  function retry(): void {
    const timer = setTimeout(() => {
      void reconnect()
    }, pause)
    timer.unref()
  }

  async function reconnect(): Promise<void> {
    try {
      await connect()
    } catch {
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
      if (!isStopped) retry()
      return
    }
    listeners.again()
  }

  async function lookWhetherAlive(): Promise<void> {
    const asked = client
    if (!asked) return
    const late = setTimeout(() => {
      // Its end is heard like any other.
      if (client === asked) asked.connection.stream.destroy()
    }, longestAnswerMs)
    await asked.query('SELECT 1').catch(() => undefined)
    clearTimeout(late)
  }

  await connect()
  const asking = setInterval(() => void lookWhetherAlive(), everyMs)
  asking.unref()
  return {
    on: listeners.on,
    async stop() {
      isStopped = true
      clearInterval(asking)
      await client?.end()
    },
  }
}
