import { type EntityManager, In } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import { checked } from '../validation/checked.js'
import type { Viewer } from '../users/viewer.js'
import { UserError } from '../errors.js'
import { connectionOf, type ConnectionOf } from '../paging/connection.js'
import type { OrderKey } from '../paging/keyset.js'
import { type ChildLists, keysetPages } from '../paging/keyset-page.js'
import { badCursor, type PageArgs, readPage, writeCursor } from '../paging/page-args.js'
import { isPlainText, UNFIT_TEXT } from '../validation/text.js'
import { Bookmark } from '../bookmarks/bookmark.entity.js'
import { bookmarkNotFound, bookmarksById, canSee } from '../bookmarks/bookmark.service.js'
import { publishCommentEvent } from './comment-events.js'
import { BookmarkComment } from './comment.entity.js'

export const CommentConnection = connectionOf(BookmarkComment, 'Comment')

const LONGEST_NAME = 100
const LONGEST_CONTENT = 1000

/** Characters are counted as people count them: a family of emoji is one letter less than it has bytes. */
const text = (empty: string, most: number, tooLong: string) =>
  z
    .string(empty)
    .transform(value => value.normalize('NFC').trim())
    .refine(value => value !== '', empty)
    .refine(value => Array.from(value).length <= most, tooLong)
    .refine(isPlainText, UNFIT_TEXT)

const words = {
  commenterName: text('Naam is verplicht', LONGEST_NAME, `Naam mag maximaal ${LONGEST_NAME} karakters zijn`),
  content: text('Opmerking is verplicht', LONGEST_CONTENT, `Opmerking mag maximaal ${LONGEST_CONTENT} karakters zijn`),
}
const addInput = z.object({
  bookmarkId: z.uuid('Bookmark ID is verplicht'),
  ...words,
  parentCommentId: z.uuid('Deze opmerking bestaat niet (meer)').nullish(),
  clientMutationId: z
    .string()
    .regex(/^[\x20-\x7e]{1,100}$/, 'De sleutel van een opmerking is 1 tot 100 gewone tekens')
    .nullish(),
})
const updateInput = z.object(words)

/** A setting closes reading to visitors altogether; whoever may see a bookmark may read what is said under it. */
export const canReadComments = (viewer: Viewer | null, bookmark: Bookmark, isReadingPublic: boolean) =>
  canSee(viewer, bookmark) && (viewer !== null || isReadingPublic)

/** In the order of the ids; null for one that does not exist. Whoever shows one sees to it that it may be read. */
export async function commentsById(db: EntityManager, ids: readonly string[]): Promise<(BookmarkComment | null)[]> {
  const comments = await db.findBy(BookmarkComment, { id: In([...ids]) })
  const byId = new Map(comments.map(comment => [comment.id, comment]))
  return ids.map(id => byId.get(id) ?? null)
}

/** As above; null also for one under a bookmark whose comments the viewer may not read. */
export async function readableComments(
  db: EntityManager,
  viewer: Viewer | null,
  ids: readonly string[],
  isReadingPublic: boolean,
): Promise<(BookmarkComment | null)[]> {
  const comments = await commentsById(db, ids)
  const bookmarkIds = [...new Set(comments.flatMap(comment => comment?.bookmarkId ?? []))]
  const bookmarks = await bookmarksById(db, bookmarkIds)
  const readable = new Set(
    bookmarks.flatMap(one => (one && canReadComments(viewer, one, isReadingPublic) ? one.id : [])),
  )
  return comments.map(comment => (comment && readable.has(comment.bookmarkId) ? comment : null))
}

/**
 * The bookmark whose comments somebody wants to read or write under.
 * @throws UserError AUTHENTICATION_REQUIRED for a visitor, BOOKMARK_NOT_FOUND for a user: of a private one nobody learns
 * that it exists
 */
