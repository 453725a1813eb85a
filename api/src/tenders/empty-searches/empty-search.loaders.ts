import type { EntityManager } from 'typeorm'
import { defineViewerLoader } from '../../platform/graphql/loader.js'
import type { Caller } from '../../accounts/users/caller.js'
import { findEmptySearches } from './empty-search.service.js'

interface Context {
  readonly db: EntityManager
  readonly caller: Caller
}

/** Null for what does not exist, and for all of them when the viewer is no administrator. */
export const visibleEmptySearchLoader = defineViewerLoader(async ({ db, caller }: Context, ids: readonly string[]) =>
  caller.viewer?.user.isAdmin ? findEmptySearches(db, ids) : ids.map(() => null),
)
