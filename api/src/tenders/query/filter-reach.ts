import { TenderFilter } from '../tender.inputs.js'
import { anyDimension, cities, dimensionNames, given, type Whereabouts, valuesAsked } from './dimensions.js'

/** Which of its copies a list shows of what was found at several sources. */
export type CopiesShown = 'all' | 'ofSources' | 'one'

/**
 * What was found at several sources is listed once. Whoever asks for one source gets all of that source, where no two are copies
 * of one another; whoever asks for some gets one of these.
 */
export function copiesShown(filter: TenderFilter): CopiesShown {
  const asked = new Set(valuesAsked('source', filter, []))
  return asked.size === 0 ? 'one' : asked.size === 1 ? 'all' : 'ofSources'
}

const dimensionFields: readonly (keyof TenderFilter)[] = dimensionNames.flatMap(name => {
  const { field, several } = anyDimension(name)
  return several ? [field, several] : [field]
})

/** The filter without what groups can be asked. */
export const withoutDimensions = (filter: TenderFilter): TenderFilter =>
  Object.assign(new TenderFilter(), filter, Object.fromEntries(dimensionFields.map(field => [field, null])))

/** Fields of the filter that groups can answer; any other is asked of the database. */
const groupedFields: ReadonlySet<string> = new Set(['archived', 'searchExactly', ...dimensionFields])

const areFieldsGrouped = (filter: TenderFilter): boolean =>
  Object.entries(filter).every(([field, value]) => !given(value) || groupedFields.has(field))

/** The places that the filter asks for and groups do not tell apart. */
export const otherPlacesAsked = (filter: TenderFilter): readonly string[] =>
  placesAsked(filter).filter(place => !cities.includes(place))

/** Whether groups are enough to answer the filter: tenders are grouped by everything that it names. */
export const areGroupsEnough = (filter: TenderFilter): boolean =>
  areFieldsGrouped(filter) && otherPlacesAsked(filter).length === 0 && copiesShown(filter) !== 'ofSources'

/**
 * Whether few tenders are to be read for what groups do not tell: which copies share several sources, or what is in another town;
 * not both.
 */
export const doGroupsKnowMost = (filter: TenderFilter): boolean =>
  areFieldsGrouped(filter) && (otherPlacesAsked(filter).length === 0 || copiesShown(filter) !== 'ofSources')

/** The places that the filter asks for, in lower case, but for provinces. */
export const placesAsked = (filter: TenderFilter): readonly string[] =>
  (valuesAsked('region', filter, []) as readonly Whereabouts[]).flatMap(where =>
    'name' in where ? [where.name.toLowerCase()] : [],
  )

/** Whether what the filter means depends on the stored categories. */
export const readsCategories = (filter: TenderFilter): boolean =>
  given(filter.greenRockCategory) ||
  dimensionNames
    .map(anyDimension)
    .some(
      ({ readsCategories: reads, field, several }) => reads && [field, several].some(one => one && given(filter[one])),
    )
