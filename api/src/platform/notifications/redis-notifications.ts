import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { log } from '../log.js'
import type { Notifications } from './notifications.js'
import { Subscribers } from './subscribers.js'
import { timeLimits } from '../time-limits.js'

/** The channel on which a process reports that it lost a message. */
const GAPS = 'gaps'
const TELL_AGAIN_MS = 500

export interface RedisNotifications extends Notifications {
  /** Never throws: when Redis does not accept a message, every process gets a gap event as soon as Redis is back. */
  publish(channel: string, payload: string): void
}

/** @throws Error when Redis is unreachable at start-up; afterwards it reconnects with exponential backoff */
export async function connectToRedis(url: string, channels: readonly string[]): Promise<RedisNotifications> {
  const subscribers = new Subscribers()
  let isStarted = false
  const publisher = createClient({
    url,
    disableOfflineQueue: true,
    // Heartbeat: pings Redis, and closes the connection when nothing arrives for longer, because a half-open connection gives no error.
    pingInterval: timeLimits.redisPing.ms,
    socket: {
      connectTimeout: timeLimits.listenAnswer.ms,
      socketTimeout: timeLimits.redisSilence.ms,
      reconnectStrategy: tries => (isStarted ? Math.min(100 * 2 ** tries, timeLimits.longestBackoff.ms) : false),
    },
  })
  const subscriber = publisher.duplicate()
  for (const client of [publisher, subscriber])
    client.on('error', (error: unknown) => log.warn({ error }, 'the connection to Redis is in trouble'))
  subscriber.on('ready', () => {
    if (isStarted) subscribers.signalGap()
  })

  await Promise.all([publisher.connect(), subscriber.connect()])
  await subscriber.subscribe([...channels], (payload, channel) => subscribers.deliver(channel, payload))
  await subscriber.subscribe(GAPS, () => subscribers.signalGap())
  isStarted = true

  let hasGap = false
  let isTelling = false
  /** Subscribers use another connection, which may work, so they do not notice what this process could not send. */
  async function tellOfGap(): Promise<void> {
    hasGap = true
    if (isTelling) return
    isTelling = true
    while (hasGap && publisher.isOpen) {
      // Race condition: another message may be lost while this one is sent.
      hasGap = false
      await publisher.publish(GAPS, '').catch(() => {
        hasGap = true
        return pause(TELL_AGAIN_MS, undefined, { ref: false })
      })
    }
    isTelling = false
  }

  return {
    subscribe: subscribers.subscribe,
    onGap: subscribers.onGap,
    signalGap: subscribers.signalGap,
    publish(channel, payload) {
      publisher.publish(channel, payload).catch((error: unknown) => {
        log.warn({ error }, 'Redis did not take a message')
        void tellOfGap()
      })
    },
    async stop() {
      subscriber.destroy()
      publisher.destroy()
    },
  }
}
