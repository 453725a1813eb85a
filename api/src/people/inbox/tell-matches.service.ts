import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { publishInbox } from './inbox-events.js'
import { InboxKind } from './inbox-item.entity.js'

interface NewMatches {
  readonly userId: string
  readonly profileId: string
  readonly count: number
}

/** Puts new results of a search profile into the inbox of its owner: one unread message per profile, which counts on until it is read. */
export async function tellMatches(tx: EntityManager, { userId, profileId, count }: NewMatches): Promise<void> {
  await tx.query(
    `INSERT INTO inbox_items AS i (id, user_id, kind, profile_id, tender_count, is_listed) VALUES ($1, $2, $3, $4, $5, true)
     ON CONFLICT (profile_id) WHERE profile_id IS NOT NULL AND read_at IS NULL
     DO UPDATE SET tender_count = i.tender_count + excluded.tender_count, created_at = now()`,
    [uuid(), userId, InboxKind.MATCHES, profileId, count],
  )
  await publishInbox(tx, [userId])
}
