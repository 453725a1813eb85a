import { filterOfVariables } from '../filters/state/filter-of-variables'
import { writeFilter } from '../filters/state/filter-address'
import type { ProfileRowFragment } from './SearchProfiles.generated'

/** The profile's filter for tenders stored since then, as query parameters. */
export const filterSince = ({ filter }: Pick<ProfileRowFragment, 'filter'>, since: string | null): URLSearchParams =>
  writeFilter({ ...filterOfVariables(filter), since })

export const addressOf = (parameters: URLSearchParams) => `/tenders?${parameters}`

/** Address of the list of tenders that entered a profile since then; all of them when the date is invalid. */
export const foundIn = (profile: Pick<ProfileRowFragment, 'filter'>, since: string | null): string =>
  addressOf(filterSince(profile, since && !Number.isNaN(Date.parse(since)) ? since : null))
