/** Relative dates and times in Dutch. A separate module for code splitting: cards in lists do not need it. */
import {
  clock,
  dayOfYear,
  daysUntil,
  MAX_PLAIN_YEAR_DAYS,
  moment,
  shortDay,
  timeZone,
  written,
  writtenDay,
} from './dutch'

const brief = new Intl.DateTimeFormat('nl-NL', { timeZone, day: '2-digit', month: 'short' })

const dayAndMonth = new Intl.DateTimeFormat('nl-NL', { timeZone, day: 'numeric', month: 'long' })

/** '17 december', '17 december 2028' */
export const dayInSentence = (iso: string, now = new Date()) =>
  Math.abs(daysUntil(iso, now)) <= MAX_PLAIN_YEAR_DAYS
    ? written(iso, date => dayAndMonth.format(date))
    : writtenDay(iso)

export const shortMoment = (iso: string) => written(iso, date => `${shortDay(iso)} ${clock(date)}`)

const dayNames = new Map([
  [-1, 'gisteren'],
  [0, 'vandaag'],
  [1, 'morgen'],
])
const dayName = (iso: string, now: Date) => dayNames.get(daysUntil(iso, now))

/** 'gisteren', 'vandaag', 'morgen', else '05 mrt 2026' */
export const relativeDay = (iso: string, now: Date) => dayName(iso, now) ?? shortDay(iso)

/** 'vandaag om 07:12', else '05 mrt 2026 om 09:07' */
export function relativeMoment(iso: string, now: Date): string {
  const name = dayName(iso, now)
  return name ? `${name} om ${clock(new Date(iso))}` : moment(iso)
}

/** 'vandaag 07:40', else '03 nov 14:20': for narrow places where the year is obvious. */
export const shortRelativeMoment = (iso: string, now: Date) =>
  written(iso, date => `${dayName(iso, now) ?? brief.format(date)} ${clock(date)}`)

/** '07:12' for today, else the day: 'gisteren', '05 mrt' in the current year, '05 mrt 2025' */
export const timeOrDay = (iso: string, now: Date) =>
  daysUntil(iso, now) === 0 ? clock(new Date(iso)) : (dayName(iso, now) ?? dayOfYear(iso, now))
