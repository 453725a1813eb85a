import { DateTime } from 'luxon'

/** Dates and times without an offset are in this time zone, whatever the time zone of the machine. */
export const AMSTERDAM = 'Europe/Amsterdam'

/** The calendar day in Amsterdam, yyyy-MM-dd. */
export const amsterdamDay = (date: Date): string => DateTime.fromJSDate(date, { zone: AMSTERDAM }).toISODate()!
