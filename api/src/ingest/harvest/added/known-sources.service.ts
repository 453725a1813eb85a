import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { log } from '../../../platform/log.js'
import type { Notifications } from '../../../platform/notifications/notifications.js'
import { publish } from '../../../platform/notifications/publish.js'
import { type AddedSource, knowAddedSources } from '../../../reference/added-sources.js'

/** Channel that tells every process that a source was added or removed. */
export const ADDED_SOURCES = 'added_sources'

/** Names this process in its messages: it has read its own changes already. */
const SENDER = randomUUID()

/** Race: of two readings that run at the same time, the one that began last has the newest rows. */
let begun = 0
let newest = 0

/** Reads which sources were added. One that was removed is among them as long as tenders bear its name. */
export async function loadAddedSources(db: EntityManager): Promise<void> {
  const turn = ++begun
  const rows = await db.query<AddedSource[]>(
    `SELECT key, name, adapter, address, tender_type AS "tenderType", removed_at IS NULL AS "isRead"
     FROM added_sources a
     WHERE removed_at IS NULL OR EXISTS (SELECT FROM tenders t WHERE t.source = a.key)
     ORDER BY created_at, key`,
  )
  if (turn < newest) return
  newest = turn
  knowAddedSources(rows)
}

/** Tells the other processes that they changed. */
export const publishAddedSources = (tx: EntityManager): Promise<void> => publish(tx, ADDED_SOURCES, SENDER)

/** Loads them now, and again whenever any process changes them. */
export async function followAddedSources(db: EntityManager, notifications: Notifications): Promise<void> {
  const again = () =>
    void loadAddedSources(db).catch((error: unknown) => log.warn({ error }, 'the added sources could not be read'))
  notifications.subscribe(ADDED_SOURCES, sender => {
    if (sender !== SENDER) again()
  })
  notifications.onGap(again)
  await loadAddedSources(db)
}
