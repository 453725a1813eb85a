import { RateLimiterRes } from 'rate-limiter-flexible'
import type { EntityManager } from 'typeorm'

/** Exponential backoff: after `free` attempts, the wait doubles with each further one, up to the longest. */
export interface GrowingDelay {
  readonly free: number
  readonly firstSeconds: number
  readonly longestSeconds: number
}

/** Shared with the limiter by address, whose timer deletes expired rows. */
export const TRIES_TABLE = 'sign_in_tries'
/** Attempts are forgotten after this time without another one. */
const KEPT_SECONDS = 3600

/** `expire` is `KEPT_SECONDS` after the last accepted attempt. The exponent is limited, because a float would overflow. */
const NEXT_TRY = `t.expire - $2 * 1000::bigint
  + 1000 * least($5, $4 * 2 ^ least(t.points - $3, 20))::bigint`
const NOW = '(extract(epoch FROM now()) * 1000)::bigint'

/**
 * Counts an attempt, for all processes together. One statement with a row lock, so that concurrent attempts do not share a free one. A
 * refused attempt changes nothing, so retrying too early does not lengthen the wait.
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