export async function discussedBookmark(
  db: EntityManager,
  viewer: Viewer | null,
  id: string | null,
  isReadingPublic = true,
): Promise<Bookmark> {
  const bookmark = id ? await db.findOneBy(Bookmark, { id }) : null
  if (bookmark && canReadComments(viewer, bookmark, isReadingPublic)) return bookmark
  throw unreadable(viewer)
}

const unreadable = (viewer: Viewer | null) =>
  viewer
    ? bookmarkNotFound()
    : new UserError('AUTHENTICATION_REQUIRED', 'Je moet ingelogd zijn om opmerkingen te bekijken')

/**
 * A retry with the same key finds the comment that the first try made.
 * @param input of which the ids are uuids
 * @throws UserError
 */
export async function addComment(db: EntityManager, viewer: Viewer, input: unknown): Promise<BookmarkComment> {
  const given = checked(addInput, input)
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
      return tx.findOneByOrFail(BookmarkComment, { id: made.id })
    }
    const before = given.clientMutationId
      ? await tx.findOneBy(BookmarkComment, { userId: viewer.user.id, clientMutationId: given.clientMutationId })
      : null
    if (before) return before
    throw bookmarkNotFound()
  })
}

/**
 * Whoever removes the bookmark at this moment waits until the comment is there, or has removed it already. Its row bears
 * the count, so it is locked at last anyway: locked first, two who come from either end do not wait for each other.
 */
async function lockBookmark(tx: EntityManager, bookmarkId: string): Promise<{ isAttached: boolean }> {
  const [row] = await tx.query<{ isAttached: boolean }[]>(
    'SELECT detached_at IS NULL AS "isAttached" FROM bookmarks WHERE id = $1 FOR NO KEY UPDATE',
    [bookmarkId],
  )
  return row ?? { isAttached: false }
}

/** Replies go one level deep, under a comment of the same bookmark that is still there. */
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
  commentId: string | null,
  input: unknown,
): Promise<BookmarkComment> {
  const { commenterName, content } = checked(updateInput, input)
  return db.transaction(async tx => {
    const comment = await lockOwn(tx, viewer, commentId)
    await tx.update(BookmarkComment, comment.id, { commenterName, content })
    await publishCommentEvent(tx, { kind: 'updated', bookmarkId: comment.bookmarkId, commentId: comment.id })
    return tx.findOneByOrFail(BookmarkComment, { id: comment.id })
  })
}

