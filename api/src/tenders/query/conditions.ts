import { invalid } from '../../errors.js'
import type { Searched } from '../../search/search.service.js'
import type { KnownCategory } from '../../catalogue/category.entity.js'
import { statusTextSql } from '../status.js'
import { ShowBookmarked, type TenderFilter } from '../tender.inputs.js'
import type { Asked, ListViewer } from './asked.js'
import { copiesSql } from './copies.js'
import { cpvSql } from './cpv.js'
import { categoryNamed, type DimensionName, dimensionNames, anyDimension, given, valuesAsked } from './dimensions.js'
import { exclusionsOf } from './exclusions.js'
import { organizationSql } from './organizations.js'
import type { Parameters } from './parameters.js'
import { placesSql } from './places.js'
import { putAwaySql } from './put-away.js'
import { rangesSql } from './ranges.js'
import { unseenSql } from './unseen.js'
import { windowsSql } from './windows.js'

export type { Asked, ListViewer } from './asked.js'

export interface Conditions {
  /** SQL conditions on `tenders t`, and on `tender_search s` and `tender_counters c` where those are joined. */
  readonly where: readonly string[]
  /** The same on `tender_search s` alone, when it knows all that is asked. */
  readonly inIndex: readonly string[] | null
  readonly search: Searched | null
  readonly needsCounters: boolean
}

/**
 * Translates the filter to SQL conditions. Where the specification leaves a filter's meaning open, it is decided here.
 * @throws UserError when the filter names a source, category or other value that does not exist
 */
export function conditionsOf(asked: Asked, parameters: Parameters): Conditions {
  const { filter, categories, viewer, search, leftOut, onlyCopies, withCopies, withArchived } = asked
  rejectNul(filter)
  const archived = filter.archived ?? false
  const found = search ? [`s.vector @@ q.query`, ...(search.terms.named ? [`s.title_vector @@ q.named`] : [])] : []
  const usual: string[] = []
  const where: string[] = []

  if (!withArchived) usual.push(...archivedSql(archived, search))
  if (!withCopies) usual.push(...copiesSql(filter, parameters))
  if (onlyCopies) where.push('t.copy_of IS NOT NULL')
  where.push(...placesSql(asked, parameters))
  for (const name of dimensionNames) where.push(...dimensionSql(name, filter, categories, parameters))
  if (given(filter.greenRockCategory))
    where.push(`t.green_rock_category = ${parameters.add(categoryNamed(filter.greenRockCategory, categories).name)}`)
  where.push(...organizationSql(filter, parameters), ...cpvSql(asked, parameters))
  if (given(filter.status)) where.push(`lower(${statusTextSql}) = lower(${parameters.add(filter.status)})`)
  // An archived tender is neither open nor closed, so the combination matches nothing.
  if (filter.archived && filter.openClosed) where.push('false')
  where.push(...windowsSql(filter, parameters), ...rangesSql(filter, parameters))
  if (filter.unseen) where.push(viewer ? unseenSql(`${parameters.add(viewer.id)}::uuid`) : 'false')
  if (filter.putAway) where.push(putAwaySql(viewer?.id ?? null, parameters))
  const popular = filter.showBookmarked === ShowBookmarked.POPULAR
  if (popular) where.push('c.public_bookmark_count > 0')
  if (filter.showBookmarked === ShowBookmarked.MINE) where.push(mineSql(viewer, parameters))
  const exclusions = exclusionsOf(asked, parameters)
  if (leftOut) where.push(`(${exclusions.map(({ isLeftOut }) => isLeftOut).join(' OR ') || 'false'})`)
  else where.push(...exclusions.map(({ stays }) => stays))
  const isSearchAlone = search !== null && where.length === 0 && !withArchived && !withCopies
  return {
    where: [...usual, ...found, ...where],
    inIndex: isSearchAlone ? [`s.archived = ${archived}`, 'NOT s.is_copy', ...found] : null,
    search,
    needsCounters: popular,
  }
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
  const values = valuesAsked(name, filter, categories)
  return values.length === 0 ? [] : [anyDimension(name).sql(values, parameters)]
}

/** Rejects NUL characters, which PostgreSQL cannot store in text and would answer with an error. */
function rejectNul(filter: TenderFilter): void {
  for (const [field, value] of Object.entries(filter))
    if (hasNul(value) || (Array.isArray(value) && value.some(hasNul)))
      throw invalid(`filter.${field}`, `${field} bevat een teken dat niet is toegestaan.`)
}

const hasNul = (value: unknown) => typeof value === 'string' && value.includes('\0')

/** The bookmark may be on another copy. The subquery does not depend on the tender, so that it runs once. */
const mineSql = (viewer: ListViewer | null, parameters: Parameters) =>
  viewer
    ? `t.id = ANY (array(SELECT copy_id FROM copies_of(array(
        SELECT tender_id FROM bookmarks WHERE user_id = ${parameters.add(viewer.id)} AND detached_at IS NULL))))`
    : 'false'
