/** Filters with several values, beside the choices of the bar. Their names are those in the address, and of GraphQL. */
export const listNames = ['organizations', 'cpv', 'excludedWords', 'excludedOrganizations'] as const
export type ListName = (typeof listNames)[number]

/** From a number to a number. */
export const bounds = [
  ['minRate', 'maxRate'],
  ['minValue', 'maxValue'],
  ['minHours', 'maxHours'],
  ['minDaysLeft', 'maxDaysLeft'],
] as const

/** All are whole but rates and hours. */
export const numberNames = [...bounds.flat(), 'publishedWithinDays'] as const
export type NumberName = (typeof numberNames)[number]

export const ofEachNamed = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) =>
  Object.fromEntries(names.map(name => [name, make(name)])) as Record<Name, Value>
