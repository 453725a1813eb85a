import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { log } from '../../../platform/log.js'
import type { Notifications } from '../../../platform/notifications/notifications.js'
import { publish } from '../../../platform/notifications/publish.js'
import { type AddedSource, knowAddedSources } from '../../../reference/added-sources.js'

/** Channel that notifies every process that a source was added or removed. */
export const ADDED_SOURCES = 'added_sources'

/** Identifies this process as a sender, so that it ignores its own messages. */
const SENDER = randomUUID()

/** Race condition: of two concurrent reads, the one that started last has the newest rows. */
let lastStarted = 0
let lastApplied = 0

/** Loads the added sources, including removed ones that still have tenders. */
export async function loadAddedSources(db: EntityManager): Promise<void> {
  const order = ++lastStarted
  const rows = await db.query<AddedSource[]>(
    `SELECT key, name, adapter, address, tender_type AS "tenderType", removed_at IS NULL AS "isRead"
     FROM added_sources a
     WHERE removed_at IS NULL OR EXISTS (SELECT FROM tenders t WHERE t.source = a.key)
     ORDER BY created_at, key`,
  )
  if (order < lastApplied) return
  lastApplied = order
  knowAddedSources(rows)
}

export const publishAddedSources = (tx: EntityManager): Promise<void> => publish(tx, ADDED_SOURCES, SENDER)

/** Loads the added sources now, and again whenever any process changes them. */
export async function followAddedSources(db: EntityManager, notifications: Notifications): Promise<void> {
  const again = () =>
    void loadAddedSources(db).catch((error: unknown) => log.warn({ error }, 'the added sources could not be read'))
  notifications.subscribe(ADDED_SOURCES, sender => {
    if (sender !== SENDER) again()
  })
  notifications.onGap(again)
  await loadAddedSources(db)
}
