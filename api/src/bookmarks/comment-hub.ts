import { Repeater } from '@repeaterjs/repeater'
import type { EntityManager } from 'typeorm'
import { toGlobalId } from 'graphql-relay'
import type { Viewer } from '../auth/viewer.js'
import type { Notifications } from '../live/notifications.js'
import { Bookmark } from './bookmark.entity.js'
import { canSee } from './bookmark.service.js'
import { COMMENT_EVENTS, type CommentEvent } from './comment-events.js'
import { BookmarkComment } from './comment.entity.js'
import { CommentAdded, CommentDeleted, CommentUpdated } from './comment.types.js'

type Told = CommentAdded | CommentUpdated | CommentDeleted

interface Listener {
  readonly viewer: () => Viewer
  tell(event: Told): void
}

/** Hands what happens to a thread, in whichever process, to everybody in this one who has it open. */
export interface CommentHub {
  /** @param viewer asked at each event: rights may have ended meanwhile */
  of(bookmarkId: string, viewer: () => Viewer): AsyncIterable<Told>
  /** Called when something may have been missed: whoever listens must look anew. */
  onGap(hear: () => void): void
}

export function createCommentHub(
  db: EntityManager,
  notifications: Notifications,
  isReadingPublic: boolean,
): CommentHub {
  const threads = new Map<string, Set<Listener>>()
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
    for (const { viewer, tell } of threads.get(event.bookmarkId) ?? []) {
      const now = viewer()
      if (canSee(now, bookmark) && (now || isReadingPublic)) tell(told)
    }
  }

  return {
    onGap: hear => void gaps.push(hear),
    of: (bookmarkId, viewer) =>
      new Repeater<Told>(async (push, stop) => {
        const listener: Listener = { viewer, tell: event => void push(event) }
        const listeners = threads.get(bookmarkId) ?? new Set()
        threads.set(bookmarkId, listeners.add(listener))
        await stop
        listeners.delete(listener)
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
