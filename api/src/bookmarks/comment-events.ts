import type { EntityManager } from 'typeorm'
import { tell } from '../live/tell.js'

/** What happened to a thread. Ids only: a notification holds 8000 bytes, and who may see the rest is asked then. */
export interface CommentEvent {
  readonly kind: 'added' | 'updated' | 'deleted'
  readonly bookmarkId: string
  readonly commentId: string
}

export const COMMENT_EVENTS = 'comment_events'

/** Told to every process when the transaction is committed, and only then. */
export const announce = (tx: EntityManager, event: CommentEvent): Promise<void> =>
  tell(tx, COMMENT_EVENTS, JSON.stringify(event))
