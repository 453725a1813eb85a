/** Filters with several values, beside the selects of the bar. GraphQL and the address share their names. */
export const listNames = ['organizations', 'cpv', 'excludedWords', 'excludedOrganizations'] as const
export type ListName = (typeof listNames)[number]

/** Numeric ranges. */
const measures = ['Rate', 'Value', 'Hours', 'DaysLeft'] as const
type Measure = (typeof measures)[number]

export const bounds = measures.map(one => [`min${one}`, `max${one}`] as const)

/** All are integers except rates and hours. */
export type NumberName = `${'min' | 'max'}${Measure}` | 'publishedWithinDays' | 'newWithinDays'
export const numberNames: readonly NumberName[] = [...bounds.flat(), 'publishedWithinDays', 'newWithinDays']

/** Instants; `since` filters by the time of storage. */
export const timeNames = ['since', 'publishedFrom', 'publishedBefore'] as const
export type TimeName = (typeof timeNames)[number]

export const ofEachNamed = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) =>
  Object.fromEntries(names.map(name => [name, make(name)])) as Record<Name, Value>
