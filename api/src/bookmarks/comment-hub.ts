import { Repeater } from '@repeaterjs/repeater'
import type { EntityManager } from 'typeorm'
import { toGlobalId } from 'graphql-relay'
import type { Viewer } from '../auth/viewer.js'
import type { Notifications } from '../live/notifications.js'
import { Bookmark } from './bookmark.entity.js'
import { canReadComments } from './comment.service.js'
import { COMMENT_EVENTS, type CommentEvent } from './comment-events.js'
import { BookmarkComment } from './comment.entity.js'
import { CommentAdded, CommentDeleted, CommentUpdated } from './comment.types.js'

type Told = CommentAdded | CommentUpdated | CommentDeleted

/** So many events may wait for one listener; who lags further behind is not reading. */
const MOST_WAITING = 100

/** Somebody who has a thread open. */
export interface Listener {
  /** Asked at each event: rights may have ended meanwhile. */
  viewer(): Viewer
  /** They do not keep up: whatever they are connected by has to go, so that they come again and look. */
  tooSlow(): void
}

/** Hands what happens to a thread, in whichever process, to everybody in this one who has it open. */
export interface CommentHub {
  of(bookmarkId: string, listener: Listener): AsyncIterable<Told>
  /** Called when something may have been missed: whoever listens must look anew. */
  onGap(hear: () => void): void
}

export function createCommentHub(
  db: EntityManager,
  notifications: Notifications,
  isReadingPublic: boolean,
): CommentHub {
  const threads = new Map<string, Set<(bookmark: Bookmark, event: Told) => void>>()
  const gaps: (() => void)[] = []
  const missed = () => {
    for (const hear of gaps) hear()
  }

  // One after the other: an answer must not overtake what it answers.
  let turn = Promise.resolve()
  notifications.on(
    COMMENT_EVENTS,
    payload => {
      const event = JSON.parse(payload) as CommentEvent
      if (threads.has(event.bookmarkId)) turn = turn.then(() => pass(event)).catch(missed)
    },
    missed,
  )

  /** Read once, however many are listening. */
  async function pass(event: CommentEvent): Promise<void> {
    const bookmark = await db.findOneBy(Bookmark, { id: event.bookmarkId })
    const comment = await db.findOneBy(BookmarkComment, { id: event.commentId })
    const told = bookmark && toldOf(event, bookmark, comment)
    if (!told) return
    for (const tell of threads.get(event.bookmarkId) ?? []) tell(bookmark, told)
  }

  return {
    onGap: hear => void gaps.push(hear),
    of: (bookmarkId, listener) =>
      new Repeater<Told>(async (push, stop) => {
        let waiting = 0
        const tell = (bookmark: Bookmark, event: Told) => {
          if (!canReadComments(listener.viewer(), bookmark, isReadingPublic)) return
          if (waiting >= MOST_WAITING) {
            stop()
            return listener.tooSlow()
          }
          waiting++
          void push(event).finally(() => waiting--)
        }
        const listeners = threads.get(bookmarkId) ?? new Set()
        threads.set(bookmarkId, listeners.add(tell))
        await stop
        listeners.delete(tell)
        if (listeners.size === 0) threads.delete(bookmarkId)
      }),
  }
}

function toldOf({ kind, commentId }: CommentEvent, bookmark: Bookmark, comment: BookmarkComment | null): Told | null {
  if (kind === 'deleted')
    return Object.assign(new CommentDeleted(), {
      deletedCommentId: toGlobalId('Comment', commentId),
      comment,
      bookmark,
    })
  // It was taken back before we came to tell of it; that is told next.
  if (!comment) return null
  return kind === 'added'
    ? Object.assign(new CommentAdded(), { comment, bookmark })
    : Object.assign(new CommentUpdated(), { comment })
}
