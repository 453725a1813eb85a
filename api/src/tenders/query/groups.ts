import type { Sql } from '../../platform/database/named-query.js'
import { openSql } from '../tender/status.js'
import { TenderFilter } from '../tender/tender.inputs.js'
import { type Asked, Parameters, textsAsked } from './asked.js'
import { dimensionFields, type Group } from './dimensions.js'
import { conditionsOf, isHiddenCopySql } from './filters.js'
import { fromSql } from './list.js'
import { searchSql } from './search.js'

export interface GroupRow extends Omit<Group, 'mask'> {
  readonly mask: string
  /** The number of tenders that each counted one represents: 1 unless a sample was counted. */
  readonly weight: number
}

/** Samples of the searched tenders, each with its own index: one in `weight`, by the last digits of the id, which are random. */
const samples = [
  { weight: 16, where: `right(s.tender_id::text, 1) = '0'` },
  { weight: 256, where: `right(s.tender_id::text, 2) = '00'` },
] as const

/** Minimum rows of a sample. A search with fewer results, up to some six thousand, is counted exactly in a quarter of a second. */
const MIN_SAMPLE = 400

/**
 * Aggregates the tenders of a filter: one row with a count for each combination of values in the dimensions. The filter's own values in
 * these dimensions are ignored, so that many filters share the groups, which include the options that were not chosen.
 *
 * Approximate count: a search with more results than can be counted in time is counted in the smallest sample that is large enough. A
 * subquery that runs once chooses the sample before any part is read.
 */
export function groupsSql(asked: Asked, minSample = MIN_SAMPLE): Sql {
  const parameters = new Parameters()
  const isCopy = isHiddenCopySql(asked.filter, parameters)
  const conditions = conditionsOf({ ...asked, filter: withoutDimensions(asked.filter), withCopies: true }, parameters)
  // An archived tender is neither open nor closed.
  const none = asked.filter.archived && asked.filter.openClosed ? ['false'] : []
  // The grouped columns are in the covering index of tenders; computed values are added afterwards.
  const counted = (weight: number, ...which: readonly string[]) => `SELECT source, tender_type AS "tenderType",
      category_mask::text AS mask, province, lower(region) AS place, lot_places AS "lotPlaces", stage,
      self_employment AS "selfEmployment", workplace, is_open AS "isOpen", is_copy AS "isCopy", n, ${weight} AS weight
    FROM (SELECT t.source, t.tender_type, t.category_mask, t.province, t.region, t.lot_places, t.stage, t.self_employment, t.workplace, ${openSql} AS is_open, ${isCopy} AS is_copy,
        count(*)::int AS n
      ${fromSql(conditions)} WHERE ${[...which, ...none, ...conditions.where].join(' AND ')} GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11) g`
  // The partial index of clients excludes copies, so these are read separately by their own index.
  const isOfClients = asked.leftOut || textsAsked(asked.filter, 'organization', 'organizations').length > 0
  const halves = isOfClients ? ['t.copy_of IS NULL', 't.copy_of IS NOT NULL'] : ['true']
  if (!asked.search)
    return { text: halves.map(half => counted(1, half)).join(' UNION ALL '), values: parameters.values }

  const words = searchSql(conditions, parameters)
  const isLarge = samples.map(
    one => `(SELECT count(*) = ${minSample} FROM (
      SELECT FROM tender_search s, q WHERE ${one.where} AND s.vector @@ q.query LIMIT ${minSample}) found)`,
  )
  const [sample, smallSample] = ['(SELECT sample FROM enough)', '(SELECT small_sample FROM enough)']
  const parts = [
    counted(1, `NOT ${sample}`),
    counted(samples[0].weight, samples[0].where, `${sample} AND NOT ${smallSample}`),
    counted(samples[1].weight, samples[1].where, smallSample),
  ]
  return {
    text: `WITH ${words}, enough AS MATERIALIZED (SELECT ${isLarge[0]} AS sample, ${isLarge[1]} AS small_sample)
      ${parts.join(' UNION ALL ')}`,
    values: parameters.values,
  }
}

const withoutDimensions = (filter: TenderFilter): TenderFilter =>
  Object.assign(new TenderFilter(), filter, Object.fromEntries(dimensionFields.map(field => [field, null])))
