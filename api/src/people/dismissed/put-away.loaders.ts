import type { Context } from '../../accounts/context.js'
import { defineViewerLoader } from '../../platform/graphql/loader.js'
import { putAwayOf } from './put-away.service.js'

/** Requires a viewer. */
export const putAwayLoader = defineViewerLoader(({ db, caller }: Context, ids: readonly string[]) =>
  putAwayOf(db, caller.viewer!.user.id, ids),
)
