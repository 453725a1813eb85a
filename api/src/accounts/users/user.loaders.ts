import type { EntityManager } from 'typeorm'
import { defineLoader, defineViewerLoader } from '../../platform/graphql/loader.js'
import type { Caller } from './caller.js'
import { pictureAddresses } from './picture.service.js'
import type { User } from './user.entity.js'
import { visibleUsers } from './user.service.js'

interface Context {
  readonly db: EntityManager
  readonly caller: Caller
}

/** Null for a user whom the viewer may not see. */
export const visibleUserLoader = defineViewerLoader(({ db, caller }: Context, ids: readonly string[]) =>
  visibleUsers(db, caller.viewer, ids),
)

/** The path of each user's own picture; null for a user without one. */
export const pictureAddressLoader = defineLoader(({ db }, users: readonly User[]) => pictureAddresses(db, users))
