import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import type { Change } from '../../../tenders/changes/change.js'
import { type ChangeJson, changeJsonSql, changeOfJson } from '../../../tenders/changes/change.service.js'
import { About, Channel, type Delivery, enqueue } from '../outbox/outbox.service.js'
import { toldChanges } from './told.js'

/**
 * Enqueues the mails about changes that are due, one per person. A mail takes along what waits for the digest. Exactly once: a message and the mail
 * that has it are one transaction.
 */
export async function planChangeMails(db: EntityManager, now = new Date()): Promise<void> {
  const due = await db.query<{ userId: string }[]>(
    'SELECT DISTINCT user_id AS "userId" FROM inbox_items WHERE mail_at <= $1',
    [now],
  )
  for (const { userId } of due) await db.transaction(tx => planMail(tx, userId, now))
}

async function planMail(tx: EntityManager, userId: string, now: Date): Promise<void> {
  const [rows] = await tx.query<[{ changeId: string }[], number]>(
    `UPDATE inbox_items SET mail_at = NULL
     WHERE id IN (SELECT id FROM inbox_items WHERE user_id = $1 AND mail_at IS NOT NULL ORDER BY id FOR UPDATE)
       AND EXISTS (SELECT FROM inbox_items due WHERE due.user_id = $1 AND due.mail_at <= $2)
     RETURNING change_id AS "changeId"`,
    [userId, now],
  )
  // Another process was faster.
  if (rows.length === 0) return
  const changeIds = rows.map(({ changeId }) => changeId)
  const tenders = await tx.query<{ id: string }[]>(
    'SELECT DISTINCT tender_id AS id FROM tender_changes WHERE id = ANY ($1)',
    [changeIds],
  )
  const tenderIds = tenders.map(({ id }) => id)
  const delivery = { id: uuid(), userId, profileId: null, about: About.CHANGES, channel: Channel.MAIL }
  await enqueue(tx, { ...delivery, tenderIds, changeIds, since: now, now })
}

/** The changes of one tender in a delivery, most urgent first. */
export interface ChangedTender {
  /** The copy that lists show. */
  readonly tenderId: string
  readonly changes: readonly Change[]
}

/** The changes that a delivery tells, without those that were undone or turned out not to have happened. */
export async function changesIn(
  db: EntityManager,
  { changeIds = [] }: Pick<Delivery, 'changeIds'>,
): Promise<readonly ChangedTender[]> {
  const rows = await db.query<{ tenderId: string; changes: ChangeJson[] }[]>(
    `SELECT coalesce(t.copy_of, t.id) AS "tenderId", jsonb_agg(${changeJsonSql} ORDER BY c.published_at, c.position) AS changes
     FROM tender_changes c JOIN tenders t ON t.id = c.tender_id WHERE c.id = ANY ($1) AND NOT c.is_obsolete GROUP BY 1 ORDER BY 1`,
    [changeIds],
  )
  return rows.flatMap(({ tenderId, changes }) => {
    const told = toldChanges(changes.map(changeOfJson))
    return told.length > 0 ? [{ tenderId, changes: told }] : []
  })
}
