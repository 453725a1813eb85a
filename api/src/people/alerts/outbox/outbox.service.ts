import type { EntityManager } from 'typeorm'
import { pluralize } from '../../../platform/text/pluralize.js'
import { MAX_ATTEMPTS, nextTrySql } from './backoff.js'

export const Channel = { MAIL: 'mail', WEBHOOK: 'webhook', PUSH: 'push' } as const
export type Channel = (typeof Channel)[keyof typeof Channel]

/** What is to be sent: about these tenders, to one person or program. */
export interface NewDelivery {
  /** Stays the same in every attempt: who receives it twice knows it by that. */
  readonly id: string
  readonly userId: string
  /** Null of a reminder of what was bookmarked. */
  readonly profileId: string | null
  readonly channel: Channel
  readonly tenderIds: readonly string[]
  /** Nothing before it is in it. */
  readonly since: Date
}

export interface Delivery extends NewDelivery {
  readonly createdAt: Date
  readonly attempts: number
}

/** Transactional outbox: written with what it is about, so that nothing is told without being stored, or the other way round. */
export async function enqueue(
  tx: EntityManager,
  { id, userId, profileId, channel, tenderIds, since, now }: NewDelivery & { readonly now: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO alert_deliveries (id, user_id, profile_id, channel, tender_ids, since, created_at, next_try_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [id, userId, profileId, channel, tenderIds, since, now],
  )
}

/**
 * Takes some deliveries whose moment has come, which nobody else then takes. Crash recovery: who dies while sending leaves them to
 * another attempt, with the same id.
 */
export async function claimDeliveries(db: EntityManager, most: number, now: Date): Promise<Delivery[]> {
  const [rows] = await db.query<[Delivery[], number]>(
    `UPDATE alert_deliveries SET attempts = attempts + 1, next_try_at = ${nextTrySql('attempts + 1', '$2::timestamptz')}
     WHERE id IN (SELECT id FROM alert_deliveries WHERE next_try_at <= $2 ORDER BY next_try_at LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING id, user_id AS "userId", profile_id AS "profileId", channel, tender_ids AS "tenderIds", since,
       created_at AS "createdAt", attempts`,
    [most, now],
  )
  return rows
}

/** How an attempt ended. */
export interface Outcome {
  /** HTTP or SMTP. */
  readonly status?: number
  /** A sentence; without one it was sent. */
  readonly error?: string
  /** Another attempt would end the same. */
  readonly isFinal?: boolean
}

export async function endAttempt(
  db: EntityManager,
  { id, attempts }: Delivery,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const { status = null, error = null, isFinal = false } = outcome
  const isOver = error === null || isFinal || attempts >= MAX_ATTEMPTS
  await db.query(
    `UPDATE alert_deliveries SET status = $2, error = $3, sent_at = $4, next_try_at = CASE WHEN $5 THEN NULL ELSE next_try_at END
     WHERE id = $1`,
    [id, status, error, error === null ? now : null, isOver],
  )
}

/** For administrators: why mails wait for another attempt, in Dutch; null when none does. */
export async function mailProblem(db: EntityManager): Promise<string | null> {
  const [row] = await db.query<{ n: number; error: string }[]>(
    `SELECT count(*) OVER ()::int AS n, error FROM alert_deliveries
     WHERE channel = $1 AND next_try_at IS NOT NULL AND error IS NOT NULL ORDER BY next_try_at DESC LIMIT 1`,
    [Channel.MAIL],
  )
  return row ? `${pluralize(row.n, 'mail wacht', 'mails wachten')} op een nieuwe poging. ${row.error}` : null
}

const KEPT_DAYS = 60

/** Of what is newer than a tender can be new, nothing is forgotten: it would be told again. */
export async function forgetOldAlerts(db: EntityManager): Promise<void> {
  await db.query(`DELETE FROM profile_matches WHERE matched_at < now() - interval '${KEPT_DAYS} days'`)
  await db.query(`DELETE FROM alert_deliveries WHERE created_at < now() - interval '${KEPT_DAYS} days'`)
}
