import { DateTime } from 'luxon'

export const AMSTERDAM = 'Europe/Amsterdam'

const EARLIEST = DateTime.fromISO('1990-01-01', { zone: AMSTERDAM })
const LATEST = DateTime.fromISO('2100-01-01', { zone: AMSTERDAM })

/**
 * An ISO date as a source writes it. Without a zone it is Amsterdam's; a day without a time is its very start or end.
 * @throws RangeError for what is no date, or lies outside 1990–2099
 */
export function sourceDate(text: string, dayMeans: 'start' | 'end'): Date {
  const date = DateTime.fromISO(text, { zone: AMSTERDAM })
  if (!date.isValid || date < EARLIEST || date >= LATEST) throw new RangeError(`no usable date: ${text.slice(0, 40)}`)
  const isDayOnly = !text.includes('T')
  return (isDayOnly && dayMeans === 'end' ? date.endOf('day') : date).toJSDate()
}

/** The calendar day in Amsterdam, yyyy-MM-dd. */
export const amsterdamDay = (date: Date): string => DateTime.fromJSDate(date, { zone: AMSTERDAM }).toISODate()!
