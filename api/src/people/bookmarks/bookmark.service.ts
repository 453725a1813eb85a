import { type EntityManager, In } from 'typeorm'
import { v7 as uuid } from 'uuid'
import type { Checked } from '../../platform/validation/checked.js'
import type { Person } from '../../accounts/users/person.js'
import type { Viewer } from '../../accounts/users/viewer.js'
import { columnsOf, entityOf } from '../../platform/database/entity-rows.js'
import { idsSql } from '../../platform/database/ids.js'
import { namedQuery } from '../../platform/database/named-query.js'
import { signInFirst, UserError } from '../../platform/errors.js'
import { connectionOf, type ConnectionOf } from '../../platform/paging/connection.js'
import type { OrderKey } from '../../platform/paging/keyset.js'
import { everyBatch } from '../../platform/paging/every-batch.js'
import { countItems, keysetPage, keysetPages } from '../../platform/paging/keyset-page.js'
import { type PageArgs, readPage } from '../../platform/paging/page-args.js'
import type { KeysetList } from '../../platform/paging/placed-rows.js'
import { readSearch, type Searched } from '../../tenders/search/search.service.js'
import { rememberSeen } from '../seen/seen.service.js'
import { tenderNotFound } from '../../tenders/tender/tender.service.js'
import { composedAndTrimmed } from '../../platform/validation/normalised.js'
import { Bookmark, type BookmarkMetadata } from './bookmark.entity.js'
import type { BookmarkMetadataInput, BookmarkTenderInput, UpdateBookmarkInput } from './bookmark.inputs.js'

export const BookmarkConnection = connectionOf(Bookmark)

/**
 * Idempotent upsert: a user has one bookmark per tender, whichever copy it was made on. A detached bookmark is attached again, with its thread.
 * @throws UserError
 */
export async function bookmarkTender(
  db: EntityManager,
  userId: string,
  { tenderId, isPublic, metadata }: Checked<BookmarkTenderInput>,
): Promise<Bookmark> {
  const bookmarkedId = await tenderToBookmark(db, userId, tenderId)
  // Race condition: RETURNING gives the row as written here, where a later SELECT could read another write.
  const [row] = await db.query<[object]>(
    `INSERT INTO bookmarks AS b (id, user_id, tender_id, is_public, metadata) VALUES ($1, $2, $3, coalesce($4, true), $5)
     ON CONFLICT (user_id, tender_id) DO UPDATE SET
       is_public = CASE WHEN b.detached_at IS NULL THEN coalesce($4, b.is_public) ELSE excluded.is_public END,
       metadata = coalesce(excluded.metadata, b.metadata), detached_at = NULL
     RETURNING ${columnsOf(db, Bookmark, 'b')}`,
    [uuid(), userId, bookmarkedId, isPublic ?? null, metadata ? JSON.stringify(stored(metadata)) : null],
  )
  await rememberSeen(db, userId, [tenderId])
  return entityOf(db, Bookmark, row)
}

/**
 * The copy that already has the user's bookmark, otherwise this tender.
 * @throws UserError
 */
async function tenderToBookmark(db: EntityManager, userId: string, tenderId: string): Promise<string> {
  const [copy] = await db.query<{ id: string }[]>(
    `SELECT o.copy_id AS id FROM copies_of(array[$2::uuid]) o
     LEFT JOIN bookmarks b ON b.tender_id = o.copy_id AND b.user_id = $1
     ORDER BY b.id IS NULL, b.detached_at IS NOT NULL, o.copy_id <> $2 LIMIT 1`,
    [userId, tenderId],
  )
  if (!copy) throw tenderNotFound()
  return copy.id
}

/** NFC-normalised, and without empty values. */
function stored({ notes, category, priority, tags }: BookmarkMetadataInput): BookmarkMetadata {
  const kept = {
    notes: notes && composedAndTrimmed(notes),
    category: category && composedAndTrimmed(category),
    priority,
    tags: [...new Set((tags ?? []).map(composedAndTrimmed).filter(Boolean))],
  }
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value && value.length > 0))
}

