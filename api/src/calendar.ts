import { DateTime } from 'luxon'

/** Days and times without a zone are Amsterdam's, on whatever machine this runs. */
export const AMSTERDAM = 'Europe/Amsterdam'

/** The calendar day in Amsterdam, yyyy-MM-dd. */
export const amsterdamDay = (date: Date): string => DateTime.fromJSDate(date, { zone: AMSTERDAM }).toISODate()!
