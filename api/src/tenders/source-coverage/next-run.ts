import { parseCrontab } from 'graphile-worker'
import { connectorOf, type SourceKey } from '../../reference/sources.js'
import type { Settings } from '../../platform/settings/settings.js'

const MINUTE_MS = 60_000
/** A schedule without a match within a year is treated as having none. */
const MAX_MINUTES = 366 * 24 * 60
const MINUTES_BACK = 7 * 24 * 60

export interface Timing extends Pick<Settings, 'refreshSchedule' | 'sourceIntervals'> {
  readonly lastStartedAt: Date | null
  readonly isUnfinished: boolean
  readonly now: Date
}

/**
 * When a source is read next: now when its last run was unfinished, else by the interval of its connector or the
 * schedule. Null when no connector reads it.
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

/** The first whole minute after `now` that matches a cron schedule in UTC; null when there is none within a year. */
export function nextMoment(schedule: string, now: Date): Date | null {
  const minute = Math.floor(now.getTime() / MINUTE_MS) + 1
  const asked = `${schedule} ${minute}`
  if (memo.asked !== asked) memo = { asked, moment: momentFrom(schedule, minute, 1, MAX_MINUTES) }
  return memo.moment
}

/** Many sources share a schedule, and one that never comes is searched through a year. */
let memo: { readonly asked: string; readonly moment: Date | null } = { asked: '', moment: null }

/** The last whole minute until `now` that matches a cron schedule in UTC; null when there is none within a week. */
export const lastMoment = (schedule: string, now: Date): Date | null =>
  momentFrom(schedule, Math.floor(now.getTime() / MINUTE_MS), -1, MINUTES_BACK)

function momentFrom(schedule: string, minute: number, step: 1 | -1, most: number): Date | null {
  const [item] = parseCrontab(`${schedule} refresh`)
  for (let steps = 0; steps < most; steps++) {
    const at = new Date((minute + step * steps) * MINUTE_MS)
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
