import { Repeater } from '@repeaterjs/repeater'
import { toGlobalId } from 'graphql-relay'
import type { EntityManager } from 'typeorm'
import { Bookmark } from '../bookmarks/bookmark.entity.js'
import type { Context, Listener } from '../context.js'
import type { Notifications } from '../notifications/notifications.js'
import { COMMENT_EVENTS, type CommentEvent } from './comment-events.js'
import { BookmarkComment } from './comment.entity.js'
import { CommentAdded, CommentDeleted, CommentUpdated } from './comment.types.js'
import { canReadComments } from './thread.service.js'

type CommentChange = CommentAdded | CommentUpdated | CommentDeleted

/** Backpressure: so many events may wait for one listener, who is disconnected beyond it. */
const MAX_WAITING_EVENTS = 100

/** Fans out what happens to a thread, in whichever process, to everybody in this one who has it open. */
export interface CommentHub {
  subscribe(bookmarkId: string, listener: Listener): AsyncIterable<CommentChange>
}

/** One per process: its notifications are. */
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
  const threads = new Map<string, Set<(bookmark: Bookmark, change: CommentChange) => void>>()

  // In order: a reply must not overtake the comment that it replies to.
  let queue = Promise.resolve()
  notifications.subscribe(COMMENT_EVENTS, payload => {
    const event = JSON.parse(payload) as CommentEvent
    if (threads.has(event.bookmarkId)) queue = queue.then(() => fanOut(event)).catch(notifications.signalGap)
  })

  /** Reads the rows once, however many listen. */
  async function fanOut(event: CommentEvent): Promise<void> {
    const bookmark = await db.findOneBy(Bookmark, { id: event.bookmarkId })
    const comment = await db.findOneBy(BookmarkComment, { id: event.commentId })
    const change = bookmark && changeOf(event, bookmark, comment)
    if (!change) return
    for (const send of threads.get(event.bookmarkId) ?? []) send(bookmark, change)
  }

  return {
    subscribe: (bookmarkId, listener) =>
      new Repeater<CommentChange>(async (push, stop) => {
        let waiting = 0
        const send = (bookmark: Bookmark, change: CommentChange) => {
          if (!canReadComments(listener.viewer(), bookmark, isReadingPublic)) return
          if (waiting >= MAX_WAITING_EVENTS) {
            stop()
            return listener.tooSlow()
          }
          waiting++
          void push(change).finally(() => waiting--)
        }
        const listeners = threads.get(bookmarkId) ?? new Set()
        threads.set(bookmarkId, listeners.add(send))
        await stop
        listeners.delete(send)
        if (listeners.size === 0) threads.delete(bookmarkId)
      }),
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
  // Deleted meanwhile: that is the next event.
  if (!comment) return null
  return kind === 'added'
    ? Object.assign(new CommentAdded(), { comment, bookmark })
    : Object.assign(new CommentUpdated(), { comment })
}