/**
 * Idempotent: removes the user's bookmark, whichever copy of the tender has it. Soft delete: one with comments is detached
 * instead, and comes back with its thread when the user bookmarks the tender again.
 */
export async function unbookmarkTender(db: EntityManager, userId: string, tenderId: string): Promise<void> {
  await db.transaction(async tx => {
    // Race condition: locking the rows before looking for comments makes a concurrent insert of a comment visible.
    const bookmarks = await tx.query<{ id: string }[]>(
      `SELECT id FROM bookmarks WHERE user_id = $1 AND tender_id = ANY (array(SELECT copy_id FROM copies_of(array[$2::uuid])))
       ORDER BY id FOR UPDATE`,
      [userId, tenderId],
    )
    if (bookmarks.length === 0) return
    const ids = bookmarks.map(({ id }) => id)
    const rows = await tx.query<{ id: string }[]>(
      'SELECT DISTINCT bookmark_id AS id FROM bookmark_comments WHERE bookmark_id = ANY ($1)',
      [ids],
    )
    const discussed = rows.map(({ id }) => id)
    const silent = ids.filter(id => !discussed.includes(id))
    if (discussed.length > 0)
      await tx.query('UPDATE bookmarks SET detached_at = coalesce(detached_at, now()) WHERE id = ANY ($1)', [discussed])
    if (silent.length > 0) await tx.query('DELETE FROM bookmarks WHERE id = ANY ($1)', [silent])
  })
}

export const bookmarkNotFound = () =>
  new UserError('BOOKMARK_NOT_FOUND', 'Deze bookmark bestaat niet of je hebt geen toegang')

/** @throws UserError BOOKMARK_NOT_FOUND, also for another user's bookmark */
export async function updateBookmark(
  db: EntityManager,
  userId: string,
  { bookmarkId, isPublic, metadata }: Checked<UpdateBookmarkInput>,
): Promise<Bookmark> {
  const rows = bookmarkId
    ? await db.query<[object[], number]>(
        `UPDATE bookmarks AS b SET is_public = coalesce($3, is_public), metadata = coalesce($4, metadata)
         WHERE id = $1 AND user_id = $2 AND detached_at IS NULL RETURNING ${columnsOf(db, Bookmark, 'b')}`,
        [bookmarkId, userId, isPublic ?? null, metadata ? JSON.stringify(stored(metadata)) : null],
      )
    : [[]]
  const [row] = rows[0]
  if (!row) throw bookmarkNotFound()
  return entityOf(db, Bookmark, row)
}

export const BookmarkScope = { MINE: 'mine', COLLEAGUES: 'colleagues', PUBLIC: 'public' } as const
export type BookmarkScope = (typeof BookmarkScope)[keyof typeof BookmarkScope]

const newestFirst: readonly OrderKey[] = [
  { sql: 'item.created_at', type: 'timestamptz', descending: true },
  { sql: 'item.id', type: 'uuid', descending: true },
]

export interface BookmarkQuery {
  readonly scope: BookmarkScope
  readonly search?: string | null
}

/** The owner of the bookmarks: a viewer, or the creator of a secret link. */
interface Owner {
  readonly user: { readonly id: string }
}

const orderNameOf = (scope: BookmarkScope) => `bookmarks ${scope}`

/**
 * A page of the viewer's own bookmarks, of other users' public ones, or of all public ones.
 * @throws UserError for a visitor who asks for their own, and for invalid page arguments
 */
export async function listBookmarks(
  db: EntityManager,
  viewer: Viewer | null,
  query: BookmarkQuery,
  args: PageArgs,
): Promise<ConnectionOf<Bookmark>> {
  const search = await readSearch(db, query.search, 'search')
  return keysetPage(db, Bookmark, bookmarkList(viewer, query.scope, search), readPage(args, orderNameOf(query.scope)))
}

