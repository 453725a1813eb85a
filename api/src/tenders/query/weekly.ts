import type { Sql } from '../../database/named-query.js'
import { UserError } from '../../errors.js'
import { type Asked, conditionsOf } from './conditions.js'
import { fromSql } from './list.js'
import { Parameters } from './parameters.js'
import { searchSql } from './search.js'

/** Weeks of seven days in Amsterdam, the last of which ends today; the first is 0. */
const weekSql = (weeks: number) =>
  `greatest(0, least(${weeks - 1}, ${weeks - 1} - (${dayOf('now()')} - ${dayOf('t.publication_date')}) / 7))`
const dayOf = (moment: string) => `(${moment} AT TIME ZONE 'Europe/Amsterdam')::date`

/**
 * How many tenders of each of many filters were published in each week, as rows of `no` (the filter's place), `week` and `n`, by the
 * very conditions of a list. The filters say from when on; one that names what exists no more has none.
 */
export function weeklySql(all: readonly Asked[], weeks: number): Sql {
  const parameters = new Parameters()
  const branches = all.flatMap((asked, no) => branchSql(asked, no, weeks, parameters) ?? [])
  const text = branches.join(' UNION ALL ') || 'SELECT 0 AS no, 0 AS week, 0 AS n WHERE false'
  return { text, values: parameters.values }
}

function branchSql(asked: Asked, no: number, weeks: number, parameters: Parameters): string | null {
  const before = parameters.values.length
  try {
    const conditions = conditionsOf(asked, parameters)
    const words = searchSql(conditions, parameters)
    return `SELECT * FROM (${words && `WITH ${words}`} SELECT ${no} AS no, ${weekSql(weeks)} AS week, count(*)::int AS n
      ${fromSql(conditions)} WHERE ${conditions.where.join(' AND ')} GROUP BY 2) f${no}`
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    // PostgreSQL refuses a statement with parameters that it does not name.
    parameters.values.length = before
    return null
  }
}
