import type { KnownCategory } from '../catalogue/category.entity.js'
import { type DimensionName, dimensionNames, dimensions, type Group, type Option } from './hot/dimensions.js'
import type { TenderFilter } from './tender.inputs.js'

export interface Facet {
  readonly key: string
  readonly label: string
  readonly count: number
}

export type Facets = Readonly<Record<DimensionName, readonly Facet[]>>

/** The widest common type: each dimension only ever meets values that it read itself. */
type AnyDimension = (typeof dimensions)['source']
const all = dimensionNames.map(name => ({ name, dimension: dimensions[name] as AnyDimension }))

/** How many tenders of these groups the filter leaves. */
export function countGroups(
  groups: readonly Group[],
  filter: TenderFilter,
  categories: readonly KnownCategory[],
): number {
  const asked = askedBy(filter, categories)
  return sum(groups.filter(group => asked.every(({ dimension, value }) => dimension.matches(group, value))))
}

/** For every option of every dropdown: how many tenders would be left if it were chosen, all else staying as it is. */
export function facetsOf(groups: readonly Group[], filter: TenderFilter, categories: readonly KnownCategory[]): Facets {
  const asked = askedBy(filter, categories)
  const facets = all.map(({ name, dimension }) => {
    const others = asked.filter(one => one.name !== name)
    const left = groups.filter(group => others.every(other => other.dimension.matches(group, other.value)))
    const count = ({ key, label, value }: Option<string>): Facet => ({
      key,
      label,
      count: sum(left.filter(group => dimension.matches(group, value))),
    })
    return [name, dimension.options(categories).map(count)] as const
  })
  return Object.fromEntries(facets) as unknown as Facets
}

function askedBy(filter: TenderFilter, categories: readonly KnownCategory[]) {
  return all.flatMap(({ name, dimension }) => {
    const value = dimension.read(filter, categories)
    return value === null ? [] : [{ name, dimension, value }]
  })
}

const sum = (groups: readonly Group[]) => groups.reduce((total, { n }) => total + n, 0)
