import type { EntityManager } from 'typeorm'
import { pluralize } from '../../../platform/text/pluralize.js'
import { MAX_ATTEMPTS, nextTrySql } from './backoff.js'

export const Channel = { MAIL: 'mail', WEBHOOK: 'webhook', PUSH: 'push' } as const
export type Channel = (typeof Channel)[keyof typeof Channel]

/** The subject of a delivery. */
export const About = { MATCHES: 'matches', REMINDER: 'reminder', CHANGES: 'changes' } as const
export type About = (typeof About)[keyof typeof About]

/** A delivery to one person or program about these tenders. */
export interface NewDelivery {
  /** Idempotency key: the same in every attempt, so that a receiver recognises a duplicate. */
  readonly id: string
  readonly userId: string
  readonly about: About
  /** Only for new matches of a search profile, and for the changes that its webhook gets. */
  readonly profileId: string | null
  readonly channel: Channel
  readonly tenderIds: readonly string[]
  /** Only for a delivery about changes. */
  readonly changeIds?: readonly string[]
  /** Every tender in it was stored later. */
  readonly since: Date
}

export interface Delivery extends NewDelivery {
  readonly createdAt: Date
  readonly attempts: number
}

/** Transactional outbox: the caller stores its own changes in the same transaction. */
export async function enqueue(
  tx: EntityManager,
  {
    id,
    userId,
    about,
    profileId,
    channel,
    tenderIds,
    changeIds = [],
    since,
    now,
  }: NewDelivery & { readonly now: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO alert_deliveries (id, user_id, about, profile_id, channel, tender_ids, change_ids, since, created_at, next_try_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
    [id, userId, about, profileId, channel, tenderIds, changeIds, since, now],
  )
}

/**
 * Claims deliveries that are due, so that no other process takes them. Crash recovery: when the sender dies, another attempt follows with the same
 * id.
 */
export async function claimDeliveries(db: EntityManager, most: number, now: Date): Promise<Delivery[]> {
  const [rows] = await db.query<[Delivery[], number]>(
    `UPDATE alert_deliveries SET attempts = attempts + 1, next_try_at = ${nextTrySql('attempts + 1', '$2::timestamptz')}
     WHERE id IN (SELECT id FROM alert_deliveries WHERE next_try_at <= $2 ORDER BY next_try_at LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING id, user_id AS "userId", about, profile_id AS "profileId", channel, tender_ids AS "tenderIds",
       change_ids AS "changeIds", since,
       created_at AS "createdAt", attempts`,
    [most, now],
  )
  return rows
}

/** The result of an attempt. */
export interface Outcome {
  /** Status code of HTTP or SMTP. */
  readonly status?: number
  /** Null or absent when it was sent. */
  readonly error?: string
  /** Permanent: no further attempt. */
  readonly isFinal?: boolean
  /** An administrator must change something, however long that takes: never given up. */
  readonly isOurs?: boolean
}

export async function endAttempt(
  db: EntityManager,
  { id, attempts }: Delivery,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const { status = null, error = null, isFinal = false, isOurs = false } = outcome
  const isOver = error === null || isFinal || (attempts >= MAX_ATTEMPTS && !isOurs)
  await db.query(
    `UPDATE alert_deliveries SET status = $2, error = $3, sent_at = $4, next_try_at = CASE WHEN $5 THEN NULL ELSE next_try_at END
     WHERE id = $1`,
    [id, status, error, error === null ? now : null, isOver],
  )
}

/** Why mails wait for another attempt, as a Dutch sentence for administrators; null when none waits. */
export async function mailProblem(db: EntityManager): Promise<string | null> {
  const [row] = await db.query<{ n: number; error: string }[]>(
    `SELECT count(*) OVER ()::int AS n, error FROM alert_deliveries
     WHERE channel = $1 AND next_try_at IS NOT NULL AND error IS NOT NULL ORDER BY next_try_at DESC LIMIT 1`,
    [Channel.MAIL],
  )
  return row ? `${pluralize(row.n, 'mail wacht', 'mails wachten')} op een nieuwe poging. ${row.error}` : null
}

const KEPT_DAYS = 60

/** Keeps alerts as long as their tenders can count as new, because they would be sent again otherwise. */
export async function forgetOldAlerts(db: EntityManager): Promise<void> {
  await db.query(`DELETE FROM profile_matches WHERE matched_at < now() - interval '${KEPT_DAYS} days'`)
  await db.query(`DELETE FROM alert_deliveries WHERE created_at < now() - interval '${KEPT_DAYS} days'`)
}
