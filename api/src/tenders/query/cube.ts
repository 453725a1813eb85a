import type { Sql } from '../../database/named-query.js'

const today = `(now() AT TIME ZONE 'Europe/Amsterdam')::date`

/**
 * What was found at several sources counts once, as in lists; only the sources themselves count all that is theirs.
 * Counts open tenders without scanning them: those that close after today come from the aggregated cube, and only those
 * that close today, some of which have closed already, are read row by row.
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

/** `n`: all tenders of the source; `shown`: those that lists show, and no copy from another source in their place. */
export const countsBySourceSql: Sql = {
  text: `SELECT source, sum(n)::int AS n, coalesce(sum(n) FILTER (WHERE NOT is_copy), 0)::int AS shown
    FROM tender_cube GROUP BY source`,
  values: [],
}
