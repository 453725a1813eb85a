import { filterOfVariables } from '../filters/state/filter-of-variables'
import { writeFilter } from '../filters/state/filter-address'
import type { ProfileRowFragment } from './SearchProfiles.generated'

/** The filter of what came into a profile since then, for an address. */
export const filterSince = ({ filter }: Pick<ProfileRowFragment, 'filter'>, since: string | null): URLSearchParams =>
  writeFilter({ ...filterOfVariables(filter), since })

export const addressOf = (parameters: URLSearchParams) => `/tenders?${parameters}`

/** Where what came into a profile since then is listed; all of it when that is no moment. */
export const foundIn = (profile: Pick<ProfileRowFragment, 'filter'>, since: string | null): string =>
  addressOf(filterSince(profile, since && !Number.isNaN(Date.parse(since)) ? since : null))
