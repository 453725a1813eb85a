import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import type { Checked } from '../../platform/validation/checked.js'
import type { Viewer } from '../../accounts/users/viewer.js'
import { forbidden, UserError } from '../../platform/errors.js'
import { Bookmark } from '../bookmarks/bookmark.entity.js'
import { bookmarkNotFound, canSee } from '../bookmarks/bookmark.service.js'
import { publishCommentEvent } from './comment-events.js'
import { BookmarkComment } from './comment.entity.js'
import { type AddCommentInput, COMMENT_GONE, type UpdateCommentInput } from './comment.inputs.js'
import { tellComment } from '../inbox/tell-comment.service.js'
import { discussedBookmark } from './thread.service.js'

/**
 * Idempotent with a `clientMutationId`: a retry returns the existing comment.
 * @throws UserError
 */
export async function addComment(
  db: EntityManager,
  viewer: Viewer,
  given: Checked<AddCommentInput>,
): Promise<BookmarkComment> {
  return db.transaction(async tx => {
    const bookmark = await discussedBookmark(tx, viewer, given.bookmarkId)
    if (!(await lockBookmark(tx, bookmark.id)).isAttached) throw bookmarkNotFound()
    if (given.parentCommentId) await lockParent(tx, bookmark.id, given.parentCommentId)
    const rows = await tx.query<{ id: string }[]>(
      `INSERT INTO bookmark_comments (id, bookmark_id, user_id, commenter_name, content, parent_comment_id, client_mutation_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (user_id, client_mutation_id) WHERE client_mutation_id IS NOT NULL DO NOTHING RETURNING id`,
      [
        uuid(),
        bookmark.id,
        viewer.user.id,
        given.commenterName,
        given.content,
        given.parentCommentId ?? null,
        given.clientMutationId ?? null,
      ],
    )
    const [made] = rows
    if (made) {
      await publishCommentEvent(tx, { kind: 'added', bookmarkId: bookmark.id, commentId: made.id })
      const comment = await tx.findOneByOrFail(BookmarkComment, { id: made.id })
      await tellComment(tx, comment, true)
      return comment
    }
    const before = given.clientMutationId
      ? await tx.findOneBy(BookmarkComment, { userId: viewer.user.id, clientMutationId: given.clientMutationId })
      : null
    if (before) return before
    throw bookmarkNotFound()
  })
}

/**
 * Race condition: a concurrent removal of the bookmark either waits for this transaction, or has already happened. Deadlock: the trigger that
 * maintains the count locks this row too, so locking it first keeps one lock order.
 */
async function lockBookmark(tx: EntityManager, bookmarkId: string): Promise<{ isAttached: boolean }> {
  const [row] = await tx.query<{ isAttached: boolean }[]>(
    'SELECT detached_at IS NULL AS "isAttached" FROM bookmarks WHERE id = $1 FOR NO KEY UPDATE',
    [bookmarkId],
  )
  return row ?? { isAttached: false }
}

/** Replies are one level deep: the parent is a comment of the same bookmark, and not deleted. */
async function lockParent(tx: EntityManager, bookmarkId: string, parentId: string): Promise<void> {
  const rows = await tx.query<unknown[]>(
    `SELECT 1 FROM bookmark_comments WHERE id = $1 AND bookmark_id = $2 AND parent_comment_id IS NULL
       AND deleted_at IS NULL FOR SHARE`,
    [parentId, bookmarkId],
  )
  if (rows.length === 0)
    throw new UserError('BAD_USER_INPUT', 'Op deze opmerking kan niet worden gereageerd', 'parentCommentId')
}

/** @throws UserError */
export async function updateComment(
  db: EntityManager,
  viewer: Viewer,
  { commentId, commenterName, content }: Checked<UpdateCommentInput>,
): Promise<BookmarkComment> {
  return db.transaction(async tx => {
    const comment = await lockOwn(tx, viewer, commentId)
    await tx.update(BookmarkComment, comment.id, { commenterName, content })
    await publishCommentEvent(tx, { kind: 'updated', bookmarkId: comment.bookmarkId, commentId: comment.id })
    const changed = await tx.findOneByOrFail(BookmarkComment, { id: comment.id })
    await tellComment(tx, changed, false)
    return changed
  })
}

export interface Deleted {
  readonly id: string
  readonly bookmark: Bookmark
  /** Soft delete: the comment without its text, which stays while it has replies; null when the row is deleted. */
  readonly placeholder: BookmarkComment | null
}

/** @throws UserError */
export async function deleteComment(db: EntityManager, viewer: Viewer, commentId: string | null): Promise<Deleted> {
  return db.transaction(async tx => {
    const before = commentId ? await tx.findOneBy(BookmarkComment, { id: commentId }) : null
    if (before) await lockBookmark(tx, before.bookmarkId)
    const { id, bookmarkId, parentCommentId } = await lockOwn(tx, viewer, commentId)
    const hasReplies = await tx.existsBy(BookmarkComment, { parentCommentId: id })
    if (hasReplies)
      await tx.update(BookmarkComment, id, {
        content: '',
        commenterName: '',
        deletedAt: new Date(),
        clientMutationId: null,
      })
    else await tx.delete(BookmarkComment, id)
    await publishCommentEvent(tx, { kind: 'deleted', bookmarkId, commentId: id })
    if (parentCommentId) await removeEmptyPlaceholder(tx, bookmarkId, parentCommentId)
    const placeholder = hasReplies ? await tx.findOneByOrFail(BookmarkComment, { id }) : null
    return { id, bookmark: await tx.findOneByOrFail(Bookmark, { id: bookmarkId }), placeholder }
  })
}

/** Deletes the placeholder of a deleted comment together with its last reply. */
async function removeEmptyPlaceholder(tx: EntityManager, bookmarkId: string, parentId: string): Promise<void> {
  await tx.query('SELECT 1 FROM bookmark_comments WHERE id = $1 FOR UPDATE', [parentId])
  const [rows] = await tx.query<[{ id: string }[], number]>(
    `DELETE FROM bookmark_comments p WHERE id = $1 AND deleted_at IS NOT NULL
       AND NOT EXISTS (SELECT FROM bookmark_comments r WHERE r.parent_comment_id = p.id) RETURNING id`,
    [parentId],
  )
  if (rows.length > 0) await publishCommentEvent(tx, { kind: 'deleted', bookmarkId, commentId: parentId })
}

/** @throws UserError FORBIDDEN for another user's comment, NOT_FOUND for one that the viewer cannot see */
async function lockOwn(tx: EntityManager, viewer: Viewer, id: string | null): Promise<BookmarkComment> {
  const comment = id
    ? await tx.createQueryBuilder(BookmarkComment, 'comment').setLock('pessimistic_write').where({ id }).getOne()
    : null
  const bookmark = comment && (await tx.findOneBy(Bookmark, { id: comment.bookmarkId }))
  if (!comment || !bookmark || comment.deletedAt || !canSee(viewer, bookmark))
    throw new UserError('NOT_FOUND', COMMENT_GONE)
  if (comment.userId !== viewer.user.id) throw forbidden()
  return comment
}