export interface Deleted {
  readonly id: string
  readonly bookmark: Bookmark
  /** Stays in its place without words while there are replies to it. */
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

/** The last reply takes the place that was kept for it along. */
async function removeEmptyPlaceholder(tx: EntityManager, bookmarkId: string, parentId: string): Promise<void> {
  await tx.query('SELECT 1 FROM bookmark_comments WHERE id = $1 FOR UPDATE', [parentId])
  const [rows] = await tx.query<[{ id: string }[], number]>(
    `DELETE FROM bookmark_comments p WHERE id = $1 AND deleted_at IS NOT NULL
       AND NOT EXISTS (SELECT FROM bookmark_comments r WHERE r.parent_comment_id = p.id) RETURNING id`,
    [parentId],
  )
  if (rows.length > 0) await publishCommentEvent(tx, { kind: 'deleted', bookmarkId, commentId: parentId })
}

/** Somebody else's comment is forbidden where it can be seen, and not there where it cannot. */
async function lockOwn(tx: EntityManager, viewer: Viewer, id: string | null): Promise<BookmarkComment> {
  const comment = id
    ? await tx.createQueryBuilder(BookmarkComment, 'comment').setLock('pessimistic_write').where({ id }).getOne()
    : null
  const bookmark = comment && (await tx.findOneBy(Bookmark, { id: comment.bookmarkId }))
  if (!comment || !bookmark || comment.deletedAt || !canSee(viewer, bookmark))
    throw new UserError('NOT_FOUND', 'Deze opmerking bestaat niet (meer)')
  if (comment.userId !== viewer.user.id)
    throw new UserError('FORBIDDEN', 'Unauthorized: je hebt geen toestemming voor deze actie')
  return comment
}

/** Comments and replies in one list, the replies behind what they answer. The caller has seen to it that it may be read. */
export const wholeThread = (db: EntityManager, bookmarkId: string): Promise<BookmarkComment[]> =>
  db
    .createQueryBuilder(BookmarkComment, 'c')
    .leftJoin(BookmarkComment, 'parent', 'parent.id = c.parent_comment_id')
    .where('c.bookmark_id = :bookmarkId', { bookmarkId })
    .orderBy('coalesce(parent.created_at, c.created_at)')
    .addOrderBy('coalesce(parent.id, c.id)')
    .addOrderBy('c.parent_comment_id IS NOT NULL')
    .addOrderBy('c.created_at')
    .addOrderBy('c.id')
    .getMany()

const oldestFirst: readonly OrderKey[] = [
  { sql: 'item.created_at', type: 'timestamptz', descending: false },
  { sql: 'item.id', type: 'uuid', descending: false },
]

const orderNameOf = (isReplies: boolean) => (isReplies ? 'replies' : 'comments')

/** The place of each in its list, in the order of the ids; null for one that is gone. */
export async function cursorsOf(db: EntityManager, ids: readonly string[]): Promise<(string | null)[]> {
  // The text of the database: what a list writes into its cursors.
  const rows = await db.query<{ id: string; at: string; isReply: boolean }[]>(
    `SELECT id, created_at::text AS at, parent_comment_id IS NOT NULL AS "isReply" FROM bookmark_comments
     WHERE id = ANY ($1)`,
    [ids],
  )
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.map(id => {
    const row = byId.get(id)
    return row ? writeCursor({ keys: [row.at, id], order: orderNameOf(row.isReply) }) : null
  })
}

/**
 * A page of the comments of each bookmark, the oldest first, in the order of the ids; an error for one whose comments the
 * viewer may not read.
 * @throws UserError for a page that cannot be
 */
export async function commentsOf(
  db: EntityManager,
  viewer: Viewer | null,
  bookmarkIds: readonly string[],
  args: PageArgs,
  isReadingPublic: boolean,
): Promise<(ConnectionOf<BookmarkComment> | Error)[]> {
  const bookmarks = await bookmarksById(db, bookmarkIds)
  const readable = bookmarks.flatMap(one => (one && canReadComments(viewer, one, isReadingPublic) ? one.id : []))
  if (readable.length === 0) return bookmarkIds.map(() => unreadable(viewer))
  const where = ['item.parent_comment_id IS NULL']
  const pages = await childPages(db, { order: orderNameOf(false), parent: 'item.bookmark_id', where }, readable, args)
  const byId = new Map(readable.map((id, index) => [id, pages[index]!]))
  return bookmarkIds.map(id => byId.get(id) ?? unreadable(viewer))
}

/**
 * A page of the replies to each comment, the oldest first, in the order of the ids. The caller has seen to it that they may
 * be read.
 * @throws UserError for a page that cannot be
 */
export const repliesTo = (db: EntityManager, commentIds: readonly string[], args: PageArgs) =>
  childPages(db, { order: orderNameOf(true), parent: 'item.parent_comment_id', where: [] }, commentIds, args)

async function childPages(
  db: EntityManager,
  lists: Pick<ChildLists, 'order' | 'parent' | 'where'>,
  parentIds: readonly string[],
  args: PageArgs,
): Promise<ConnectionOf<BookmarkComment>[]> {
  const page = readPage(args, lists.order)
  // Comments come and go while one reads: there are no numbered pages.
  if (page.from && 'skip' in page.from) throw badCursor(page)
  return keysetPages(db, BookmarkComment, { ...lists, keys: oldestFirst, values: [] }, parentIds, page)
}
