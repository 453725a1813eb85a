import type { EntityManager } from 'typeorm'
import { amsterdamDaysAgo } from '../../platform/calendar.js'
import { namedQuery } from '../../platform/database/named-query.js'
import { PREVIEW_DAYS } from '../../reference/limits.js'
import type { ListViewer } from '../../tenders/query/asked.js'
import { countByWeek } from '../../tenders/tender/statistics.service.js'
import { countEach, errorsOf } from '../../tenders/tender/counts.service.js'
import { OpenClosed, type TenderFilter } from '../../tenders/tender/tender.inputs.js'
import { filterOf, type ProfileFilter } from './profile-filter.js'
import type { SearchProfile } from './search-profile.entity.js'

/** A shorter history says nothing about a week. */
const MIN_DAYS = 7

/** The tenders that a profile would have reported lately. */
export interface Expected {
  /** In the last `PREVIEW_DAYS`. */
  readonly count: number
  readonly today: number
  /** Null while the history is too short. */
  readonly perWeek: number | null
}

/** The filter as it was when a tender was new, because tenders of weeks ago have mostly closed since: without the conditions on today's date. */
function filterWhenNew(profile: ProfileFilter, times: Partial<TenderFilter>): TenderFilter {
  const wasOpen = profile.openClosed === OpenClosed.OPEN && { openClosed: null, wasOpen: true }
  return filterOf(profile, { minDaysLeft: null, maxDaysLeft: null, publishedWithinDays: null, ...wasOpen, ...times })
}

/** The filter of the tenders that were new in the last days. */
export const newWithin = (profile: ProfileFilter, days: number): TenderFilter =>
  // Query planner: the second condition follows from the first, and its index makes the statement fast.
  filterWhenNew(profile, { newWithinDays: days, createdAfter: amsterdamDaysAgo(days - 1) })

/** In the order of the filters: without what the viewer dismissed or excluded; nothing for a filter with a removed value. */
export async function expectedOf(
  db: EntityManager,
  filters: readonly ProfileFilter[],
  viewer: ListViewer,
): Promise<readonly Expected[]> {
  const days = Math.min(PREVIEW_DAYS, await daysOfHistory(db))
  const windows = [PREVIEW_DAYS, 1, Math.max(days, 1)]
  const counts = await countEach(
    db,
    filters.flatMap(filter => windows.map(window => newWithin(filter, window))),
    viewer,
  )
  return filters.map((_, index) => {
    const [count, today, inHistory] = counts.slice(index * windows.length) as [number, number, number]
    return { count, today, perWeek: days < MIN_DAYS ? null : readable((7 * inHistory) / days) }
  })
}

/** Two digits, because the past says no more about the weeks to come; 0 is less than one. */
const readable = (perWeek: number): number => Math.round(Number(perWeek.toPrecision(2)))

/**
 * The number of whole days before today on which tenders were stored. The day of the first import does not count: it brings what was published
 * before, without what had closed by then. Samples do not count either, because real tenders replace them.
 */
async function daysOfHistory(db: EntityManager): Promise<number> {
  const day = (time: string) => `(${time} AT TIME ZONE 'Europe/Amsterdam')::date`
  const text = `SELECT coalesce(${day('now()')} - ${day('min(created_at)')}, 0) AS days
    FROM tenders WHERE NOT is_sample`
  const [row] = await namedQuery<{ days: number }>(db, { text, values: [] })
  return row!.days
}

/** Values that can disappear; the others are part of the product. */
const named: Readonly<Record<string, string>> = { 'filter.source': 'De bron', 'filter.category': 'De categorie' }

/** In the order of the filters: why the profile finds nothing any more, in Dutch; null for one that works. */
export async function problemsOf(
  db: EntityManager,
  filters: readonly ProfileFilter[],
): Promise<readonly (string | null)[]> {
  const errors = await errorsOf(
    db,
    filters.map(filter => filterOf(filter)),
  )
  return errors.map(error => {
    if (!error) return null
    const what = named[error.field ?? '']
    const [, value] = error.message.split(': ')
    return what && value ? `${what} ‘${value}’ bestaat niet meer. Pas dit profiel aan.` : error.message
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
