import type { EntityManager } from 'typeorm'
import { publish } from '../../platform/notifications/publish.js'

/** Ids only: a notification holds at most 8000 bytes, and authorisation differs by subscriber. */
export interface CommentEvent {
  readonly kind: 'added' | 'updated' | 'deleted'
  readonly bookmarkId: string
  readonly commentId: string
}

export const COMMENT_EVENTS = 'comment_events'

/** Transactional: delivered to every process on commit, and dropped on rollback. */
export const publishCommentEvent = (tx: EntityManager, event: CommentEvent): Promise<void> =>
  publish(tx, COMMENT_EVENTS, JSON.stringify(event))
