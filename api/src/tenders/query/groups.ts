import { categoryVersionSql } from '../../catalogue/category-memory.js'
import type { Sql } from '../../database/named-query.js'
import { openSql } from '../status.js'
import { TenderFilter } from '../tender.inputs.js'
import { type Asked, type Conditions, conditionsOf } from './conditions.js'
import { isHiddenCopySql } from './copies.js'
import { type Group, groupColumns, textsAsked } from './dimensions.js'
import { withoutDimensions } from './filter-reach.js'
import { fromSql, searchSql } from './list.js'
import { Parameters } from './parameters.js'

const asOf = (moment: string) =>
  `pg_current_snapshot()::text AS snapshot, (${moment})::text AS at, ${categoryVersionSql} AS categories`

type GroupColumn = keyof typeof groupColumns

export const groupNames = Object.keys(groupColumns) as readonly GroupColumn[]

/** Which group a row of `t` is in, with the names of `Group`. @param given SQL in place of that of `groupColumns` */
const groupOfRow = (places: string, given: Partial<Readonly<Record<GroupColumn, string>>> = {}) =>
  groupNames
    .map(name => {
      const column = groupColumns[name]
      return `${given[name] ?? (typeof column === 'string' ? column : column(places))} AS "${name}"`
    })
    .join(', ')

const quoted = (name: string) => `"${name}"`

const groupKeys = groupNames.map(quoted).join(', ')
const keys = `"archived", ${groupKeys}`

export interface GroupRow extends CountedRow {
  /** How many tenders each that was counted stands for: 1 unless a sample was counted. */
  readonly weight: number
}

/** Samples of what is searched, each with an index of its own: one in `weight`, by the last digits of the id, which are random. */
const samples = [
  { weight: 16, where: `right(s.tender_id::text, 1) = '0'` },
  { weight: 256, where: `right(s.tender_id::text, 2) = '00'` },
] as const

/** A sample of so many rows is large enough. Whatever finds less is counted exactly: some six thousand, in a quarter of a second. */
const MIN_SAMPLE = 400

/**
 * Aggregates the tenders of a filter, archived or not: one row, with its count, for each combination of values in the
 * dimensions. Approximate count: of a search that finds more than can be counted in time, the smallest sample that is large
 * enough is counted. Which one, a subquery that runs once says of each part before it is read.
 * @param names the cities that groups are distinguished by, in lower case
 */
export function groupsSql(asked: Asked, names: readonly string[], minSample = MIN_SAMPLE): Sql {
  const parameters = new Parameters()
  const { filter, search } = asked
  const isCopy = isHiddenCopySql(filter, parameters)
  const places = parameters.add(names.map(name => name.toLowerCase()))
  // The dimensions are applied to the groups.
  const others = { ...asked, filter: withoutDimensions(filter), withCopies: true } as const
  const counted = (weight: number, which: readonly string[], conditions: Conditions) =>
    `SELECT t.archived, ${groupOfRow(places, { isCopy })}, ${weight} AS weight, count(*)::int AS n
      ${fromSql(conditions)} WHERE ${[...which, ...conditions.where].join(' AND ')} GROUP BY t.archived, ${groupKeys}`
  // The partial index of clients has no copies, so that these are read apart, by an index of their own.
  const isOfClients = textsAsked(filter, 'organization', 'organizations').length > 0
  const copies = isOfClients ? ['t.copy_of IS NULL', 't.copy_of IS NOT NULL'] : ['true']
  const halves = (...which: string[]) =>
    [true, false].flatMap(archived => {
      const half = { ...others, filter: Object.assign(new TenderFilter(), others.filter, { archived }) }
      return copies.map(some => counted(1, [...which, some], conditionsOf(half, parameters)))
    })
  if (!search) return { text: halves().join(' UNION ALL '), values: parameters.values }

  const conditions = conditionsOf({ ...others, withArchived: true }, parameters)
  const words = searchSql(conditions, parameters)
  const isLarge = samples.map(
    one => `(SELECT count(*) = ${minSample} FROM (
      SELECT FROM tender_search s, q WHERE ${one.where} AND s.vector @@ q.query LIMIT ${minSample}) found)`,
  )
  const [sample, smallSample] = ['(SELECT sample FROM enough)', '(SELECT small_sample FROM enough)']
  const parts = [
    ...halves(`NOT ${sample}`),
    counted(samples[0].weight, [samples[0].where, `${sample} AND NOT ${smallSample}`], conditions),
    counted(samples[1].weight, [samples[1].where, smallSample], conditions),
  ]
  return {
    text: `WITH ${words}, enough AS MATERIALIZED (SELECT ${isLarge[0]} AS sample, ${isLarge[1]} AS small_sample)
      ${parts.join(' UNION ALL ')}`,
    values: parameters.values,
  }
}

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
export type CountedRow = Omit<CountedGroup, 'mask'> & { readonly mask: string }

export type AllGroups = Read<CountedRow>
export type GroupChanges = Read<CountedRow> & { readonly isReset: boolean }

const isOpen = (condition: string) => `NOT t.archived AND ${condition}`

/** What is archived or not, aggregated: all that is read of it is in the covering index of its half. */
const halfOfGroups = (archived: boolean, open: string) =>
  `SELECT ${archived} AS archived, ${groupOfRow('$1', { isOpen: open })}, count(*)::int AS n
    FROM tenders t WHERE ${archived ? 't.archived' : 'NOT t.archived'} GROUP BY ${groupKeys}`

/** Every tender, aggregated, as of one snapshot. An archived tender is never open. */
export const allGroupsSql = (names: readonly string[]): Sql => ({
  text: `SELECT ${asOf('now()')},
    (SELECT coalesce(json_agg(g), '[]') FROM (${halfOfGroups(true, 'false')} UNION ALL ${halfOfGroups(false, openSql)}) g) AS rows`,
  values: [names],
})

const NOW = 'greatest(now(), $3::timestamptz)'
const OPEN_THEN = 't.status_open AND (t.closing_date IS NULL OR t.closing_date > $3::timestamptz)'

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
      SELECT t.archived, ${groupOfRow('$1', { isOpen: 'true' })} FROM tenders t
      WHERE NOT t.archived AND t.status_open AND t.closing_date > $3::timestamptz AND t.closing_date <= ${NOW}
    ), differences AS (
      SELECT t.archived, ${groupOfRow('$1', { isOpen: isOpen(OPEN_THEN), isCopy: 't.is_copy' })}, t.n FROM news t
      WHERE t.n IS NOT NULL
      UNION ALL SELECT closed.*, -1 FROM closed
      UNION ALL SELECT ${keys.replace('"isOpen"', 'false')}, 1 FROM closed
    )
    SELECT ${asOf(NOW)},
      EXISTS (SELECT FROM news WHERE n IS NULL OR writer >= pg_snapshot_xmax(pg_current_snapshot()))
        OR pg_snapshot_xmax($2::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) AS "isReset",
      (SELECT coalesce(json_agg(g), '[]') FROM (
        SELECT ${keys}, sum(n)::int AS n FROM differences GROUP BY ${keys} HAVING sum(n) <> 0
      ) g) AS rows`,
  values: [names, since.snapshot, since.at],
})
