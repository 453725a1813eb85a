import type { Context } from '../../accounts/context.js'
import { defineLoader, defineViewerLoader } from '../../platform/graphql/loader.js'
import { definePageLoader } from '../../platform/paging/page-loader.js'
import { commentsById, commentsOf, cursorsOf, readableComments, repliesTo } from './thread.service.js'

/** Without authorisation: the caller checks that the viewer may read it. */
export const commentLoader = defineLoader(({ db }, ids: readonly string[]) => commentsById(db, ids))

/** Null when it does not exist, or the viewer may not read it. */
export const readableCommentLoader = defineViewerLoader(({ db, caller, settings }: Context, ids: readonly string[]) =>
  readableComments(db, caller.viewer, ids, settings.isCommentReadingPublic),
)

/** Without authorisation: the caller checks that the viewer may read the comments of the bookmark. */
export const commentsLoader = definePageLoader(({ db }, bookmarkIds, args) => commentsOf(db, bookmarkIds, args))

export const repliesLoader = definePageLoader(({ db }, commentIds, args) => repliesTo(db, commentIds, args))

export const commentCursorLoader = defineLoader(({ db }, ids: readonly string[]) => cursorsOf(db, ids))
