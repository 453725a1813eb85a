import { parseCrontab } from 'graphile-worker'
import { connectorOf, type SourceKey } from '../../../reference/sources.js'
import type { Settings } from '../../../platform/settings/settings.js'

const MINUTE_MS = 60_000
/** A schedule that does not come round within a year says nothing to an administrator. */
const MAX_MINUTES = 366 * 24 * 60

export interface Timing extends Pick<Settings, 'refreshSchedule' | 'sourceIntervals'> {
  readonly lastStartedAt: Date | null
  /** Its last run was cut short: see `ScraperRun`. */
  readonly isUnfinished: boolean
  readonly now: Date
}

/**
 * When a source is read next: now when there is a rest to read, by the interval of its connector, else at the next moment of
 * the schedule. Null when no connector reads it.
 */
export function nextRunOf(
  source: SourceKey,
  { refreshSchedule, sourceIntervals, lastStartedAt, isUnfinished, now }: Timing,
): Date | null {
  const connector = connectorOf(source)
  if (!connector) return null
  if (isUnfinished) return now
  const everyMinutes = sourceIntervals[connector]
  if (everyMinutes === undefined) return nextMoment(refreshSchedule, now)
  const due = (lastStartedAt?.getTime() ?? 0) + everyMinutes * MINUTE_MS
  return new Date(Math.max(due, now.getTime()))
}

/** The first whole minute after `now` on which a cron schedule, in UTC, matches; null when there is none in a year. */
export function nextMoment(schedule: string, now: Date): Date | null {
  const [item] = parseCrontab(`${schedule} refresh`)
  const start = Math.floor(now.getTime() / MINUTE_MS)
  for (let minutes = 1; minutes <= MAX_MINUTES; minutes++) {
    const at = new Date((start + minutes) * MINUTE_MS)
    const digest = {
      min: at.getUTCMinutes(),
      hour: at.getUTCHours(),
      date: at.getUTCDate(),
      month: at.getUTCMonth() + 1,
      dow: at.getUTCDay(),
    }
    if (item?.match(digest)) return at
  }
  return null
}
