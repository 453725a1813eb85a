import type { KnownCategory } from '../catalogue/category.entity.js'
import {
  type DimensionName,
  dimensionNames,
  dimensions,
  type Group,
  type Option,
  showsCopies,
} from './hot/dimensions.js'
import type { TenderFilter } from './tender.inputs.js'

export interface Facet {
  readonly key: string
  readonly label: string
  readonly count: number
}

export type Facets = Readonly<Record<DimensionName, readonly Facet[]>>

/**
 * Widens the union of dimension types to one that can be called; each dimension only receives values that it parsed
 * itself.
 */
type AnyDimension = (typeof dimensions)['source']
const all = dimensionNames.map(name => ({ name, dimension: dimensions[name] as AnyDimension }))

/** Number of tenders in these groups that match the filter. */
export function countGroups(
  groups: readonly Group[],
  filter: TenderFilter,
  categories: readonly KnownCategory[],
): number {
  const asked = askedBy(filter, categories)
  return sum(
    listed(groups, filter).filter(group => asked.every(({ dimension, value }) => dimension.matches(group, value))),
  )
}

/**
 * Facet counts: for each option of each dropdown, how many tenders would match if it were chosen and all other filters
 * stayed.
 */
export function facetsOf(groups: readonly Group[], filter: TenderFilter, categories: readonly KnownCategory[]): Facets {
  const asked = askedBy(filter, categories)
  const facets = all.map(({ name, dimension }) => {
    const others = asked.filter(one => one.name !== name)
    // Choosing a source would show its copies.
    const left = (name === 'source' ? groups : listed(groups, filter)).filter(group =>
      others.every(other => other.dimension.matches(group, other.value)),
    )
    const count = ({ key, label, value }: Option<string>): Facet => ({
      key,
      label,
      count: sum(left.filter(group => dimension.matches(group, value))),
    })
    return [name, dimension.options(categories).map(count)] as const
  })
  return Object.fromEntries(facets) as unknown as Facets
}

const listed = (groups: readonly Group[], filter: TenderFilter) =>
  showsCopies(filter) ? groups : groups.filter(({ isCopy }) => !isCopy)

function askedBy(filter: TenderFilter, categories: readonly KnownCategory[]) {
  return all.flatMap(({ name, dimension }) => {
    const value = dimension.read(filter, categories)
    return value === null ? [] : [{ name, dimension, value }]
  })
}

const sum = (groups: readonly Group[]) => groups.reduce((total, { n }) => total + n, 0)
