import type { EntityManager } from 'typeorm'
import { publish } from '../../platform/notifications/publish.js'
import { unique } from '../../platform/text/lists.js'

export const INBOX_EVENTS = 'inbox_events'

/** A notification holds at most 8000 bytes. */
const IDS_PER_EVENT = 200

/** Transactional: tells every process that the inboxes of these people changed. */
export async function publishInbox(tx: EntityManager, userIds: readonly string[]): Promise<void> {
  const ids = unique(userIds)
  for (let at = 0; at < ids.length; at += IDS_PER_EVENT)
    await publish(tx, INBOX_EVENTS, JSON.stringify(ids.slice(at, at + IDS_PER_EVENT)))
}
