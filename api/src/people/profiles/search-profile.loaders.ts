import type { Context } from '../../accounts/context.js'
import { defineLoader, defineViewerLoader } from '../../platform/graphql/loader.js'
import { coverageOf } from '../../tenders/source-coverage/coverage.service.js'
import { expectedOf, newInProfiles, problemsOf, weeklyOf } from './profile-counts.js'
import type { SearchProfile } from './search-profile.entity.js'

/** Requires a viewer who owns the profiles. */
export const newCountLoader = defineViewerLoader(({ db, caller }: Context, profiles: readonly SearchProfile[]) =>
  newInProfiles(db, caller.viewer!.user, profiles),
)

/** Requires a viewer. */
export const expectedLoader = defineViewerLoader(({ db, caller }: Context, profiles: readonly SearchProfile[]) =>
  expectedOf(
    db,
    profiles.map(({ filter }) => filter),
    caller.viewer!.user,
  ),
)

export const problemLoader = defineLoader(({ db }, profiles: readonly SearchProfile[]) =>
  problemsOf(
    db,
    profiles.map(({ filter }) => filter),
  ),
)

export const weeklyLoader = defineLoader(({ db }, profiles: readonly SearchProfile[]) =>
  weeklyOf(
    db,
    profiles.map(({ filter }) => filter),
  ),
)

export const coverageLoader = defineViewerLoader(({ db, settings }: Context, profiles: readonly SearchProfile[]) =>
  coverageOf(
    db,
    settings,
    profiles.map(({ filter }) => filter),
    new Date(),
  ),
)
