import { DateTime } from 'luxon'

/** Dates and times without an offset are in this time zone, whatever the time zone of the machine. */
export const AMSTERDAM = 'Europe/Amsterdam'

/** The calendar day in Amsterdam, yyyy-MM-dd. */
export const amsterdamDay = (date: Date): string => DateTime.fromJSDate(date, { zone: AMSTERDAM }).toISODate()!

/** The moment at which the current calendar day in Amsterdam began. */
export const amsterdamMidnight = (now = Date.now()): Date =>
  DateTime.fromMillis(now, { zone: AMSTERDAM }).startOf('day').toJSDate()

/** The moment at which the calendar day in Amsterdam so many days before today began: days of 23 and 25 hours are days too. */
export const amsterdamDaysAgo = (days: number, now = Date.now()): Date =>
  DateTime.fromMillis(now, { zone: AMSTERDAM }).startOf('day').minus({ days }).toJSDate()

let today = { day: '', from: 0, until: 0 }

/** The current calendar day in Amsterdam. Memoised, since a list asks it for each tender. */
export function amsterdamToday(now = Date.now()): string {
  if (now < today.from || now >= today.until) {
    const begin = DateTime.fromMillis(now, { zone: AMSTERDAM }).startOf('day')
    today = { day: begin.toISODate()!, from: begin.toMillis(), until: begin.plus({ days: 1 }).toMillis() }
  }
  return today.day
}
