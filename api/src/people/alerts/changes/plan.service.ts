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
  const id = uuid()
  const [rows] = await tx.query<[{ changeId: string }[], number]>(
    `UPDATE inbox_items SET mail_id = $2, mail_at = NULL
     WHERE id IN (SELECT id FROM inbox_items WHERE user_id = $1 AND mail_at IS NOT NULL ORDER BY id FOR UPDATE)
       AND EXISTS (SELECT FROM inbox_items due WHERE due.user_id = $1 AND due.mail_at <= $3)
     RETURNING change_id AS "changeId"`,
    [userId, id, now],
  )
  // Another process was faster.
  if (rows.length === 0) return
  const tenders = await tx.query<{ id: string }[]>(
    'SELECT DISTINCT tender_id AS id FROM tender_changes WHERE id = ANY ($1)',
    [rows.map(({ changeId }) => changeId)],
  )
  const tenderIds = tenders.map(tender => tender.id)
  await enqueue(tx, {
    ...{ id, userId, profileId: null, about: About.CHANGES, channel: Channel.MAIL, tenderIds },
    since: now,
    now,
  })
}

/** The changes of one tender in a delivery, most urgent first. */
export interface ChangedTender {
  /** The copy that lists show. */
  readonly tenderId: string
  readonly changes: readonly Change[]
}

/** What to say in a delivery about changes; without what was undone or turned out not to have happened. */
export async function changesIn(db: EntityManager, { id, channel }: Delivery): Promise<readonly ChangedTender[]> {
  const column = channel === Channel.PUSH ? 'push_id' : 'mail_id'
  const rows = await db.query<{ tenderId: string; changes: ChangeJson[] }[]>(
    `SELECT coalesce(t.copy_of, t.id) AS "tenderId", jsonb_agg(${changeJsonSql} ORDER BY c.published_at, c.position) AS changes
     FROM inbox_items i JOIN tender_changes c ON c.id = i.change_id JOIN tenders t ON t.id = c.tender_id
     WHERE i.${column} = $1 AND NOT c.is_obsolete GROUP BY 1 ORDER BY 1`,
    [id],
  )
  return rows.flatMap(({ tenderId, changes }) => {
    const told = toldChanges(changes.map(changeOfJson))
    return told.length > 0 ? [{ tenderId, changes: told }] : []
  })
}
