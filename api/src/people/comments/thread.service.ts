import { type EntityManager, In } from 'typeorm'
import { Bookmark } from '../bookmarks/bookmark.entity.js'
import { bookmarkNotFound, bookmarksById, canSee } from '../bookmarks/bookmark.service.js'
import { UserError } from '../../platform/errors.js'
import { connectionOf, type ConnectionOf } from '../../platform/paging/connection.js'
import { everyBatch } from '../../platform/paging/every-batch.js'
import type { OrderKey } from '../../platform/paging/keyset.js'
import { type ChildLists, keysetPage, keysetPages } from '../../platform/paging/keyset-page.js'
import { badCursor, type Page, type PageArgs, readPage, writeCursor } from '../../platform/paging/page-args.js'
import { pageOf } from '../../platform/paging/page-of.js'
import type { KeysetList } from '../../platform/paging/placed-rows.js'
import type { Viewer } from '../../accounts/users/viewer.js'
import { BookmarkComment } from './comment.entity.js'

export const CommentConnection = connectionOf(BookmarkComment, 'Comment')

/** Comments are readable where their bookmark is visible; a setting can exclude visitors. */
export const canReadComments = (viewer: Viewer | null, bookmark: Bookmark, isReadingPublic: boolean) =>
  canSee(viewer, bookmark) && (viewer !== null || isReadingPublic)

/** In the order of the ids; null for one that does not exist. The caller checks authorisation. */
export async function commentsById(db: EntityManager, ids: readonly string[]): Promise<(BookmarkComment | null)[]> {
  const comments = await db.findBy(BookmarkComment, { id: In([...ids]) })
  const byId = new Map(comments.map(comment => [comment.id, comment]))
  return ids.map(id => byId.get(id) ?? null)
}

/** Like `commentsById`; null also where the viewer may not read the comments of the bookmark. */
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
 * The bookmark, when the viewer may read its comments.
 * @throws UserError AUTHENTICATION_REQUIRED for a visitor, BOOKMARK_NOT_FOUND for a user: the same for a private bookmark as for an unknown one,
 * so that its existence does not leak
 */
export async function discussedBookmark(
  db: EntityManager,
  viewer: Viewer | null,
  id: string | null,
  isReadingPublic = true,
): Promise<Bookmark> {
  return readableBookmark(viewer, id ? await db.findOneBy(Bookmark, { id }) : null, isReadingPublic)
}

/** @throws UserError like `discussedBookmark` */
export function readableBookmark(viewer: Viewer | null, bookmark: Bookmark | null, isReadingPublic: boolean): Bookmark {
  if (bookmark && canReadComments(viewer, bookmark, isReadingPublic)) return bookmark
  throw unreadable(viewer)
}

export const unreadable = (viewer: Viewer | null) =>
  viewer
    ? bookmarkNotFound()
    : new UserError('AUTHENTICATION_REQUIRED', 'Je moet ingelogd zijn om opmerkingen te bekijken')

const ofRoot = (column: string) =>
  `coalesce((SELECT root.${column} FROM bookmark_comments root WHERE root.id = item.parent_comment_id), item.${column})`

const repliesAfterParent: readonly OrderKey[] = [
  { sql: ofRoot('created_at'), type: 'timestamptz', descending: false },
  { sql: ofRoot('id'), type: 'uuid', descending: false },
  { sql: '(item.parent_comment_id IS NOT NULL)::int', type: 'integer', descending: false },
  { sql: 'item.created_at', type: 'timestamptz', descending: false },
  { sql: 'item.id', type: 'uuid', descending: false },
]

/** Comments and replies in one list, each reply after its parent. */
const thread = (bookmarkId: string): KeysetList => ({
  order: 'thread',
  keys: repliesAfterParent,
  where: ['item.bookmark_id = $1'],
  values: [bookmarkId],
})

/** The whole thread in batches. The caller checks authorisation. */
export const wholeThread = (db: EntityManager, bookmarkId: string) =>
  everyBatch(db, BookmarkComment, thread(bookmarkId))

/**
 * A page of the whole thread. The caller checks authorisation.
 * @throws UserError for invalid page arguments
 */
export const pageOfThread = async (db: EntityManager, bookmarkId: string, args: PageArgs) =>
  keysetPage(db, BookmarkComment, thread(bookmarkId), readPage(args, 'thread'))

const oldestFirst: readonly OrderKey[] = [
  { sql: 'item.created_at', type: 'timestamptz', descending: false },
  { sql: 'item.id', type: 'uuid', descending: false },
]

const orderNameOf = (isReplies: boolean) => (isReplies ? 'replies' : 'comments')

/** The cursor of each comment in its list, in the order of the ids; null for a deleted one. */
export async function cursorsOf(db: EntityManager, ids: readonly string[]): Promise<(string | null)[]> {
  // `created_at` in PostgreSQL's text format, which the cursors of a list hold too.
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
 * A page of the comments of each bookmark, oldest first, in the order of the ids. The caller checks authorisation.
 * @throws UserError for invalid page arguments
 */
export const commentsOf = (db: EntityManager, bookmarkIds: readonly string[], args: PageArgs) =>
  childPages(
    db,
    {
      order: orderNameOf(false),
      isOfParent: id => `item.bookmark_id = ${id}`,
      where: ['item.parent_comment_id IS NULL'],
    },
    bookmarkIds,
    args,
  )

/**
 * A page of the replies to each comment, oldest first, in the order of the ids. The caller checks authorisation.
 * @throws UserError for invalid page arguments
 */
export const repliesTo = (db: EntityManager, commentIds: readonly string[], args: PageArgs) =>
  childPages(
    db,
    { order: orderNameOf(true), isOfParent: id => `item.parent_comment_id = ${id}`, where: [] },
    commentIds,
    args,
  )

/**
 * The empty page for a reply, which has no replies.
 * @throws UserError for invalid page arguments
 */
export const noReplies = (args: PageArgs): ConnectionOf<BookmarkComment> =>
  pageOf(readKeysetPage(args, orderNameOf(true)), orderNameOf(true), [], () => Promise.resolve(0))

async function childPages(
  db: EntityManager,
  lists: Pick<ChildLists, 'order' | 'isOfParent' | 'where'>,
  parentIds: readonly string[],
  args: PageArgs,
): Promise<ConnectionOf<BookmarkComment>[]> {
  const page = readKeysetPage(args, lists.order)
  return keysetPages(db, BookmarkComment, { ...lists, keys: oldestFirst, values: [] }, parentIds, page)
}

/** Keyset pagination only, because with offsets a concurrent insert or delete would shift the pages. */
function readKeysetPage(args: PageArgs, order: string): Page {
  const page = readPage(args, order)
  if (page.from && 'skip' in page.from) throw badCursor(page)
  return page
}
