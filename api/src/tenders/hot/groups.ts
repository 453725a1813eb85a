import { categoryVersionSql } from '../../catalogue/category-memory.js'
import type { Sql } from '../../database/named-query.js'
import { openSql } from '../status.js'
import { type Asked, conditionsOf } from './conditions.js'
import { type Group, groupColumns } from './dimensions.js'
import { fromSql, searchSql } from './list.js'
import { Parameters } from './parameters.js'

const asOf = (moment: string) =>
  `pg_current_snapshot()::text AS snapshot, (${moment})::text AS at, ${categoryVersionSql} AS categories`

const columns = Object.entries(groupColumns)

export type GroupRow = Omit<Group, 'mask'> & { readonly mask: string }

export const groupOf = (row: GroupRow): Group => ({ ...row, mask: BigInt(row.mask) })

/**
 * Aggregates the tenders of a filter: one row, with its count, for each combination of values in the dimensions.
 * @param names the cities that groups are distinguished by, in lower case
 */
export function groupsSql(asked: Asked, names: readonly string[]): Sql {
  const parameters = new Parameters()
  const conditions = conditionsOf(asked, parameters)
  const words = searchSql(conditions, parameters)
  const places = parameters.add(names.map(name => name.toLowerCase()))
  return {
    text: `${words && `WITH ${words}`}
      SELECT ${columns.map(([name, sql]) => `${typeof sql === 'string' ? sql : sql(places)} AS "${name}"`).join(', ')},
        count(*)::int AS n
      ${fromSql(conditions)} WHERE ${conditions.where.join(' AND ')}
      GROUP BY ${columns.map((_, index) => index + 1).join(', ')}`,
    values: parameters.values,
  }
}

/** Which of the cities a group belongs to, where `region` is an SQL expression in lower case. */
const cityOf = (region: string, names: string) => `CASE WHEN ${region} = ANY (${names}) THEN ${region} END`

const select = `archived, source, tender_type AS "tenderType", category_mask::text AS mask, province, place, is_open AS "isOpen",
  is_copy AS "isCopy"`

/** Rows of `AllGroups` or `GroupChanges`; `at` and `snapshot` say of which moment they are. */
interface Read<Row> {
  readonly snapshot: string
  readonly at: string
  readonly categories: string
  readonly rows: readonly Row[]
}

export interface CountedGroup extends Omit<Group, 'n'> {
  readonly archived: boolean
  readonly n: number
}
type CountedRow = Omit<CountedGroup, 'mask'> & { readonly mask: string }

export type AllGroups = Read<CountedRow>
export type GroupChanges = Read<CountedRow> & { readonly isReset: boolean }

/** Every tender, aggregated, as of one snapshot. An archived tender is never open. */
export const allGroupsSql = (names: readonly string[]): Sql => ({
  text: `SELECT ${asOf('now()')},
    (SELECT coalesce(json_agg(g), '[]') FROM (
      SELECT ${select}, count(*)::int AS n FROM (
        SELECT t.archived, t.source, t.tender_type, t.category_mask, t.province, ${cityOf('lower(t.region)', '$1')} AS place,
          NOT t.archived AND ${openSql} AS is_open, t.copy_of IS NOT NULL AS is_copy
        FROM tenders t
      ) tender GROUP BY archived, source, tender_type, category_mask, province, place, is_open, is_copy
    ) g) AS rows`,
  values: [names],
})

const NOW = 'greatest(now(), $3::timestamptz)'

/**
 * What has changed since: the change log as far as the snapshot did not see it, and the tenders whose closing date has
 * passed. Added to the groups of that snapshot and moment, they are the groups of now. Clock: when that of the server was set
 * back, no time has passed yet. After a restore from a dump, transaction ids are those of another cluster, in the log or in the
 * snapshot: one that is still to come says so, and everything may have changed.
 */
export const groupChangesSql = (names: readonly string[], since: Pick<AllGroups, 'snapshot' | 'at'>): Sql => ({
  text: `WITH news AS MATERIALIZED (
      SELECT * FROM tender_changes
      WHERE writer >= pg_snapshot_xmin($2::pg_snapshot) AND NOT pg_visible_in_snapshot(writer, $2::pg_snapshot)
    ), closed AS MATERIALIZED (
      SELECT source, tender_type, category_mask, province, lower(region) AS region, copy_of IS NOT NULL AS is_copy FROM tenders
      WHERE NOT archived AND status_open AND closing_date > $3::timestamptz AND closing_date <= ${NOW}
    ), differences AS (
      SELECT archived, source, tender_type, category_mask, province, region, is_copy, n,
        NOT archived AND status_open AND (closing_date IS NULL OR closing_date > $3::timestamptz) AS is_open
      FROM news WHERE n IS NOT NULL
      UNION ALL SELECT false, source, tender_type, category_mask, province, region, is_copy, -1, true FROM closed
      UNION ALL SELECT false, source, tender_type, category_mask, province, region, is_copy, 1, false FROM closed
    )
    SELECT ${asOf(NOW)},
      EXISTS (SELECT FROM news WHERE n IS NULL OR writer >= pg_snapshot_xmax(pg_current_snapshot()))
        OR pg_snapshot_xmax($2::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) AS "isReset",
      (SELECT coalesce(json_agg(g), '[]') FROM (
        SELECT ${select}, sum(n)::int AS n FROM (SELECT *, ${cityOf('region', '$1')} AS place FROM differences) difference
        GROUP BY archived, source, tender_type, category_mask, province, place, is_open, is_copy HAVING sum(n) <> 0
      ) g) AS rows`,
  values: [names, since.snapshot, since.at],
})
