import type { Conditions } from './conditions.js'
import type { Parameters } from './parameters.js'

/** By where a word stands in the short text: organisation or place (B), title (A). D and C are not in use. */
const weights = `'{0, 0, 0.1, 1}'`

/**
 * The obvious first: a title counts ten times an organisation or place, and these more than a description, of which only
 * counts whether the words stand in it as they are; a whole word counts more than the beginning of one, that more than a
 * part of a compound; words that follow each other as typed count extra. What ranks equal is ordered by date.
 */
export const relevanceSql = (archived: boolean) => `(8 * ts_rank(${weights}, s.title_vector, q.whole)
  + 4 * ts_rank(${weights}, s.title_vector, q.beginning) + 3 * ts_rank(${weights}, s.title_vector, q.entry)
  + 8 * ts_rank(${weights}, s.title_vector, q.near) + (s.title_vector @@ q.near)::int
  + CASE WHEN s.tender_id IN (SELECT w.tender_id FROM tender_search w, q WHERE w.vector @@ q.worded
      AND w.archived = ${archived}) THEN 0.001 ELSE 0 END)::float4`

/** The words are parsed once, not for each row: a prepared statement would do that again and again. */
export const searchSql = ({ search }: Conditions, parameters: Parameters, ranked = false): string => {
  if (!search) return ''
  const terms = ranked ? '* FROM search_terms' : 'search_query AS query FROM search_query'
  return `q AS MATERIALIZED (SELECT ${terms}(${parameters.add(search)}))`
}
