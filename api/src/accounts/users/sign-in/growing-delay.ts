import { RateLimiterRes } from 'rate-limiter-flexible'
import type { EntityManager } from 'typeorm'

/** Of which kind of tries, and how much: after `free` tries each further one waits twice as long, up to the longest. */
export interface GrowingDelay {
  readonly free: number
  readonly firstSeconds: number
  readonly longestSeconds: number
}

/** Shared with the limiter by address, whose timer deletes the rows that have expired. */
export const TRIES_TABLE = 'sign_in_tries'
/** Tries are forgotten after so long without one. */
const KEPT_SECONDS = 3600

/** `expire` is so long after the last try that was let through. The exponent is limited: a float would overflow. */
const NEXT_TRY = `t.expire - $2 * 1000::bigint
  + 1000 * least($5, $4 * 2 ^ least(t.points - $3, 20))::bigint`
const NOW = '(extract(epoch FROM now()) * 1000)::bigint'

/**
 * Takes a try, for all processes together. One statement with a row lock, so that concurrent tries do not share a free one.
 * A try that is refused changes nothing: who asks again too early does not wait longer.
 * @throws RateLimiterRes with the time to wait
 */
export async function takeTry(db: EntityManager, key: string, delay: GrowingDelay): Promise<void> {
  const values = [key, KEPT_SECONDS, delay.free, delay.firstSeconds, delay.longestSeconds]
  const taken = await db.query<unknown[]>(
    `INSERT INTO ${TRIES_TABLE} AS t (key, points, expire) VALUES ($1, 1, ${NOW} + $2 * 1000::bigint)
     ON CONFLICT (key) DO UPDATE SET
       points = CASE WHEN t.expire <= ${NOW} THEN 1 ELSE t.points + 1 END, expire = excluded.expire
     WHERE t.points < $3 OR t.expire <= ${NOW} OR ${NEXT_TRY} <= ${NOW}
     RETURNING points`,
    values,
  )
  if (taken.length > 0) return
  const [row] = await db.query<{ ms: string }[]>(
    `SELECT ${NEXT_TRY} - ${NOW} AS ms FROM ${TRIES_TABLE} t WHERE key = $1`,
    values,
  )
  throw new RateLimiterRes(0, Math.max(0, Number(row?.ms ?? 0)))
}
