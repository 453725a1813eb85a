import type { Context } from '../../accounts/context.js'
import { defineViewerLoader } from '../../platform/graphql/loader.js'
import { dismissalsOf } from './dismissal.service.js'

/** Requires a viewer. */
export const dismissalLoader = defineViewerLoader(({ db, caller }: Context, ids: readonly string[]) =>
  dismissalsOf(db, caller.viewer!.user.id, ids),
)
