import type { EntityManager } from 'typeorm'
import { defineViewerLoader } from '../../platform/graphql/loader.js'
import type { Caller } from '../../accounts/users/caller.js'
import { findEmptySearches } from './empty-search.service.js'

interface Context {
  readonly db: EntityManager
  readonly caller: Caller
}

/** Null for an id that does not exist, and for every id when the viewer is no administrator. */
export const visibleEmptySearchLoader = defineViewerLoader(async ({ db, caller }: Context, ids: readonly string[]) =>
  caller.viewer?.user.isAdmin ? findEmptySearches(db, ids) : ids.map(() => null),
)
