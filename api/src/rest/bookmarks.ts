import type { Bookmark } from '../bookmarks/bookmark.entity.js'
import {
  BookmarkScope,
  bookmarkTender,
  everyOwnBookmark,
  listBookmarks,
  unbookmarkTender,
} from '../bookmarks/bookmark.service.js'
import { BookmarkTenderInput } from '../bookmarks/bookmark.inputs.js'
import type { Context } from '../context.js'
import { readUuid } from '../read-uuid.js'
import { tenderLoader } from '../tenders/tender.loaders.js'
import { personLoader } from '../users/person.loader.js'
import { checked } from '../validation/checked.js'
import { pageQuery, textOf } from './query.js'
import type { Call } from './route.js'
import { bookmarkShape } from './shapes.js'
import { shownTender } from './tenders.js'

export async function addBookmark({ body, context: { db, caller } }: Call): Promise<object> {
  const viewerId = caller.viewer!.user.id
  return bookmarkShape(await bookmarkTender(db, viewerId, checked(BookmarkTenderInput, body)), viewerId)
}

/** Idempotent: 200 also without a bookmark to remove. */
export async function removeBookmark({ params, context: { db, caller } }: Call): Promise<object> {
  const tenderId = readUuid(params.tenderId)
  if (tenderId) await unbookmarkTender(db, caller.viewer!.user.id, tenderId)
  return { message: 'Bookmark verwijderd' }
}

/** All bookmarks of the viewer, without their tenders. */
export async function allOwnBookmarks({ context: { db, caller } }: Call): Promise<object> {
  const viewer = caller.viewer!
  const all = await everyOwnBookmark(db, viewer)
  return { bookmarks: all.map(bookmark => bookmarkShape(bookmark, viewer.user.id)), total: all.length }
}

export const bookmarks =
  (scope: BookmarkScope) =>
  async ({ query, context }: Call): Promise<object> => {
    const { page, limit } = pageQuery(query)
    const { db, caller } = context
    const list = await listBookmarks(
      db,
      caller.viewer,
      { scope, search: textOf(query, 'search') },
      { first: limit, page },
    )
    const [total, found] = await Promise.all([
      list.totalCount(),
      Promise.all(list.nodes.map(bookmark => withTender(bookmark, scope, context))),
    ])
    return { bookmarks: found, total, page, limit }
  }

async function withTender(bookmark: Bookmark, scope: BookmarkScope, context: Context): Promise<object> {
  const [tender, owner] = await Promise.all([
    context.load(tenderLoader, bookmark.tenderId),
    context.load(personLoader, bookmark.userId),
  ])
  return {
    bookmark: bookmarkShape(bookmark, context.caller.viewer?.user.id),
    tender: await shownTender(tender!, context, true),
    ...(scope === BookmarkScope.PUBLIC
      ? { user: { firstName: owner?.firstName ?? null, lastName: owner?.lastName ?? null } }
      : {}),
  }
}