function bookmarkList(viewer: Owner | null, scope: BookmarkScope, search: Searched | null): KeysetList {
  if (scope === BookmarkScope.MINE && !viewer) throw signInFirst()
  const values: unknown[] = []
  const place = (value: unknown) => `$${values.push(value)}`
  const where = ['item.detached_at IS NULL']
  if (scope === BookmarkScope.MINE) where.push(`item.user_id = ${place(viewer!.user.id)}`)
  else where.push('item.is_public')
  if (scope === BookmarkScope.COLLEAGUES && viewer) where.push(`item.user_id <> ${place(viewer.user.id)}`)
  if (search) where.push(foundSql(where, `(SELECT ${place(search.terms.query)}::tsquery)`))
  return { order: orderNameOf(scope), keys: newestFirst, where, values }
}

/** Threshold: up to this many bookmarks are searched one by one; for more, all tenders that match are read once. */
const FEW = 500

/**
 * SQL condition that the bookmark's tender matches the search. Checking one tender takes microseconds; reading all matches of a common word takes
 * as long as checking thousands. The number of bookmarks decides which is cheaper, and the other plan does not run.
 * @param among conditions on the bookmark `item`
 * @param query an uncorrelated subquery, which runs once: otherwise the tsquery would be parsed for every bookmark
 */
function foundSql(among: readonly string[], query: string): string {
  const found = `SELECT s.tender_id FROM tender_search s WHERE s.vector @@ ${query}`
  return `CASE WHEN (SELECT count(*) FROM (SELECT FROM bookmarks item WHERE ${among.join(' AND ')} LIMIT ${FEW + 1}) first_ones) > ${FEW}
    THEN item.tender_id IN (${found} AND s.archived UNION ALL ${found} AND NOT s.archived)
    ELSE EXISTS (${found} AND s.tender_id = item.tender_id) END`
}

/** All bookmarks of the viewer in batches, newest first. */
export const everyOwnBookmark = (db: EntityManager, viewer: Viewer) =>
  everyBatch(db, Bookmark, bookmarkList(viewer, BookmarkScope.MINE, null))

/** All bookmarks of a user that match the search, in batches. */
export async function* eachOwnBookmark(
  db: EntityManager,
  userId: string,
  search: string | null,
  batchSize: number,
): AsyncIterable<readonly Bookmark[]> {
  yield* everyBatch(db, Bookmark, await ownBookmarks(db, userId, search), batchSize)
}

export const countOwnBookmarks = async (db: EntityManager, userId: string, search: string | null): Promise<number> =>
  countItems(db, Bookmark, await ownBookmarks(db, userId, search))

const ownBookmarks = async (db: EntityManager, userId: string, search: string | null) =>
  bookmarkList({ user: { id: userId } }, BookmarkScope.MINE, await readSearch(db, search, 'search'))

/**
 * Query planner: it cannot estimate how many bookmarks the copies have, and would scan all public ones, newest first. The array makes it collect
 * their ids first.
 */
const ofAnyCopy = (tenderId: string) => `item.id = ANY (array(
  SELECT b.id FROM copies_of(array[${tenderId}]) o JOIN bookmarks b ON b.tender_id = o.copy_id))`

/**
 * A page of the public bookmarks of each tender and its copies, in the order of the ids.
 * @throws UserError for invalid page arguments
 */
export async function publicBookmarksOf(
  db: EntityManager,
  tenderIds: readonly string[],
  args: PageArgs,
): Promise<ConnectionOf<Bookmark>[]> {
  const list = bookmarkList(null, BookmarkScope.PUBLIC, null)
  const page = readPage(args, list.order)
  return keysetPages(db, Bookmark, { ...list, isOfParent: ofAnyCopy }, tenderIds, page)
}

/** In the order of the ids; null for one that does not exist. The caller checks authorisation. */
export async function bookmarksById(db: EntityManager, ids: readonly string[]): Promise<(Bookmark | null)[]> {
  const bookmarks = await db.findBy(Bookmark, { id: In([...ids]) })
  const byId = new Map(bookmarks.map(bookmark => [bookmark.id, bookmark]))
  return ids.map(id => byId.get(id) ?? null)
}

