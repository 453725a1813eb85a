const timeZone = 'Europe/Amsterdam'
/** 'sv' writes a day as ISO does: 2026-03-05. */
const calendar = new Intl.DateTimeFormat('sv', { timeZone })
const time = new Intl.DateTimeFormat('sv', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The instant at which a calendar day, or the day `days` later, begins in Amsterdam. */
export function midnight(day: string, daysLater = 0): string {
  const inUtc = Date.parse(day) + daysLater * DAY_MS
  // Amsterdam is UTC+1 or UTC+2, so only one of these instants is midnight there.
  const begin = [2, 1].map(hours => new Date(inUtc - hours * HOUR_MS)).find(date => time.format(date) === '00:00')
  return (begin ?? new Date(inUtc)).toISOString()
}

export const dayOf = (instant: string): string => calendar.format(new Date(instant))

export const dayBefore = (instant: string): string => calendar.format(new Date(Date.parse(instant) - 1))
