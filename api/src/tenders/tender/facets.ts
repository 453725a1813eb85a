import type { KnownCategory } from '../catalogue/category.entity.js'
import {
  anyDimension,
  type DimensionName,
  dimensionNames,
  type Group,
  type Option,
  unknownIncluded,
  valuesAsked,
} from '../query/dimensions.js'
import { copiesShown } from '../query/filters.js'
import type { TenderFilter } from './tender.inputs.js'

export interface Facet {
  readonly key: string
  readonly label: string
  readonly count: number
}

export type FacetName = Exclude<DimensionName, 'status'>
export type Facets = Readonly<Record<FacetName, readonly Facet[]>>

const all = dimensionNames.map(name => ({ name, dimension: anyDimension(name) }))

/** The status is counted separately, because an archived tender is neither open nor closed. */
export const facetNames = dimensionNames.filter((name): name is FacetName => name !== 'status')
const counted = facetNames.map(name => ({ name, dimension: anyDimension(name) }))

/**
 * Facet counts: for each option of each dropdown, the number of tenders that would match if it were chosen and all other filters stayed.
 * One pass: a group that fails only one dimension counts for the options of that dimension.
 */
export function facetsOf(groups: Iterable<Group>, filter: TenderFilter, categories: readonly KnownCategory[]): Facets {
  const asked = askedBy(filter, categories)
  const isListed = listedBy(filter)
  const alike = new Map(counted.map(({ name }) => [name, new Map<unknown, Group>()]))
  for (const group of groups) {
    // Choosing a source would show its copies.
    const refusing = asked.filter(({ matches }) => !matches(group)).map(({ name }) => name)
    if (!isListed(group)) refusing.push('source')
    if (refusing.some(name => name !== refusing[0])) continue
    for (const { name, dimension } of counted)
      if (refusing.length === 0 || refusing[0] === name) addTo(alike.get(name)!, dimension.valueOf(group), group)
  }
  const facets = counted.map(({ name, dimension }) => {
    const left = [...alike.get(name)!.values()]
    const included = unknownIncluded(name, filter)
    const count = ({ key, label, value }: Option<unknown>): Facet => {
      const fits = (group: Group) => [value, ...included].some(one => dimension.matches(group, one))
      return { key, label, count: left.reduce((sum, group) => (fits(group) ? sum + group.n : sum), 0) }
    }
    return [name, dimension.options(categories).map(count)] as const
  })
  return Object.fromEntries(facets) as unknown as Facets
}

export const subtractFacets = (one: Facets, other: Facets): Facets =>
  eachFacet(one, (name, { count }, index) => count - other[name][index]!.count)

/** Two significant digits, the precision of a sample. */
export const roundFacets = (facets: Facets): Facets =>
  eachFacet(facets, (_name, { count }) => Number(count.toPrecision(2)))

function eachFacet(facets: Facets, count: (name: FacetName, facet: Facet, index: number) => number): Facets {
  const entries = facetNames.map(name => {
    const options = facets[name].map((facet, index) => ({ ...facet, count: count(name, facet, index) }))
    return [name, options] as const
  })
  return Object.fromEntries(entries) as unknown as Facets
}

/** Merges a group with those that have the same value in the dimension. */
function addTo(groups: Map<unknown, Group>, value: unknown, group: Group): void {
  const former = groups.get(value)
  groups.set(value, former ? { ...former, n: former.n + group.n } : group)
}

function listedBy(filter: TenderFilter): (group: Group) => boolean {
  const showsAll = copiesShown(filter) === 'all'
  return ({ isCopy }) => !isCopy || showsAll
}

function askedBy(filter: TenderFilter, categories: readonly KnownCategory[]) {
  return all.flatMap(({ name, dimension }) => {
    const values = valuesAsked(name, filter, categories)
    const matches = (group: Group) => values.some(value => dimension.matches(group, value))
    return values.length === 0 ? [] : [{ name, matches }]
  })
}
