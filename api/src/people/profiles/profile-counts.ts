import type { EntityManager } from 'typeorm'
import { amsterdamDaysAgo, amsterdamMidnight } from '../../platform/calendar.js'
import type { ListViewer } from '../../tenders/query/asked.js'
import { countByWeek } from '../../tenders/tender/statistics.service.js'
import { countEach } from '../../tenders/tender/counts.service.js'
import type { TenderFilter } from '../../tenders/tender/tender.inputs.js'
import { filterOf, type ProfileFilter } from './profile-filter.js'
import type { SearchProfile } from './search-profile.entity.js'

/** Weeks that the average is taken over: short enough to notice a season, long enough not to be moved by one busy day. */
const WEEKS = 4
const WEEK_MS = 7 * 24 * 3_600_000

export interface Forecast {
  readonly perWeek: number
  readonly today: number
}

/**
 * What was published weeks ago has closed, or will soon: how many come in a week does not depend on how long they are open, nor
 * on how long ago is still shown.
 */
const always = { minDaysLeft: null, maxDaysLeft: null, publishedWithinDays: null } satisfies Partial<TenderFilter>

/** How many were published a week lately, and today so far. */
export async function forecast(
  db: EntityManager,
  filters: readonly ProfileFilter[],
  now = Date.now(),
): Promise<Forecast[]> {
  const lately = new Date(now - WEEKS * WEEK_MS)
  const today = amsterdamMidnight(now)
  const counts = await countEach(db, [
    ...filters.map(filter => filterOf(filter, { publishedFrom: lately, ...always })),
    ...filters.map(filter => filterOf(filter, { publishedFrom: today, ...always })),
  ])
  return filters.map((_, index) => {
    return { perWeek: Math.round(counts[index]! / WEEKS), today: counts[filters.length + index]! }
  })
}

const SHOWN_WEEKS = 12

/** How many were published in each of the last twelve weeks, oldest first; the last is the seven days until now. */
export const weeklyOf = (
  db: EntityManager,
  filters: readonly ProfileFilter[],
  now = Date.now(),
): Promise<readonly (readonly number[])[]> => {
  const publishedFrom = amsterdamDaysAgo(7 * SHOWN_WEEKS - 1, now)
  return countByWeek(
    db,
    filters.map(filter => filterOf(filter, { publishedFrom, ...always })),
    SHOWN_WEEKS,
  )
}

/** What was stored since its owner last looked at the profile, and is new to them in any other list too. */
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
