import type { Filter } from './filter'
import { bounds } from './more-filters'

export const isReversed = <Value extends number | string>(min: Value | null, max: Value | null) =>
  min !== null && max !== null && min > max

const measured: Readonly<Record<string, string>> = {
  minRate: 'het uurtarief',
  minValue: 'de waarde',
  minHours: 'de uren per week',
  minDaysLeft: 'de dagen tot de sluiting',
}

/** A sentence about two filters that exclude each other; null when a tender can match all of them. */
export function contradictionIn(filter: Filter): string | null {
  const reversed = bounds.find(([min, max]) => isReversed(filter[min], filter[max]))
  if (reversed) return `Het minimum van ${measured[reversed[0]]} ligt boven het maximum. Pas een van beide aan.`
  const { publishedFrom, publishedBefore } = filter
  // `publishedBefore` is exclusive: the start of the day after the last one.
  if (publishedFrom && publishedBefore && Date.parse(publishedFrom) >= Date.parse(publishedBefore))
    return 'De eerste dag van publicatie ligt na de laatste. Pas een van beide aan.'
  return null
}

/** Whether the filter contradicts itself, in which case no query is sent. */
export const isContradictory = (filter: Filter): boolean => contradictionIn(filter) !== null
