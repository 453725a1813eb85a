import type { EntityManager } from 'typeorm'
import { amsterdamDaysAgo } from '../../platform/calendar.js'
import { namedQuery } from '../../platform/database/named-query.js'
import { MAX_PREVIEW_MATCHES, PREVIEW_DAYS } from '../../reference/limits.js'
import { currentCategories } from '../../tenders/catalogue/category-memory.js'
import type { ListViewer } from '../../tenders/query/asked.js'
import { type TenderField, usualFields } from '../../tenders/query/columns.js'
import { countEach } from '../../tenders/tender/counts.service.js'
import { newestOf } from '../../tenders/tender/matching.service.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'
import type { TenderFilter } from '../../tenders/tender/tender.inputs.js'
import { filterWhenNew } from './profile-counts.js'
import type { ProfileFilter } from './profile-filter.js'
import { reasonsOf } from './reasons.js'

/** A shorter history says nothing about a week. */
const MIN_DAYS = 7

export interface Preview {
  readonly count: number
  readonly today: number
  /** Null while the history is too short. */
  readonly perWeek: number | null
  readonly matches: readonly { readonly tender: Tender; readonly reasons: readonly string[] }[]
}

/**
 * The tenders that a profile would have reported lately: new, shown as the one of their copies, and not excluded by the viewer.
 * @throws UserError for a filter that names a value that does not exist
 */
export async function previewOf(db: EntityManager, profile: ProfileFilter, viewer: ListViewer): Promise<Preview> {
  const newWithin = (days: number) =>
    // Query planner: the second condition follows from the first, and its index makes the statement fast.
    filterWhenNew(profile, { newWithinDays: days, createdAfter: amsterdamDaysAgo(days - 1) })
  const days = Math.min(PREVIEW_DAYS, await daysOfHistory(db))
  const [counts, matches] = await Promise.all([
    countEach(db, [PREVIEW_DAYS, 1, Math.max(days, 1)].map(newWithin), viewer),
    newestMatches(db, profile, newWithin(PREVIEW_DAYS), viewer),
  ])
  const [count, today, inHistory] = counts as [number, number, number]
  return { count, today, perWeek: days < MIN_DAYS ? null : readable((7 * inHistory) / days), matches }
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

const explained: ReadonlySet<TenderField> = new Set([...usualFields, 'description', 'categoryIds'])

async function newestMatches(
  db: EntityManager,
  profile: ProfileFilter,
  filter: TenderFilter,
  viewer: ListViewer,
): Promise<Preview['matches']> {
  const tenders = await newestOf(db, filter, viewer, MAX_PREVIEW_MATCHES, explained)
  const known = await currentCategories(db)
  return tenders.map(tender => {
    const ids = new Set(tender.tenderCategories?.map(({ categoryId }) => categoryId))
    const own = known.filter(({ id }) => ids.has(id))
    return { tender, reasons: reasonsOf(profile, tender, own, known) }
  })
}
