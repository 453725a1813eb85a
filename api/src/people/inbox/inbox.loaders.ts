import { In } from 'typeorm'
import type { Context } from '../../accounts/context.js'
import { defineLoader, defineViewerLoader } from '../../platform/graphql/loader.js'
import { changesById } from '../../tenders/changes/change.service.js'
import { SearchProfile } from '../profiles/search-profile.entity.js'
import { inboxItemsById, unreadChangeIds, unreadCount } from './inbox.service.js'

export const changeLoader = defineLoader(({ db }, ids: readonly string[]) => changesById(db, ids))

/** Null for a message of somebody else. */
export const ownInboxItemLoader = defineViewerLoader(async ({ db, caller }: Context, ids: readonly string[]) =>
  caller.viewer ? inboxItemsById(db, caller.viewer.user.id, ids) : ids.map(() => null),
)

/** Requires a viewer. The only key is the viewer. */
export const unreadCountLoader = defineViewerLoader(async ({ db }: Context, userIds: readonly string[]) =>
  Promise.all(userIds.map(userId => unreadCount(db, userId))),
)

/** Requires a viewer. */
export const unreadChangeIdsLoader = defineViewerLoader(({ db, caller }: Context, tenderIds: readonly string[]) =>
  unreadChangeIds(db, caller.viewer!.user.id, tenderIds),
)

/** Requires a viewer; null for a profile that is not theirs. */
export const ownProfileLoader = defineViewerLoader(async ({ db, caller }: Context, ids: readonly string[]) => {
  const found = await db.findBy(SearchProfile, { id: In([...ids]), userId: caller.viewer!.user.id })
  const own = new Map(found.map(profile => [profile.id, profile]))
  return ids.map(id => own.get(id) ?? null)
})
