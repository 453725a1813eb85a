import type { EntityManager } from 'typeorm'

/** What happened to a thread. Ids only: a notification holds 8000 bytes, and who may see the rest is asked then. */
export interface CommentEvent {
  readonly kind: 'added' | 'updated' | 'deleted'
  readonly bookmarkId: string
  readonly commentId: string
}

export const COMMENT_EVENTS = 'comment_events'

/** Told to every process when the transaction is committed, and only then. */
export async function announce(tx: EntityManager, event: CommentEvent): Promise<void> {
  await tx.query('SELECT pg_notify($1, $2)', [COMMENT_EVENTS, JSON.stringify(event)])
}
