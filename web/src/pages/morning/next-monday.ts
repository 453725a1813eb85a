const timeZone = 'Europe/Amsterdam'
/** 'sv' writes a day as ISO does: 2026-03-05. */
const calendar = new Intl.DateTimeFormat('sv', { timeZone })
const hour = new Intl.DateTimeFormat('sv', { timeZone, hour: '2-digit', hourCycle: 'h23' })

const DAY_MS = 24 * 3_600_000
const EIGHT = 8
const MONDAY = 1

/** The next Monday at 08:00 in Amsterdam; on a Monday, even before 08:00, that of the next week. */
export function nextMonday(now = new Date()): Date {
  const today = new Date(calendar.format(now))
  const days = (MONDAY + 7 - today.getUTCDay()) % 7 || 7
  return eightOn(calendar.format(today.getTime() + days * DAY_MS))
}

export function eightOn(day: string): Date {
  const eightInUtc = Date.parse(day) + EIGHT * 3_600_000
  // The UTC offset is the difference between Amsterdam's clock at 08:00 UTC and eight.
  return new Date(eightInUtc - (Number(hour.format(eightInUtc)) - EIGHT) * 3_600_000)
}

export const dayFromNow = (days: number, now = new Date()): string =>
  calendar.format(Date.parse(calendar.format(now)) + days * DAY_MS)
