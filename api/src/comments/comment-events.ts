import type { EntityManager } from 'typeorm'
import { publish } from '../notifications/publish.js'

/** What happened to a thread. Ids only: a notification holds 8000 bytes, and what each subscriber may see differs. */
export interface CommentEvent {
  readonly kind: 'added' | 'updated' | 'deleted'
  readonly bookmarkId: string
  readonly commentId: string
}

export const COMMENT_EVENTS = 'comment_events'

/** Published to every process when the transaction is committed, and only then. */
export const publishCommentEvent = (tx: EntityManager, event: CommentEvent): Promise<void> =>
  publish(tx, COMMENT_EVENTS, JSON.stringify(event))
