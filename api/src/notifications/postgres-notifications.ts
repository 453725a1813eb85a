import pg from 'pg'
import { log } from '../log.js'
import type { Notifications } from './notifications.js'
import { Subscribers } from './subscribers.js'

const MAX_BACKOFF_MS = 5000
/** `application_name` of the connection. */
const LISTENER = 'greenrock listener'
/** Heartbeat: a connection can be dead without an error when a firewall forgot it or a machine is gone. */
const heartbeat = { everyMs: 10_000, maxAnswerMs: 5000 }

/**
 * LISTEN on a connection of its own, which is reconnected with backoff for as long as it takes.
 * @param channels all that anybody will subscribe to
 */
export async function listenToPostgres(
  url: string,
  channels: readonly string[],
  { everyMs, maxAnswerMs } = heartbeat,
): Promise<Notifications> {
  const subscribers = new Subscribers()
  let client: pg.Client | undefined
  let backoffMs = 100
  let isStopped = false

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: LISTENER,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    })
    fresh.on('notification', ({ channel, payload }) => {
      subscribers.deliver(channel, payload ?? '')
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
    backoffMs = 100
  }

  function retry(): void {
    const timer = setTimeout(() => {
      void reconnect()
    }, backoffMs)
    timer.unref()
  }

  async function reconnect(): Promise<void> {
    try {
      await connect()
    } catch {
      backoffMs = Math.min(backoffMs * 2, MAX_BACKOFF_MS)
      if (!isStopped) retry()
      return
    }
    subscribers.signalGap()
  }

  async function checkAlive(): Promise<void> {
    const checked = client
    if (!checked) return
    const late = setTimeout(() => {
      // Its `end` event starts the reconnection.
      if (client === checked) checked.connection.stream.destroy()
    }, maxAnswerMs)
    await checked.query('SELECT 1').catch(() => undefined)
    clearTimeout(late)
  }

  await connect()
  const beating = setInterval(() => void checkAlive(), everyMs)
  beating.unref()
  return {
    subscribe: subscribers.subscribe,
    onGap: subscribers.onGap,
    signalGap: subscribers.signalGap,
    async stop() {
      isStopped = true
      clearInterval(beating)
      await client?.end()
    },
  }
}
