import { toGlobalId } from 'graphql-relay'
import type { EntityManager } from 'typeorm'
import { Bookmark } from '../bookmarks/bookmark.entity.js'
import type { Context, Listener } from '../../accounts/context.js'
import { createFanOut } from '../../platform/notifications/fan-out.js'
import type { Notifications } from '../../platform/notifications/notifications.js'
import { COMMENT_EVENTS, type CommentEvent } from './comment-events.js'
import { BookmarkComment } from './comment.entity.js'
import { CommentAdded, CommentDeleted, CommentUpdated } from './comment.types.js'
import { canReadComments } from './thread.service.js'

type CommentChange = CommentAdded | CommentUpdated | CommentDeleted

/** Fan-out: delivers the events of a thread, from any process, to all its subscribers in this process. */
export interface CommentHub {
  /** Subscribed from this call on; ended by the iterator's `return`. */
  subscribe(bookmarkId: string, listener: Listener): AsyncIterable<CommentChange>
}

/** One hub per `Notifications`, which means one per process. */
const hubs = new WeakMap<Notifications, CommentHub>()

/** The hub of the process in which a subscription runs. */
export function commentHubOf({ db, live, settings }: Context): CommentHub {
  const { notifications } = live!
  const hub = hubs.get(notifications) ?? createCommentHub(db, notifications, settings.isCommentReadingPublic)
  hubs.set(notifications, hub)
  return hub
}

export function createCommentHub(
  db: EntityManager,
  notifications: Notifications,
  isReadingPublic: boolean,
): CommentHub {
  const threads = createFanOut<{ readonly bookmark: Bookmark; readonly change: CommentChange }>()

  // Ordering: events are handled one at a time, so that a reply does not arrive before its parent comment.
  let queue = Promise.resolve()
  notifications.subscribe(COMMENT_EVENTS, payload => {
    const event = JSON.parse(payload) as CommentEvent
    if (threads.has(event.bookmarkId)) queue = queue.then(() => fanOut(event)).catch(notifications.signalGap)
  })

  /** N+1: reads the rows once for all subscribers. */
  async function fanOut(event: CommentEvent): Promise<void> {
    const [bookmark, comment] = await Promise.all([
      db.findOneBy(Bookmark, { id: event.bookmarkId }),
      db.findOneBy(BookmarkComment, { id: event.commentId }),
    ])
    const change = bookmark && changeOf(event, bookmark, comment)
    if (change) threads.deliver(event.bookmarkId, { bookmark, change })
  }

  return {
    subscribe: (bookmarkId, listener) =>
      threads.subscribe(
        bookmarkId,
        ({ bookmark, change }) => (canReadComments(listener.viewer(), bookmark, isReadingPublic) ? change : null),
        listener.tooSlow,
      ),
  }
}

function changeOf(
  { kind, commentId }: CommentEvent,
  bookmark: Bookmark,
  comment: BookmarkComment | null,
): CommentChange | null {
  if (kind === 'deleted')
    return Object.assign(new CommentDeleted(), {
      deletedCommentId: toGlobalId('Comment', commentId),
      comment,
      bookmark,
    })
  // Race condition: the comment was deleted meanwhile, which another event reports.
  if (!comment) return null
  return kind === 'added'
    ? Object.assign(new CommentAdded(), { comment, bookmark })
    : Object.assign(new CommentUpdated(), { comment })
}
