import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import type { BookmarkComment } from '../comments/comment.entity.js'
import { publishInbox } from './inbox-events.js'
import { InboxKind } from './inbox-item.entity.js'
import { mentionable } from './mentionable.service.js'
import { mentionedIn, mentionedWords } from './mentions.js'

interface Thread {
  readonly ownerId: string
  readonly isPublic: boolean
  /** Author of the comment that it replies to. */
  readonly parentId: string | null
}

/**
 * Puts a comment into the inboxes of the people whom it mentions, and, when it is new, of the owner of the bookmark and the author of the
 * comment that it replies to. Nobody hears of a comment that they may not read, of their own, or of one comment twice.
 */
export async function tellComment(
  tx: EntityManager,
  { id, bookmarkId, userId, parentCommentId, content }: BookmarkComment,
  isNew: boolean,
): Promise<void> {
  const [thread] = await tx.query<Thread[]>(
    `SELECT b.user_id AS "ownerId", b.is_public AS "isPublic", (SELECT user_id FROM bookmark_comments WHERE id = $2) AS "parentId"
     FROM bookmarks b WHERE b.id = $1`,
    [bookmarkId, parentCommentId],
  )
  if (!thread) return
  const mentioned = mentionedIn(content, await mentionable(tx, bookmarkId, thread.ownerId, mentionedWords(content)))
  const kinds = new Map<string, InboxKind>(mentioned.map(person => [person, InboxKind.MENTION]))
  for (const person of isNew ? [thread.parentId, thread.ownerId] : [])
    if (person && !kinds.has(person)) kinds.set(person, InboxKind.REPLY)
  const told: string[] = []
  for (const [person, kind] of kinds) {
    if (person === userId || !(thread.isPublic || person === thread.ownerId)) continue
    const rows = await tx.query<object[]>(
      `INSERT INTO inbox_items (id, user_id, kind, comment_id, is_listed) SELECT $1, id, $3, $4, true FROM app_users WHERE id = $2 AND is_active
       ON CONFLICT DO NOTHING RETURNING id`,
      [uuid(), person, kind, id],
    )
    if (rows.length > 0) told.push(person)
  }
  await publishInbox(tx, told)
}
