import { DateTime } from 'luxon'

/** The time zone of dates and times without an offset, whatever the time zone of the machine. */
export const AMSTERDAM = 'Europe/Amsterdam'

/** For writing dates: local time, with Dutch names. */
export const inAmsterdam = (date: Date): DateTime => DateTime.fromJSDate(date, { zone: AMSTERDAM }).setLocale('nl')

/** The number of calendar days in Amsterdam from one moment to another. */
export const amsterdamDaysBetween = (from: Date, to: Date): number =>
  Math.round(inAmsterdam(to).startOf('day').diff(inAmsterdam(from).startOf('day'), 'days').days)

export const amsterdamDay = (date: Date): string => DateTime.fromJSDate(date, { zone: AMSTERDAM }).toISODate()!

export const amsterdamMidnight = (now = Date.now()): Date =>
  DateTime.fromMillis(now, { zone: AMSTERDAM }).startOf('day').toJSDate()

/** The start of the calendar day in Amsterdam that many days before today. Daylight saving: a day may have 23 or 25 hours. */
export const amsterdamDaysAgo = (days: number, now = Date.now()): Date =>
  DateTime.fromMillis(now, { zone: AMSTERDAM }).startOf('day').minus({ days }).toJSDate()

let today = { day: '', from: 0, until: 0 }

/** The current calendar day in Amsterdam. Memoised, because a list asks for it once per tender. */
export function amsterdamToday(now = Date.now()): string {
  if (now < today.from || now >= today.until) {
    const begin = DateTime.fromMillis(now, { zone: AMSTERDAM }).startOf('day')
    today = { day: begin.toISODate()!, from: begin.toMillis(), until: begin.plus({ days: 1 }).toMillis() }
  }
  return today.day
}
