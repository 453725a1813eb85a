import type { DataSource } from 'typeorm'
import type { Notifications } from './notifications.js'
import { listenTo } from './postgres-notifications.js'
import { connectToRedis } from './redis-notifications.js'
import { tellThrough } from './tell.js'

export interface Transport {
  readonly databaseUrl: string
  readonly redisUrl: string | undefined
}

/**
 * Hears from now on what is told in transactions of whichever process: through PostgreSQL itself, or through Redis.
 * @param channels all that anybody will ask for
 */
export async function notificationsOf(
  source: DataSource,
  { databaseUrl, redisUrl }: Transport,
  channels: readonly string[],
): Promise<Notifications> {
  if (!redisUrl) return listenTo(databaseUrl, channels)
  const redis = await connectToRedis(redisUrl, channels)
  tellThrough(source, redis.publish)
  return redis
}
