import { DateTime } from 'luxon'
import { AMSTERDAM } from '../calendar.js'

const MIN_DATE = DateTime.fromISO('1990-01-01', { zone: AMSTERDAM })
const MAX_DATE = DateTime.fromISO('2100-01-01', { zone: AMSTERDAM })

/** A whole day, with or without a time: of "10:00" Luxon makes today, and of "2026" New Year's Day. */
const WHOLE_DAY = /^\d{4}-?\d\d-?\d\d(?:T|$)/

/**
 * An ISO date as a source writes it. Without a zone it is Amsterdam's; a day without a time is its very start or end.
 * @throws RangeError for what is no date, or lies outside 1990–2099
 */
export function sourceDate(text: string, dayMeans: 'start' | 'end'): Date {
  const date = DateTime.fromISO(text, { zone: AMSTERDAM })
  if (!WHOLE_DAY.test(text) || !date.isValid || date < MIN_DATE || date >= MAX_DATE)
    throw new RangeError(`no usable date: ${text.slice(0, 40)}`)
  const isDayOnly = !text.includes('T')
  return (isDayOnly && dayMeans === 'end' ? date.endOf('day') : date).toJSDate()
}
