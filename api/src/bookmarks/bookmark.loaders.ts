import type { Context } from '../context.js'
import { defineLoader } from '../loader.js'
import { bookmarksOfTenders, ownBookmarksOfTenders } from './bookmark.service.js'

export const tenderBookmarksLoader = defineLoader(({ db, caller }: Context, tenderIds: readonly string[]) =>
  bookmarksOfTenders(db, caller.viewer, tenderIds),
)

/** Only for somebody who is signed in. */
export const viewerBookmarkLoader = defineLoader(({ db, caller }: Context, tenderIds: readonly string[]) =>
  ownBookmarksOfTenders(db, caller.viewer!.user.id, tenderIds),
)
