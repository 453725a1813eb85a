import type { Context } from '../../accounts/context.js'
import { defineLoader, defineViewerLoader } from '../../platform/graphql/loader.js'
import { definePageLoader } from '../../platform/paging/page-loader.js'
import {
  bookmarkersOfTenders,
  bookmarksById,
  bookmarksOfTenders,
  canSee,
  ownBookmarksOfTenders,
  publicBookmarksOf,
} from './bookmark.service.js'

/** Without authorisation: the caller checks that the viewer may see it. */
export const bookmarkLoader = defineLoader(({ db }, ids: readonly string[]) => bookmarksById(db, ids))

/** Null when it does not exist, is detached, or is another user's private bookmark. */
export const visibleBookmarkLoader = defineViewerLoader(async ({ db, caller }: Context, ids: readonly string[]) => {
  const bookmarks = await bookmarksById(db, ids)
  return bookmarks.map(bookmark => (bookmark && canSee(caller.viewer, bookmark) ? bookmark : null))
})

export const publicBookmarksLoader = definePageLoader(({ db }, tenderIds, args) =>
  publicBookmarksOf(db, tenderIds, args),
)

export const tenderBookmarksLoader = defineViewerLoader(({ db, caller }: Context, tenderIds: readonly string[]) =>
  bookmarksOfTenders(db, caller.viewer, tenderIds),
)

export const bookmarkersLoader = defineViewerLoader(({ db, caller }: Context, tenderIds: readonly string[]) =>
  bookmarkersOfTenders(db, caller.viewer, tenderIds),
)

/** Requires a viewer. */
export const viewerBookmarkLoader = defineViewerLoader(({ db, caller }: Context, tenderIds: readonly string[]) =>
  ownBookmarksOfTenders(db, caller.viewer!.user.id, tenderIds),
)
