import { toGlobalId } from 'graphql-relay'
import type { EntityManager } from 'typeorm'
import { namedQuery, type Sql } from '../src/database/named-query.js'
import { readPage } from '../src/paging/page-args.js'
import type { Category } from '../src/catalogue/category.entity.js'
import { sourceInfo } from '../src/catalogue/catalogue.types.js'
import { tenderFacets } from '../src/tenders/counts.service.js'
import { countSql, listSql, orderOf } from '../src/tenders/hot/list.js'
import { statusGroup } from '../src/tenders/status.js'
import type { Tender } from '../src/tenders/tender.entity.js'
import type { TenderFilter } from '../src/tenders/tender.inputs.js'
import { categoriesOf, findTender } from '../src/tenders/tender.service.js'
import type { TenderCategory } from '../src/tenders/tender-category.entity.js'

/** A request to both servers: to the API by GraphQL, to the bare one by the name of the scenario. */
export interface Scenario {
  readonly query: string
  /** @param uuid id of any tender */
  variables(uuid: string): object
  /** The same answer from the same statements, without GraphQL. */
  bare(db: EntityManager, categories: readonly Category[], uuid: string): Promise<object>
  /** Minimum number of tenders for this page to exist. */
  readonly from?: number
}

const CARD = `uuid title summary organization publicationDate closingDate status region estimatedValue currency
  source { name } tenderCategories { category { name } }`
const LIST = `query ($filter: TenderFilter, $page: Int) { tenders(filter: $filter, first: 20, page: $page) { totalCount
  pageInfo { hasNextPage } nodes { ${CARD} } } }`
const DETAIL = `query ($id: ID!) { tender(id: $id) { ${CARD} description } }`
const COUNTS = `{ tenders(first: 1) { facets { category { key count } source { key count } region { key count } } } }`

export const scenarios: Readonly<Record<string, Scenario>> = {
  'first page': list({}, 1),
  'page 100': list({}, 100),
  'page 500': { ...list({}, 500), from: 10_000 },
  search: list({ search: 'software' }, 1),
  category: list({ category: 'it-development' }, 1),
  'domain and region': list({ domain: 'technology', region: 'Utrecht' }, 1),
  detail: {
    query: DETAIL,
    variables: uuid => ({ id: toGlobalId('Tender', uuid) }),
    async bare(db, _categories, uuid) {
      const tender = (await findTender(db, uuid))!
      const [links] = await categoriesOf(db, [uuid])
      return { tender: { ...shown(tender, links!), description: tender.description } }
    },
  },
  counts: {
    query: COUNTS,
    variables: () => ({}),
    async bare(db, categories) {
      const { category, source, region } = await tenderFacets(db, { filter: {}, categories, viewerId: null })
      const bare = (facets: readonly { key: string; count: number }[]) =>
        facets.map(({ key, count }) => ({ key, count }))
      return { tenders: { facets: { category: bare(category), source: bare(source), region: bare(region) } } }
    },
  },
}

/** Reads the aggregated cube: a full count would be no fair match for the API's cached counts. */
const countOfAll: Sql = { text: 'SELECT sum(n)::int AS n FROM tender_cube WHERE NOT archived', values: [] }

function list(filter: TenderFilter, page: number): Scenario {
  const order = orderOf(filter, null)
  return {
    query: LIST,
    variables: () => ({ filter, page }),
    async bare(db, categories) {
      const asked = { filter, order, categories, viewerId: null }
      const statement = listSql(asked, readPage({ first: 20, page }, `${order.field} ${order.direction}`))
      const count = Object.keys(filter).length === 0 ? countOfAll : countSql(asked)
      const [rows, [counted]] = await Promise.all([
        namedQuery<Tender & { keys: string[] }>(db, statement),
        namedQuery<{ n: number }>(db, count),
      ])
      const nodes = rows.slice(0, 20)
      const links = await categoriesOf(
        db,
        nodes.map(({ id }) => id),
      )
      return {
        tenders: {
          totalCount: counted!.n,
          pageInfo: { hasNextPage: rows.length > 20 },
          nodes: nodes.map((row, index) => shown(row, links[index]!)),
        },
      }
    },
  }
}

const shown = (row: Tender, links: readonly TenderCategory[]) => ({
  uuid: row.id,
  title: row.title,
  summary: row.summary,
  organization: row.organization,
  publicationDate: row.publicationDate,
  closingDate: row.closingDate,
  status: statusGroup(row).toUpperCase(),
  region: row.region,
  estimatedValue: row.estimatedValue,
  currency: row.currency,
  source: { name: sourceInfo(row.source).name },
  tenderCategories: links.map(({ category }) => ({ category: { name: category!.name } })),
})
