import { defineLoader } from '../loader.js'
import { type Forecast, forecast, newInProfiles } from './profile-counts.js'
import type { SearchProfile } from './search-profile.entity.js'

export const newCountLoader = defineLoader(({ db }, profiles: readonly SearchProfile[]) => newInProfiles(db, profiles))

export const forecastLoader = defineLoader(
  ({ db }, profiles: readonly SearchProfile[]): Promise<readonly Forecast[]> =>
    forecast(
      db,
      profiles.map(({ filter }) => filter),
    ),
)
