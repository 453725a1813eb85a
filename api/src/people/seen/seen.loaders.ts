import type { Context } from '../../accounts/context.js'
import { defineViewerLoader } from '../../platform/graphql/loader.js'
import { areUnseen } from './seen.service.js'

/** Requires a viewer. */
export const unseenLoader = defineViewerLoader(({ db, caller }: Context, ids: readonly string[]) =>
  areUnseen(db, caller.viewer!.user.id, ids),
)
