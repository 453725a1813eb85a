import type { Filter } from './filter'
import { bounds } from './more-filters'

/** The lowest is above the highest. */
export const isReversed = <Value extends number | string>(min: Value | null, max: Value | null) =>
  min !== null && max !== null && min > max

const measured: Readonly<Record<string, string>> = {
  minRate: 'het uurtarief',
  minValue: 'de waarde',
  minHours: 'de uren per week',
  minDaysLeft: 'de dagen tot de sluiting',
}

/** What of a filter excludes what, in a sentence; null when all of it can be true. */
export function contradictionIn(filter: Filter): string | null {
  const reversed = bounds.find(([min, max]) => isReversed(filter[min], filter[max]))
  if (reversed) return `Het minimum van ${measured[reversed[0]]} ligt boven het maximum. Pas een van beide aan.`
  const { publishedFrom, publishedBefore } = filter
  // `publishedBefore` is where the day after the last one begins.
  if (publishedFrom && publishedBefore && Date.parse(publishedFrom) >= Date.parse(publishedBefore))
    return 'De eerste dag van publicatie ligt na de laatste. Pas een van beide aan.'
  return null
}

/** Two of its values exclude each other: no query is sent. */
export const isContradictory = (filter: Filter): boolean => contradictionIn(filter) !== null
