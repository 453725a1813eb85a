import type { EntityManager } from 'typeorm'
import { amsterdamDaysAgo, amsterdamMidnight } from '../../platform/calendar.js'
import type { ListViewer } from '../../tenders/query/asked.js'
import { countByWeek } from '../../tenders/tender/statistics.service.js'
import { countEach } from '../../tenders/tender/counts.service.js'
import { OpenClosed, type TenderFilter } from '../../tenders/tender/tender.inputs.js'
import { filterOf, type ProfileFilter } from './profile-filter.js'
import type { SearchProfile } from './search-profile.entity.js'

/** The average is over this many weeks: short enough to follow the season, long enough to smooth out one busy day. */
const WEEKS = 4
const WEEK_MS = 7 * 24 * 3_600_000

export interface Forecast {
  readonly perWeek: number
  readonly today: number
}

/** The filter as it was when a tender was new, because tenders of weeks ago have mostly closed since: without the conditions on today's date. */
export function filterWhenNew(profile: ProfileFilter, times: Partial<TenderFilter>): TenderFilter {
  const wasOpen = profile.openClosed === OpenClosed.OPEN && { openClosed: null, wasOpen: true }
  return filterOf(profile, { minDaysLeft: null, maxDaysLeft: null, publishedWithinDays: null, ...wasOpen, ...times })
}

/** The average number published per week lately, and the number so far today. */
export async function forecast(
  db: EntityManager,
  filters: readonly ProfileFilter[],
  now = Date.now(),
): Promise<Forecast[]> {
  const lately = new Date(now - WEEKS * WEEK_MS)
  const today = amsterdamMidnight(now)
  const counts = await countEach(db, [
    ...filters.map(filter => filterWhenNew(filter, { publishedFrom: lately })),
    ...filters.map(filter => filterWhenNew(filter, { publishedFrom: today })),
  ])
  return filters.map((_, index) => {
    return { perWeek: Math.round(counts[index]! / WEEKS), today: counts[filters.length + index]! }
  })
}

const SHOWN_WEEKS = 12

/** The number published in each of the last twelve weeks, oldest first; the last week ends now. */
export const weeklyOf = (
  db: EntityManager,
  filters: readonly ProfileFilter[],
  now = Date.now(),
): Promise<readonly (readonly number[])[]> => {
  const publishedFrom = amsterdamDaysAgo(7 * SHOWN_WEEKS - 1, now)
  return countByWeek(
    db,
    filters.map(filter => filterWhenNew(filter, { publishedFrom })),
    SHOWN_WEEKS,
  )
}

/** The number stored since the owner last looked at the profile, and also new to them in other lists. */
export const newInProfiles = (
  db: EntityManager,
  viewer: ListViewer,
  profiles: readonly SearchProfile[],
): Promise<readonly number[]> =>
  countEach(
    db,
    profiles.map(({ filter, seenAt }) => filterOf(filter, { createdAfter: seenAt, unseen: true })),
    viewer,
  )
