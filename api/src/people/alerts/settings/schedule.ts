import { DateTime } from 'luxon'
import { AMSTERDAM } from '../../../platform/calendar.js'
import { AlertRhythm } from './rhythm.js'

export interface Schedule {
  readonly rhythm: AlertRhythm
  /** Local time in Amsterdam. */
  readonly minuteOfDay: number
  /** For a weekly schedule: 1 is Monday. */
  readonly weekday: number
}

const FRIDAY = 5
const DAYS_OF_WEEK = 7

/**
 * The first moment of the schedule after `after`; null when it has none. Daylight saving time: moments are local times, so days of 23 and 25 hours
 * have one each; a skipped time moves an hour later on that day.
 */
export const nextMoment = (schedule: Schedule, after: Date): Date | null => momentFrom(schedule, after, 1)

/** The last moment of the schedule before `before`. */
export const formerMoment = (schedule: Schedule, before: Date): Date | null => momentFrom(schedule, before, -1)

function momentFrom({ rhythm, minuteOfDay, weekday }: Schedule, from: Date, step: 1 | -1): Date | null {
  if (rhythm === AlertRhythm.OFF || rhythm === AlertRhythm.AT_ONCE) return null
  const day = DateTime.fromJSDate(from, { zone: AMSTERDAM }).startOf('day')
  for (let distance = 0; distance <= DAYS_OF_WEEK; distance++) {
    const moment = day
      .plus({ days: step * distance })
      .set({ hour: Math.floor(minuteOfDay / 60), minute: minuteOfDay % 60 })
    const isItsDay = rhythm === AlertRhythm.WEEKLY ? moment.weekday === weekday : moment.weekday <= FRIDAY
    if (isItsDay && step * (moment.toMillis() - from.getTime()) > 0) return moment.toJSDate()
  }
  throw new Error('every week has each of its days')
}
