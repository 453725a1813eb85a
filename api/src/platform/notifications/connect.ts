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
 * Publish and subscribe between processes: through PostgreSQL (LISTEN/NOTIFY), or through Redis when it has a URL.
 * @param channels all channels that will have subscribers
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
