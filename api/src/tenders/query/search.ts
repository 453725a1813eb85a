import type { Terms } from '../search/search.service.js'
import type { Conditions } from './filters.js'
import type { Parameters } from './asked.js'

/** Weights of `ts_rank` for labels D, C, B, A: A is the title, B the organisation and place; D and C are not used. */
const weights = `'{0, 0, 0.1, 1}'`

/**
 * Ranking: a title counts ten times an organisation or place, and these count more than a description, which only counts for exact words. A
 * whole word ranks above a prefix, a prefix above a part of a compound or a synonym; adjacent words in the typed order get an extra. Ties
 * are ordered by date.
 */
export const relevanceSql = (archived: boolean) => `(8 * ts_rank(${weights}, s.title_vector, q.whole)
  + 4 * ts_rank(${weights}, s.title_vector, q.beginning) + 3 * ts_rank(${weights}, s.title_vector, q.entry)
  + 4 * ts_rank(${weights}, s.title_vector, q.other)
  + 8 * ts_rank(${weights}, s.title_vector, q.near) + (s.title_vector @@ q.near)::int
  + CASE WHEN s.tender_id IN (SELECT w.tender_id FROM tender_search w, q WHERE w.vector @@ q.worded
      AND w.archived = ${archived}) THEN 0.001 ELSE 0 END)::float4`

const ranking: readonly (keyof Terms)[] = ['whole', 'beginning', 'entry', 'near', 'worded', 'other']

/** Casts the queries once in a subquery: a prepared statement would otherwise parse them again for every row. */
export const searchSql = ({ search }: Conditions, parameters: Parameters, ranked = false): string => {
  if (!search) return ''
  const { terms } = search
  const names: (keyof Terms)[] = ranked ? ['query', ...ranking] : ['query']
  if (terms.named) names.push('named')
  const columns = names.map(name => `${parameters.add(terms[name])}::tsquery AS ${name}`)
  return `q AS MATERIALIZED (SELECT ${columns.join(', ')})`
}