export const canSee = (viewer: Viewer | null, { isPublic, userId, detachedAt }: Bookmark) =>
  detachedAt === null && (isPublic || viewer?.user.id === userId)

export interface TenderBookmarks {
  /** Attached public bookmarks, and the viewer's own. */
  readonly count: number
  readonly isMine: boolean
}

/** Count and flag of each tender's bookmarks as the viewer may see them, in the order of the ids. */
export async function bookmarksOfTenders(
  db: EntityManager,
  viewer: Viewer | null,
  tenderIds: readonly string[],
): Promise<TenderBookmarks[]> {
  const { sql, value } = idsSql(tenderIds)
  const rows = await namedQuery<{ id: string; count: number; isMine: boolean }>(db, {
    text: `SELECT o.tender_id AS id, count(DISTINCT b.user_id)::int AS count, bool_or(b.user_id = $2) AS "isMine"
     FROM copies_of(${sql}) o JOIN bookmarks b ON b.tender_id = o.copy_id
     WHERE b.detached_at IS NULL AND (b.is_public OR b.user_id = $2) GROUP BY o.tender_id`,
    values: [value, viewer?.user.id ?? null],
  })
  const byId = new Map(rows.map(row => [row.id, { count: row.count, isMine: row.isMine ?? false }]))
  return tenderIds.map(id => byId.get(id) ?? { count: 0, isMine: false })
}

export interface Bookmarker extends Person {
  readonly isViewer: boolean
}

/** Users with a bookmark of each tender that the viewer may see, newest first, in the order of the ids. */
export async function bookmarkersOfTenders(
  db: EntityManager,
  viewer: Viewer | null,
  tenderIds: readonly string[],
): Promise<Bookmarker[][]> {
  const rows = await db.query<(Bookmarker & { tenderId: string })[]>(
    `SELECT "tenderId", "firstName", "lastName", "isViewer" FROM (
       SELECT DISTINCT ON (o.tender_id, u.id) o.tender_id AS "tenderId", u.first_name AS "firstName",
         u.last_name AS "lastName", u.id IS NOT DISTINCT FROM $2 AS "isViewer", b.created_at, b.id
       FROM copies_of($1) o JOIN bookmarks b ON b.tender_id = o.copy_id JOIN app_users u ON u.id = b.user_id
       WHERE b.detached_at IS NULL AND (b.is_public OR b.user_id = $2)
       ORDER BY o.tender_id, u.id, b.created_at DESC, b.id DESC
     ) bookmarker ORDER BY created_at DESC, id DESC`,
    [tenderIds, viewer?.user.id ?? null],
  )
  const byTender = new Map(tenderIds.map(id => [id, [] as Bookmarker[]]))
  for (const row of rows) byTender.get(row.tenderId)!.push(row)
  return tenderIds.map(id => byTender.get(id)!)
}

/** The viewer's own attached bookmark of each tender or of a copy of it, in the order of the ids; the first if there are several. */
export async function ownBookmarksOfTenders(
  db: EntityManager,
  userId: string,
  tenderIds: readonly string[],
): Promise<(Bookmark | null)[]> {
  const { sql, value } = idsSql(tenderIds)
  const rows = await namedQuery<{ askedId: string }>(db, {
    text: `SELECT o.tender_id AS "askedId", ${columnsOf(db, Bookmark, 'b')}
     FROM copies_of(${sql}) o JOIN bookmarks b ON b.tender_id = o.copy_id
     WHERE b.user_id = $2 AND b.detached_at IS NULL ORDER BY b.tender_id <> o.tender_id, b.created_at, b.id`,
    values: [value, userId],
  })
  const byTender = new Map<string, Bookmark>()
  for (const { askedId, ...row } of rows) if (!byTender.has(askedId)) byTender.set(askedId, entityOf(db, Bookmark, row))
  return tenderIds.map(id => byTender.get(id) ?? null)
}
