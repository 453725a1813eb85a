import { DateTime } from 'luxon'
import type { EntityManager } from 'typeorm'
import { amsterdamDay } from '../../platform/calendar.js'
import { namedQuery } from '../../platform/database/named-query.js'
import type { Sql } from '../../platform/database/named-query.js'

/** The length of both series of days, including today. */
export const ACTIVITY_DAYS = 30

/** The number of weeks in the series, including this one: it reaches further back than the series of days. */
export const ACTIVITY_WEEKS = 14

/** Each series is read when it is requested, and includes days and weeks without tenders. */
export interface Activity {
  /** The past thirty days, ending today. */
  newByDay(): Promise<readonly NewOnDay[]>
  /** The past fourteen weeks, ending with this one. */
  newByWeek(): Promise<readonly NewInWeek[]>
  /** The coming thirty days, starting today. */
  closingByDay(): Promise<readonly ClosingOnDay[]>
}

interface NewTenders {
  readonly euProcurement: number
  readonly freelanceContract: number
}

export interface NewOnDay extends NewTenders {
  /** Calendar day in Europe/Amsterdam, yyyy-MM-dd. */
  readonly day: string
}

export interface NewInWeek extends NewTenders {
  readonly monday: string
}

export interface ClosingOnDay {
  readonly day: string
  readonly count: number
}

export function recentActivity(db: EntityManager, now = new Date()): Activity {
  const today = dayOf(amsterdamDay(now))
  const mondays = series(today.startOf('week').minus({ weeks: ACTIVITY_WEEKS - 1 }), 'weeks', ACTIVITY_WEEKS)
  let reading: Promise<readonly NewOnDay[]> | undefined
  const readNews = () => (reading ??= namedQuery<NewOnDay>(db, newByDaySql(mondays[0]!)))
  return {
    async newByDay() {
      const newOn = new Map((await readNews()).map(row => [row.day, row]))
      const past = series(today.minus({ days: ACTIVITY_DAYS - 1 }), 'days', ACTIVITY_DAYS)
      return past.map(day => newOn.get(day) ?? { day, euProcurement: 0, freelanceContract: 0 })
    },
    async newByWeek() {
      return byWeek(mondays, await readNews())
    },
    async closingByDay() {
      const coming = series(today, 'days', ACTIVITY_DAYS + 1)
      const rows = await namedQuery<ClosingOnDay>(db, closingByDaySql(now, coming[0]!, coming.at(-1)!))
      const closesOn = new Map(rows.map(row => [row.day, row.count]))
      return coming.map(day => ({ day, count: closesOn.get(day) ?? 0 }))
    },
  }
}

function byWeek(mondays: readonly string[], days: readonly NewOnDay[]): NewInWeek[] {
  const weeks = new Map(mondays.map(monday => [monday, { monday, euProcurement: 0, freelanceContract: 0 }]))
  for (const { day, euProcurement, freelanceContract } of days) {
    const week = weeks.get(dayOf(day).startOf('week').toISODate()!)
    if (!week) continue
    week.euProcurement += euProcurement
    week.freelanceContract += freelanceContract
  }
  return [...weeks.values()]
}

const dayOf = (day: string) => DateTime.fromISO(day, { zone: 'utc' })

const series = (first: DateTime, unit: 'days' | 'weeks', length: number): string[] =>
  Array.from({ length }, (_, index) => first.plus({ [unit]: index }).toISODate()!)

/** Index-only scan: `tenders_new_on` holds both columns. */
export const newByDaySql = (from: string): Sql => ({
  text: `SELECT new_on::text AS day,
      count(*) FILTER (WHERE tender_type = 'eu_procurement')::int AS "euProcurement",
      count(*) FILTER (WHERE tender_type = 'freelance_contract')::int AS "freelanceContract"
    FROM tenders WHERE new_on >= $1 AND copy_of IS NULL GROUP BY new_on`,
  values: [from],
})

/** Counts open tenders as the statistics do: later days from the aggregated cube, today's row by row. */
const closingByDaySql = (now: Date, today: string, until: string): Sql => ({
  text: `SELECT closing_day::text AS day, sum(n)::int AS count FROM tender_cube
      WHERE NOT archived AND NOT is_copy AND status_open AND closing_day > $2::date AND closing_day <= $3::date GROUP BY closing_day
    UNION ALL
    SELECT $2::date::text, count(*)::int FROM tenders t WHERE NOT t.archived AND t.copy_of IS NULL AND t.status_open AND t.closing_date > $1::timestamptz
      AND t.closing_date < ($2::date + 1)::timestamp AT TIME ZONE 'Europe/Amsterdam'`,
  values: [now, today, until],
})
