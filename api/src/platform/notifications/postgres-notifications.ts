import pg from 'pg'
import { log } from '../log.js'
import type { Notifications } from './notifications.js'
import { Subscribers } from './subscribers.js'
import { timeLimits } from '../time-limits.js'

const APPLICATION_NAME = 'greenrock listener'
/** Heartbeat: detects a half-open connection, which gives no error by itself. */
const heartbeat = {
  intervalMs: timeLimits.listenPing.ms,
  timeoutMs: timeLimits.listenAnswer.ms,
}

/**
 * Runs LISTEN on its own connection, and reconnects with exponential backoff for ever.
 * @param channels all channels that will have subscribers
 */
export async function listenToPostgres(
  url: string,
  channels: readonly string[],
  { intervalMs, timeoutMs } = heartbeat,
): Promise<Notifications> {
  const subscribers = new Subscribers()
  let client: pg.Client | undefined
  let backoffMs = 100
  let isStopped = false

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: APPLICATION_NAME,
      keepAlive: true,
      connectionTimeoutMillis: timeLimits.listenAnswer.ms,
    })
    fresh.on('notification', ({ channel, payload }) => {
      subscribers.deliver(channel, payload ?? '')
    })
    const lost = () => {
      if (isStopped || client !== fresh) return
      client = undefined
      log.warn('the LISTEN connection was lost')
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
      backoffMs = Math.min(backoffMs * 2, timeLimits.longestBackoff.ms)
      if (!isStopped) retry()
      return
    }
    subscribers.signalGap()
  }

  async function checkAlive(): Promise<void> {
    const checked = client
    if (!checked) return
    const timeout = setTimeout(() => {
      // The `end` event starts the reconnection.
      if (client === checked) checked.connection.stream.destroy()
    }, timeoutMs)
    await checked.query('SELECT 1').catch(() => undefined)
    clearTimeout(timeout)
  }

  await connect()
  const heartbeatTimer = setInterval(() => void checkAlive(), intervalMs)
  heartbeatTimer.unref()
  return {
    subscribe: subscribers.subscribe,
    onGap: subscribers.onGap,
    signalGap: subscribers.signalGap,
    async stop() {
      isStopped = true
      clearInterval(heartbeatTimer)
      await client?.end()
    },
  }
}
