import type { Sql } from '../../platform/database/named-query.js'
import { type Asked, Parameters } from './asked.js'
import { conditionsOf, errorOf } from './filters.js'
import { fromSql } from './list.js'
import { searchSql } from './search.js'

const today = `(now() AT TIME ZONE 'Europe/Amsterdam')::date`

/**
 * Copies count once, as in lists; only the counts per source include all its tenders. Counts open tenders without scanning them: those that
 * close after today come from the aggregated cube, and only those that close today, some of which are closed already, are read row by row.
 */
export const publicStatsSql: Sql = {
  text: `WITH cube AS (
      SELECT coalesce(sum(n), 0)::int AS total,
        coalesce(sum(n) FILTER (WHERE archived), 0)::int AS archived,
        coalesce(sum(n) FILTER (WHERE NOT archived AND status_open AND closing_day > ${today}), 0)::int AS open_later,
        coalesce(sum(n) FILTER (WHERE tender_type = 'eu_procurement'), 0)::int AS eu_procurement,
        coalesce(sum(n) FILTER (WHERE tender_type = 'freelance_contract'), 0)::int AS freelance_contract
      FROM tender_cube WHERE NOT is_copy
    ), closing_today AS (
      SELECT count(*)::int AS n FROM tenders t WHERE NOT t.archived AND t.status_open AND t.copy_of IS NULL AND t.closing_date > now()
        AND t.closing_date < (${today} + 1)::timestamp AT TIME ZONE 'Europe/Amsterdam'
    ), new_today AS (
      SELECT count(*)::int AS n FROM tenders WHERE new_on = ${today} AND copy_of IS NULL
    )
    SELECT cube.total, cube.archived, cube.open_later + closing_today.n AS open, new_today.n AS "newToday",
      cube.total - cube.archived - cube.open_later - closing_today.n AS closed,
      cube.eu_procurement AS "euProcurement", cube.freelance_contract AS "freelanceContract",
      array(SELECT source FROM tender_cube GROUP BY source HAVING sum(n) > 0) AS sources
    FROM cube, closing_today, new_today`,
  values: [],
}

/** `n`: all tenders of the source; `shown`: those that lists show instead of their copies at other sources. */
export const countsBySourceSql: Sql = {
  text: `SELECT source, sum(n)::int AS n, coalesce(sum(n) FILTER (WHERE NOT is_copy), 0)::int AS shown
    FROM tender_cube GROUP BY source`,
  values: [],
}

/** Number of tenders for each combination of categories, including archived ones; copies are not counted. */
export const countsByMaskSql: Sql = {
  // Each half has a covering index.
  text: `SELECT category_mask::text AS mask, sum(n)::int AS n FROM (
      SELECT category_mask, count(*) AS n FROM tenders WHERE NOT archived AND copy_of IS NULL GROUP BY 1
      UNION ALL SELECT category_mask, count(*) FROM tenders WHERE archived AND copy_of IS NULL GROUP BY 1
    ) halves GROUP BY category_mask`,
  values: [],
}

/** Weeks of seven days in Amsterdam, the last of which ends today; the first is 0. */
const weekSql = (weeks: number) =>
  `greatest(0, least(${weeks - 1}, ${weeks - 1} - (${dayOf('now()')} - ${dayOf('t.publication_date')}) / 7))`
const dayOf = (moment: string) => `(${moment} AT TIME ZONE 'Europe/Amsterdam')::date`

/**
 * The number of tenders of each filter that were published in each week, as rows of `no` (the index of the filter), `week` and `n`, with
 * the conditions of a list. The filters contain the start date; a filter with a removed value has no rows.
 */
export function weeklySql(all: readonly Asked[], weeks: number): Sql {
  const parameters = new Parameters()
  const branches = all.flatMap((asked, no) => branchSql(asked, no, weeks, parameters) ?? [])
  const text = branches.join(' UNION ALL ') || 'SELECT 0 AS no, 0 AS week, 0 AS n WHERE false'
  return { text, values: parameters.values }
}

function branchSql(asked: Asked, no: number, weeks: number, parameters: Parameters): string | null {
  if (errorOf(asked)) return null
  const conditions = conditionsOf(asked, parameters)
  const words = searchSql(conditions, parameters)
  return `SELECT * FROM (${words && `WITH ${words}`} SELECT ${no} AS no, ${weekSql(weeks)} AS week, count(*)::int AS n
    ${fromSql(conditions)} WHERE ${conditions.where.join(' AND ')} GROUP BY 2) f${no}`
}

/** For each of these CPV prefixes, as `digits`, the number of tenders of the filter with such a code, including zero. */
export function cpvCountsSql(asked: Asked, beginnings: readonly string[]): Sql {
  const parameters = new Parameters()
  const conditions = conditionsOf(asked, parameters)
  const words = searchSql(conditions, parameters)
  return {
    text: `${words && `WITH ${words}`} SELECT digits, count(DISTINCT t.id)::int AS n
      ${fromSql(conditions)} CROSS JOIN LATERAL unnest(t.cpv) AS code
      JOIN unnest(${parameters.add(beginnings)}::text[]) AS digits ON starts_with(code, digits)
      WHERE ${conditions.where.join(' AND ')} GROUP BY digits`,
    values: parameters.values,
  }
}
