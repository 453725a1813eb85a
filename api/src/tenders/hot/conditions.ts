import { invalid } from '../../errors.js'
import type { Searched } from '../../search/search.service.js'
import type { KnownCategory } from '../../catalogue/category.entity.js'
import { clientKeyOf } from '../../organisations/client-key.js'
import { MAX_ORGANIZATION_LENGTH } from '../../reference/limits.js'
import { statusTextSql } from '../status.js'
import { ShowBookmarked, type TenderFilter } from '../tender.inputs.js'
import { categoryNamed, type DimensionName, dimensionNames, dimensions, given, showsCopies } from './dimensions.js'
import type { Parameters } from './parameters.js'
import { putAwayIdsSql } from './put-away.js'
import { unseenSql } from './unseen.js'

/** Whose list it is. A user is one. */
export interface ListViewer {
  readonly id: string
  /** Whether they ever put a tender away: without it nothing need be asked. */
  readonly hasPutAway: boolean
}

/** The filter, and the user it is applied for; `viewer` is null for a visitor, who has no bookmarks. */
export interface Asked {
  readonly filter: TenderFilter
  readonly categories: readonly KnownCategory[]
  readonly viewer: ListViewer | null
  /** The filter's search text, understood; null without one. */
  readonly search: Searched | null
  /** Leaves the copies in, for counts that tell them apart themselves. */
  readonly withCopies?: true
  /** Leaves out whether they are archived, which the caller adds. */
  readonly withArchived?: true
}

export interface Conditions {
  /** SQL conditions on `tenders t`, and on `tender_search s` and `tender_counters c` where those are joined. */
  readonly where: readonly string[]
  readonly search: Searched | null
  readonly needsCounters: boolean
}

/**
 * Translates the filter to SQL conditions. Where the specification leaves a filter's meaning open, it is decided here.
 * @throws UserError when the filter names a source, category or other value that does not exist
 */
export function conditionsOf(
  { filter, categories, viewer, search, withCopies, withArchived }: Asked,
  parameters: Parameters,
): Conditions {
  rejectNul(filter)
  const where: string[] = []

  if (!withArchived) where.push(...archivedSql(filter.archived ?? false, search))
  if (!withCopies && !showsCopies(filter)) where.push('t.copy_of IS NULL')
  if (search) where.push(`s.vector @@ q.query`)
  for (const name of dimensionNames) where.push(...dimensionSql(name, filter, categories, parameters))
  if (given(filter.greenRockCategory))
    where.push(`t.green_rock_category = ${parameters.add(categoryNamed(filter.greenRockCategory, categories).name)}`)
  if (given(filter.organization)) where.push(organizationSql(filter.organization, parameters))
  if (given(filter.status)) where.push(`lower(${statusTextSql}) = lower(${parameters.add(filter.status)})`)
  // An archived tender is neither open nor closed, so the combination matches nothing.
  if (filter.archived && filter.openClosed) where.push('false')
  if (filter.createdAfter) where.push(`t.created_at > ${parameters.add(filter.createdAfter)}`)
  if (filter.publishedFrom) where.push(`t.publication_date >= ${parameters.add(filter.publishedFrom)}`)
  if (filter.unseen) where.push(viewer ? unseenSql(`${parameters.add(viewer.id)}::uuid`) : 'false')
  if (filter.putAway || viewer?.hasPutAway) where.push(putAwaySql(filter.putAway ?? false, viewer, parameters))
  where.push(...rateSql(filter, parameters))
  const popular = filter.showBookmarked === ShowBookmarked.POPULAR
  if (popular) where.push('c.public_bookmark_count > 0')
  if (filter.showBookmarked === ShowBookmarked.MINE) where.push(mineSql(viewer, parameters))
  return { where, search, needsCounters: popular }
}

/** Partial indexes: those of tenders, and those of the search, hold either what is archived or what is not. */
export const archivedSql = (archived: boolean, search: Searched | null): string[] => [
  archived ? 't.archived' : 'NOT t.archived',
  ...(search ? [`s.archived = ${archived}`] : []),
]

function dimensionSql(
  name: DimensionName,
  filter: TenderFilter,
  categories: readonly KnownCategory[],
  parameters: Parameters,
): string[] {
  // Casts the union away: each dimension only receives values that it parsed itself.
  const dimension = dimensions[name] as (typeof dimensions)['source']
  const value = dimension.read(filter, categories)
  return value === null ? [] : [dimension.sql(value, parameters)]
}

/** Rejects NUL characters, which PostgreSQL cannot store in text and would answer with an error. */
function rejectNul(filter: TenderFilter): void {
  for (const [field, value] of Object.entries(filter))
    if (typeof value === 'string' && value.includes('\0'))
      throw invalid(`filter.${field}`, `${field} bevat een teken dat niet is toegestaan.`)
}

function organizationSql(organization: string, parameters: Parameters): string {
  if (organization.length > MAX_ORGANIZATION_LENGTH)
    throw invalid('filter.organization', `organization mag hoogstens ${MAX_ORGANIZATION_LENGTH} tekens hebben.`)
  const key = clientKeyOf(organization)
  return key === null ? 'false' : `t.client_key = ${parameters.add(key)}`
}

/** The bookmark may be on another copy. The subquery does not depend on the tender, so that it runs once. */
const mineSql = (viewer: ListViewer | null, parameters: Parameters) =>
  viewer
    ? `t.id = ANY (array(SELECT copy_id FROM copies_of(array(
        SELECT tender_id FROM bookmarks WHERE user_id = ${parameters.add(viewer.id)} AND detached_at IS NULL))))`
    : 'false'

/** What the viewer put away is in no other list of theirs. */
function putAwaySql(isAsked: boolean, viewer: ListViewer | null, parameters: Parameters): string {
  if (!viewer) return 'false'
  const ids = putAwayIdsSql(`${parameters.add(viewer.id)}::uuid`)
  return isAsked ? `t.id = ANY (array(${ids}))` : `t.id NOT IN (${ids})`
}

/**
 * Interval overlap: a tender's rates [min or max, max or min] must overlap the requested range. Zero is a bound too.
 */
function rateSql({ minRate, maxRate }: TenderFilter, parameters: Parameters): string[] {
  for (const [field, rate] of Object.entries({ minRate, maxRate }))
    if (rate != null && !Number.isFinite(rate)) throw invalid(`filter.${field}`, `${field} moet een getal zijn.`)
  const where: string[] = []
  if (minRate != null)
    where.push(`coalesce(t.max_hourly_rate, t.min_hourly_rate) >= ${parameters.add(minRate)}::float8`)
  if (maxRate != null)
    where.push(`coalesce(t.min_hourly_rate, t.max_hourly_rate) <= ${parameters.add(maxRate)}::float8`)
  if (minRate != null && maxRate != null && minRate > maxRate) where.push('false')
  return where
}
