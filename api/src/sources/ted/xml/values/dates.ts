import { DateTime } from 'luxon'

/** Dummy dates that stand for one that is withheld, or that the form requires and the buyer does not have. */
const dummies = new Set(['1970-01-01', '2000-01-01'])
const MIN_YEAR = 1990
const MAX_YEAR = 2099

const DAY = /^(\d{4})-?(\d\d)-?(\d\d)(?!\d)/
const TIME = /^(\d{1,2})[:.](\d\d)(?::(\d\d))?(?:\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/
const ZONE = /(?:Z|[+-]\d\d:\d\d)$/

/** Local date, yyyy-MM-dd, of `2024-02-14+01:00`, `20240214` and the like; null for an invalid date. */
export function dayOf(text: string | null | undefined): string | null {
  const [, year, month, day] = DAY.exec(text?.trim() ?? '') ?? []
  if (!year || Number(year) < MIN_YEAR || Number(year) > MAX_YEAR) return null
  const iso = `${year}-${month}-${day}`
  return dummies.has(iso) || !DateTime.fromISO(iso).isValid ? null : iso
}

/**
 * Joins a date and an optional time from separate elements, either of which may carry the offset. Without an offset
 * when neither does.
 */
export function momentOf(dayText: string | null | undefined, timeText: string | null | undefined): string | null {
  const day = dayOf(dayText)
  if (!day) return null
  const [, hours, minutes, seconds = '00', timeZone] = TIME.exec(timeText?.trim() ?? '') ?? []
  if (!hours || Number(hours) > 24 || Number(minutes) > 59 || Number(seconds) > 59) return day
  const zone = timeZone ?? ZONE.exec(dayText?.trim() ?? '')?.[0] ?? ''
  // 24:00 is the end of a day to some parsers and the start of it to others.
  const time = hours === '24' ? '23:59:59' : `${hours.padStart(2, '0')}:${minutes}:${seconds}`
  return `${day}T${time}${zone}`
}

export function earliest(moments: readonly string[]): string | null {
  const inTime = moments.toSorted((one, other) => instantOf(one) - instantOf(other))
  return inTime[0] ?? null
}

/** Orders moments of one notice: a missing offset hardly matters there. A date without a time counts as its end. */
const instantOf = (moment: string): number =>
  DateTime.fromISO(moment.includes('T') ? moment : `${moment}T23:59:59`, { zone: 'Europe/Amsterdam' }).toMillis()
