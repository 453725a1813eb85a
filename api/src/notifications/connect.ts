import type { DataSource } from 'typeorm'
import type { Notifications } from './notifications.js'
import { listenToPostgres } from './postgres-notifications.js'
import { publishThrough } from './publish.js'
import { connectToRedis } from './redis-notifications.js'

export interface Transport {
  readonly databaseUrl: string
  readonly redisUrl: string | undefined
}

/**
 * Delivers from now on what is published in transactions of whichever process: through PostgreSQL, or through Redis.
 * @param channels all that anybody will subscribe to
 */
export async function connectNotifications(
  source: DataSource,
  { databaseUrl, redisUrl }: Transport,
  channels: readonly string[],
): Promise<Notifications> {
  if (!redisUrl) return listenToPostgres(databaseUrl, channels)
  const redis = await connectToRedis(redisUrl, channels)
  publishThrough(source, redis.publish)
  return redis
}
