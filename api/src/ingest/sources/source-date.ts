import { DateTime } from 'luxon'
import { AMSTERDAM } from '../../platform/calendar.js'

const MIN_DATE = DateTime.fromISO('1990-01-01', { zone: AMSTERDAM })
const MAX_DATE = DateTime.fromISO('2100-01-01', { zone: AMSTERDAM })

/** Requires a complete date: Luxon reads "10:00" as today, and "2026" as New Year's Day. */
const WHOLE_DAY = /^\d{4}-?\d\d-?\d\d(?:T|$)/

/**
 * Parses an ISO date of a source. Without an offset it is in Europe/Amsterdam; a date without a time is the start or
 * end of that day.
 * @throws RangeError for an invalid date, or one outside 1990–2099
 */
export function sourceDate(text: string, dayMeans: 'start' | 'end'): Date {
  const date = DateTime.fromISO(text, { zone: AMSTERDAM })
  if (!WHOLE_DAY.test(text) || !date.isValid || date < MIN_DATE || date >= MAX_DATE)
    throw new RangeError(`no usable date: ${text.slice(0, 40)}`)
  const isDayOnly = !text.includes('T')
  return (isDayOnly && dayMeans === 'end' ? date.endOf('day') : date).toJSDate()
}
