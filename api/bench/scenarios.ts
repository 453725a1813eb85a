import type { Sql } from '../src/database/named-query.js'
import { readPage } from '../src/paging/page-args.js'
import type { Category } from '../src/reference/category.entity.js'
import { countSql, listSql, orderOf } from '../src/tenders/hot/list.js'
import type { TenderFilter } from '../src/tenders/tender.inputs.js'

/** What both servers are asked. */
export const scenarios: Readonly<Record<string, { filter: TenderFilter; page: number }>> = {
  'first page': { filter: {}, page: 1 },
  'page 100': { filter: {}, page: 100 },
  search: { filter: { search: 'software' }, page: 1 },
  category: { filter: { category: 'it-development' }, page: 1 },
}

export const query = `query ($filter: TenderFilter, $page: Int) { tenders(filter: $filter, first: 20, page: $page) { totalCount
  pageInfo { hasNextPage } nodes { uuid title summary organization publicationDate closingDate status region estimatedValue currency
  source { name } tenderCategories { category { name } } } } }`

/** The cheapest way there is; counting them would be no match for an API that remembers. */
const countOfAll: Sql = { text: 'SELECT sum(n)::int AS n FROM tender_cube WHERE NOT archived', values: [] }

/** The statements that the API runs for a scenario, for the bare server to run as they are. */
export function statementsOf(name: string, categories: readonly Category[]): { list: Sql; count: Sql } {
  const { filter, page } = scenarios[name]!
  const order = orderOf(filter, null)
  const asked = { filter, order, categories, viewerId: null }
  return {
    list: listSql(asked, readPage({ first: 20, page }, `${order.field} ${order.direction}`)),
    count: Object.keys(filter).length === 0 ? countOfAll : countSql(asked),
  }
}
