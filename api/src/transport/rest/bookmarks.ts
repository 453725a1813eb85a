import type { Bookmark } from '../../people/bookmarks/bookmark.entity.js'
import {
  BookmarkScope,
  bookmarkTender,
  everyOwnBookmark,
  listBookmarks,
  unbookmarkTender,
} from '../../people/bookmarks/bookmark.service.js'
import { BookmarkTenderInput } from '../../people/bookmarks/bookmark.inputs.js'
import type { Context } from '../../accounts/context.js'
import { readUuid } from '../../platform/validation/read-uuid.js'
import { shownTenderLoader } from '../../tenders/tender/tender.loaders.js'
import { personLoader } from '../../accounts/users/person.loader.js'
import { checked } from '../../platform/validation/checked.js'
import { pageQuery, textOf } from './query.js'
import { type Call, WholeList } from './route.js'
import { bookmarkShape, type ShownBookmark } from './shapes.js'
import { shownTender } from './tenders.js'

export async function addBookmark({ body, context: { db, caller } }: Call): Promise<ShownBookmark> {
  const viewerId = caller.viewer!.user.id
  return bookmarkShape(await bookmarkTender(db, viewerId, checked(BookmarkTenderInput, body)), viewerId)
}

/** Idempotent: 200 also without a bookmark to remove. */
export async function removeBookmark({ params, context: { db, caller } }: Call): Promise<{ message: string }> {
  const tenderId = readUuid(params.tenderId)
  if (tenderId) await unbookmarkTender(db, caller.viewer!.user.id, tenderId)
  return { message: 'Bookmark verwijderd' }
}

/** All bookmarks of the viewer, without their tenders. */
export async function allOwnBookmarks({
  context: { db, caller },
}: Call): Promise<WholeList<Bookmark, ShownBookmark, { bookmarks: ShownBookmark[]; total: number }>> {
  const viewer = caller.viewer!
  return new WholeList(everyOwnBookmark(db, viewer), one => bookmarkShape(one, viewer.user.id), 'bookmarks')
}

/** The viewer's own bookmarks with their tenders, by page. */
export const ownBookmarks = (call: Call) => pageOf(call, BookmarkScope.MINE, one => withTender(one, call.context))

/** The public bookmarks with their tenders and owners, by page. */
export const publicBookmarks = (call: Call) => pageOf(call, BookmarkScope.PUBLIC, one => withOwner(one, call.context))

async function pageOf<Shown>(
  { query, context: { db, caller } }: Call,
  scope: BookmarkScope,
  shown: (bookmark: Bookmark) => Promise<Shown>,
) {
  const { page, limit } = pageQuery(query)
  const asked = { scope, search: textOf(query, 'search') }
  const list = await listBookmarks(db, caller.viewer, asked, { first: limit, page })
  const [total, bookmarks] = await Promise.all([list.totalCount(), Promise.all(list.nodes.map(shown))])
  return { bookmarks, total, page, limit }
}

async function withTender(bookmark: Bookmark, context: Context) {
  const tender = await context.load(shownTenderLoader, bookmark.tenderId)
  return {
    bookmark: bookmarkShape(bookmark, context.caller.viewer?.user.id),
    tender: await shownTender(tender!, context, {}),
  }
}

async function withOwner(bookmark: Bookmark, context: Context) {
  const [shown, owner] = await Promise.all([withTender(bookmark, context), context.load(personLoader, bookmark.userId)])
  return { ...shown, user: { firstName: owner?.firstName ?? null, lastName: owner?.lastName ?? null } }
}
