import { DateTime } from 'luxon'
import { dayOf } from '../../../source-day.js'

const TIME = /^(\d{1,2})[:.](\d\d)(?::(\d\d))?(?:\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/
const ZONE = /(?:Z|[+-]\d\d:\d\d)$/

/**
 * Joins a date and an optional time, either of which may carry the offset. The result has no offset when neither does.
 */
export function momentOf(dayText: string | null | undefined, timeText: string | null | undefined): string | null {
  const day = dayOf(dayText)
  if (!day) return null
  const [, hours, minutes, seconds = '00', timeZone] = TIME.exec(timeText?.trim() ?? '') ?? []
  if (!hours || Number(hours) > 24 || Number(minutes) > 59 || Number(seconds) > 59) return day
  const zone = timeZone ?? ZONE.exec(dayText?.trim() ?? '')?.[0] ?? ''
  // Parsers disagree whether 24:00 is the end or the start of a day.
  const time = hours === '24' ? '23:59:59' : `${hours.padStart(2, '0')}:${minutes}:${seconds}`
  return `${day}T${time}${zone}`
}

export function earliest(moments: readonly string[]): string | null {
  const inTime = moments.toSorted((one, other) => instantOf(one) - instantOf(other))
  return inTime[0] ?? null
}

/** Sorts moments of one notice, where a missing offset hardly matters. A date without a time counts as its end. */
const instantOf = (moment: string): number =>
  DateTime.fromISO(moment.includes('T') ? moment : `${moment}T23:59:59`, { zone: 'Europe/Amsterdam' }).toMillis()
