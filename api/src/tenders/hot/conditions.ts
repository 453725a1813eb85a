import { invalid } from '../../errors.js'
import { itAndTechnology } from '../../reference/categories.js'
import { findDomain } from '../../reference/domains.js'
import { findProvince, findRegion } from '../../reference/regions.js'
import { findSource } from '../../reference/sources.js'
import type { Category } from '../../reference/category.entity.js'
import { openSql, statusTextSql } from '../status.js'
import { OpenClosed, ShowBookmarked, type TenderFilter } from '../tender.inputs.js'

const LONGEST_SEARCH = 200

/** Collects the parameters of one statement in the order in which their places are written. */
export class Parameters {
  readonly values: unknown[] = []
  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

export interface Conditions {
  /** On `tenders t`, and on `tender_search s` and `tender_counters c` where these are joined. */
  readonly where: readonly string[]
  /** The words that were asked for, when there are any. */
  readonly search: string | null
  readonly needsCounters: boolean
}

/**
 * The filter as conditions. Every reading of it that the specification leaves open is settled here, once.
 * @throws UserError when it names something that does not exist
 */
export function conditionsOf(
  filter: TenderFilter,
  categories: readonly Category[],
  parameters: Parameters,
): Conditions {
  const where: string[] = [filter.archived ? 't.archived' : 'NOT t.archived']
  const search = readSearch(filter.search)

  if (search) where.push(`s.archived = ${filter.archived ? 'true' : 'false'}`, `s.vector @@ q.query`)
  if (given(filter.source)) where.push(`t.source = ${parameters.add(keyOf('source', filter.source, findSource))}`)
  if (given(filter.domain)) where.push(domainSql(filter.domain, categories, parameters))
  if (given(filter.category)) where.push(categorySql(filter.category, categories, parameters))
  if (given(filter.greenRockCategory))
    where.push(`t.green_rock_category = ${parameters.add(categoryNamed(filter.greenRockCategory, categories).name)}`)
  if (given(filter.region)) where.push(regionSql(filter.region, parameters))
  if (given(filter.status)) where.push(`lower(${statusTextSql}) = lower(${parameters.add(filter.status)})`)
  if (filter.openClosed) {
    where.push(filter.openClosed === OpenClosed.OPEN ? openSql : `NOT (${openSql})`)
    // Archived is a group of its own: what is archived is neither open nor closed.
    if (filter.archived) where.push('false')
  }
  if (filter.tenderType) where.push(`t.tender_type = ${parameters.add(filter.tenderType)}`)
  where.push(...rateSql(filter, parameters))
  const popular = filter.showBookmarked === ShowBookmarked.POPULAR
  if (popular) where.push('c.public_bookmark_count > 0')
  // Nobody can sign in yet, so nobody has bookmarks of their own.
  if (filter.showBookmarked === ShowBookmarked.MINE) where.push('false')
  return { where, search, needsCounters: popular }
}

const given = (value: string | null | undefined): value is string => value != null && value.trim() !== ''

function readSearch(text: string | null | undefined): string | null {
  const search = (text ?? '').normalize('NFC').trim()
  if (search.length > LONGEST_SEARCH) throw invalid('filter.search', `Zoek met hoogstens ${LONGEST_SEARCH} tekens.`)
  if (search.includes('\0')) throw invalid('filter.search', 'De zoektekst bevat een teken dat niet kan.')
  return search || null
}

function keyOf(field: string, value: string, find: (value: string) => { key: string } | undefined): string {
  const found = find(value)
  if (!found) throw invalid(`filter.${field}`, `Onbekende waarde voor ${field}: ${value.slice(0, 50)}`)
  return found.key
}

function categoryNamed(slugOrName: string, categories: readonly Category[]): Category {
  const asked = slugOrName.toLowerCase()
  const found = categories.find(({ slug, name }) => slug === asked || name.toLowerCase() === asked)
  if (!found) throw invalid('filter.category', `Onbekende categorie: ${slugOrName.slice(0, 50)}`)
  return found
}

const maskOf = (categories: readonly Category[]) =>
  categories.reduce((mask, { bit }) => mask | (1n << BigInt(bit)), 0n).toString()

function categorySql(asked: string, categories: readonly Category[], parameters: Parameters): string {
  const wanted =
    asked.toLowerCase() === itAndTechnology.name.toLowerCase()
      ? categories.filter(({ domain }) => domain === itAndTechnology.domain)
      : [categoryNamed(asked, categories)]
  return `t.category_mask & ${parameters.add(maskOf(wanted))}::bigint > 0`
}

/** ALL categories in the domain. Written with `< 1`: for `= 0` the planner expects next to nothing and sorts everything. */
function domainSql(asked: string, categories: readonly Category[], parameters: Parameters): string {
  const key = keyOf('domain', asked, findDomain)
  const mask = parameters.add(maskOf(categories.filter(({ domain }) => domain === key)))
  const within = `(t.category_mask & ~${mask}::bigint) < 1`
  // A tender without any category counts as other.
  return key === 'other' ? within : `${within} AND t.category_mask > 0`
}

/** A province includes its places; a city or anything else is itself. */
function regionSql(asked: string, parameters: Parameters): string {
  const name = findRegion(asked)?.name ?? asked
  const province = findProvince(name)
  if (province) return `t.province = ${parameters.add(province)}`
  return `lower(t.region) = lower(${parameters.add(name)})`
}

/** The tender's [min or max, max or min] overlaps what was asked; zero counts as asked. */
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
