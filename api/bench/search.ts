/**
 * "onderhoud software" as the product parsed it when this was frozen: the tsqueries for matching, and those for ranking. When the product finds
 * other tenders, the benchmark reports it, and this must be updated by hand.
 */
export const onderhoudSoftware = {
  query:
    "( '=maintenanc' | '=^maintenanc' | '=~maintenanc' | '=<cnanetniam':* ) & ( '=softwar' | '=^softwar' | '=~softwar' | '=<rawtfos':* ) | ( '=onderhoud' | '=^onderhoud' | '=~onderhoud' | '=<duohredno':* ) & ( '=support' | '=^support' | '=~support' | '=<troppus':* ) | ( '=softwar' | '=^softwar' | '=~softwar' | '=<rawtfos':* ) & ( '=support' | '=^support' | '=~support' | '=<troppus':* ) | '=softwareonderhoud' | '=^softwareonderhoud' | '=~softwareonderhoud' | '=<duohrednoerawtfos':* | ( 'onderhoud' | '~onderhoud' | 'onderhoud':* | '~onderhoud':* | '<duohredno':* & !'<duohrednorev':* & !'<duohrednoeb':* ) & ( 'softwar' | '~softwar' | 'software':* | '~software':* | '<rawtfos':* & !'<rawtfosrev':* & !'<rawtfoseb':* )",
  whole: "'=onderhoud' | '=softwar'",
  beginning: "'onderhoud':* | 'software':*",
  entry: "'~onderhoud':* | '~onderhoud' | '<duohredno':* | '~software':* | '~softwar' | '<rawtfos':*",
  near: "'=onderhoud' <-> '=softwar'",
  worded: "'onderhoud' & 'softwar'",
  other:
    "'=maintenanc' | '=^maintenanc' | '~maintenanc' | '<cnanetniam':* | '=onderhoud' | '=^onderhoud' | '~onderhoud' | '<duohredno':* | '=softwar' | '=^softwar' | '~softwar' | '<rawtfos':* | '=softwareonderhoud' | '=^softwareonderhoud' | '~softwareonderhoud' | '<duohrednoerawtfos':* | '=support' | '=^support' | '~support' | '<troppus':*",
}

const columns = Object.keys(onderhoudSoftware).map((name, at) => `$${at + 1}::tsquery AS ${name}`)
const RANK = `(8 * ts_rank('{0, 0, 0.1, 1}', s.title_vector, q.whole) + 4 * ts_rank('{0, 0, 0.1, 1}', s.title_vector, q.beginning)
  + 3 * ts_rank('{0, 0, 0.1, 1}', s.title_vector, q.entry) + 4 * ts_rank('{0, 0, 0.1, 1}', s.title_vector, q.other)
  + 8 * ts_rank('{0, 0, 0.1, 1}', s.title_vector, q.near) + (s.title_vector @@ q.near)::int
  + CASE WHEN s.tender_id IN (SELECT w.tender_id FROM tender_search w, q WHERE w.vector @@ q.worded AND NOT w.archived)
    THEN 0.001 ELSE 0 END)::float4`

/** Finds a page and its total, as `p`; the tsqueries are $1 to $7, the number of tenders $8. */
export const FOUND = `q AS MATERIALIZED (SELECT ${columns.join(', ')}),
  found AS MATERIALIZED (SELECT s.tender_id AS id, ${RANK} AS rank, s.publication_date
    FROM tender_search s CROSS JOIN q WHERE NOT s.archived AND NOT s.is_copy AND s.vector @@ q.query),
  p AS MATERIALIZED (SELECT found.*, (SELECT count(*)::int FROM found) AS total FROM found
    ORDER BY rank DESC, publication_date DESC, id DESC LIMIT $8)`
