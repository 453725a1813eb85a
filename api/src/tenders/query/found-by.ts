import type { Asked } from './asked.js'

/**
 * SQL condition: the search index has `tenders t` under a tsquery. A semi-join, which the planner turns into a look-up of each tender
 * of a page, or of the words for a count. Partial indexes: the words of what is archived or not are apart.
 */
export function foundBySql(query: string, { filter, withArchived }: Asked): string {
  const half = withArchived ? '' : ` AND ${filter.archived ? '' : 'NOT '}x.archived`
  return `EXISTS (SELECT FROM tender_search x WHERE x.tender_id = t.id${half} AND x.vector @@ ${query})`
}
