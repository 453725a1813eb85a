import type { Context } from '../context.js'
import { defineLoader } from '../loader.js'
import { definePageLoader } from '../paging/page-loader.js'
import {
  bookmarksById,
  bookmarksOfTenders,
  canSee,
  ownBookmarksOfTenders,
  publicBookmarksOf,
} from './bookmark.service.js'

/** Whoever shows one sees to it that it may be seen. */
export const bookmarkLoader = defineLoader(({ db }: Context, ids: readonly string[]) => bookmarksById(db, ids))

/** Null when it does not exist, has been detached, or is somebody else's private one. */
export const visibleBookmarkLoader = defineLoader(async ({ db, caller }: Context, ids: readonly string[]) => {
  const bookmarks = await bookmarksById(db, ids)
  return bookmarks.map(bookmark => (bookmark && canSee(caller.viewer, bookmark) ? bookmark : null))
})

export const publicBookmarksLoader = definePageLoader(({ db }: Context, tenderIds, args) =>
  publicBookmarksOf(db, tenderIds, args),
)

export const tenderBookmarksLoader = defineLoader(({ db, caller }: Context, tenderIds: readonly string[]) =>
  bookmarksOfTenders(db, caller.viewer, tenderIds),
)

/** Only for somebody who is signed in. */
export const viewerBookmarkLoader = defineLoader(({ db, caller }: Context, tenderIds: readonly string[]) =>
  ownBookmarksOfTenders(db, caller.viewer!.user.id, tenderIds),
)
