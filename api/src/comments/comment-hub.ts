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

/** Backpressure: a listener with more unsent events than this is disconnected. */
const MAX_WAITING_EVENTS = 100

/** Fan-out: delivers the events of a thread, from any process, to all its subscribers in this process. */
export interface CommentHub {
  /** Subscribed from this call on; ended by the iterator's `return`. */
  subscribe(bookmarkId: string, listener: Listener): AsyncIterable<CommentChange>
}

/** One hub per process, because it has one `Notifications`. */
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
    if (!change) return
    for (const send of threads.get(event.bookmarkId) ?? []) send(bookmark, change)
  }

  return {
    subscribe: (bookmarkId, listener) => {
      const changes = new Repeater<CommentChange>(async (push, stop) => {
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
      })
      return started(changes)
    },
  }
}

/** Race: a Repeater starts at its first read, so that what is published before would be missed. */
function started<Value>(values: Repeater<Value>): AsyncIterable<Value> {
  let first: Promise<IteratorResult<Value>> | null = values.next()
  const next = () => {
    const result = first ?? values.next()
    first = null
    return result
  }
  return { [Symbol.asyncIterator]: () => ({ next, return: () => values.return() }) }
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
  // Race: deleted meanwhile, which an event of its own reports.
  if (!comment) return null
  return kind === 'added'
    ? Object.assign(new CommentAdded(), { comment, bookmark })
    : Object.assign(new CommentUpdated(), { comment })
}
