import { createClient } from '@redis/client'
import { log } from '../log.js'
import { Listeners } from './listeners.js'
import type { Notifications } from './notifications.js'

const LONGEST_PAUSE_MS = 5000
/** A connection can be dead without a word: so often it is asked, and so long it may be silent. */
const ASK_EVERY_MS = 10_000
const LONGEST_SILENCE_MS = 25_000

export interface RedisNotifications extends Notifications {
  /** Nothing is thrown: what Redis does not take is not heard, and who listens looks anew when it is back. */
  publish(channel: string, payload: string): void
}

/** @throws Error when Redis cannot be reached at the start; from then on it is waited for */
export async function connectToRedis(url: string, channels: readonly string[]): Promise<RedisNotifications> {
  const listeners = new Listeners()
  let isStarted = false
  const speaker = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: ASK_EVERY_MS,
    socket: {
      connectTimeout: 5000,
      socketTimeout: LONGEST_SILENCE_MS,
      reconnectStrategy: tries => (isStarted ? Math.min(100 * 2 ** tries, LONGEST_PAUSE_MS) : false),
    },
  })
  const listener = speaker.duplicate()
  for (const client of [speaker, listener])
    client.on('error', (error: unknown) => log.warn({ error }, 'the connection to Redis is in trouble'))
  listener.on('ready', () => {
    if (isStarted) listeners.again()
  })

  await Promise.all([speaker.connect(), listener.connect()])
  await listener.subscribe([...channels], (payload, channel) => listeners.hear(channel, payload))
  isStarted = true
  return {
    on: listeners.on,
    publish(channel, payload) {
      speaker
        .publish(channel, payload)
        .catch((error: unknown) => log.warn({ error }, 'Redis did not take what was told'))
    },
    async stop() {
      listener.destroy()
      speaker.destroy()
    },
  }
}
