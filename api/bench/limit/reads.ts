import { createHash } from 'node:crypto'
import type pg from 'pg'
import { readPage } from '../../src/paging/page-args.js'
import { pageSql } from '../../src/tenders/query/list.js'
import { orderOf } from '../../src/tenders/query/order.js'
import { findHit } from '../../src/search/find-hit.js'
import type { Searched } from '../../src/search/search.service.js'
import type { TenderFilter, TenderOrder } from '../../src/tenders/tender.inputs.js'
import { bookmarksColumn, cardColumns, cardOf, type Row, unseenColumn } from './card.js'
import type { Counts } from './counts.js'
import type { Dictionary } from './dictionary.js'
import { globalId } from './global-id.js'
import { named } from './named.js'
import { wordsOf } from './words.js'

export interface Limit {
  readonly pool: pg.Pool
  readonly dictionary: Dictionary
  readonly counts: Counts
}

/** @returns the id of the user whom the token is of; null for a visitor */
export async function viewerOf({ pool }: Limit, authorization: string | undefined): Promise<string | null> {
  if (!authorization) return null
  const hash = createHash('sha256').update(authorization.slice('Bearer '.length)).digest()
  const { rows } = await pool.query<{ id: string }>(named({ text: VIEWER, values: [hash] }))
  return rows[0]?.id ?? null
}
const VIEWER = `SELECT u.id FROM access_tokens a JOIN sessions s USING (sid) JOIN app_users u ON u.id = (s.sess ->> 'userId')::uuid
  WHERE a.token_hash = $1 AND a.expires_at > now() AND s.expire > now() AND u.is_active`

interface PageVariables {
  readonly filter: TenderFilter
  readonly orderBy?: TenderOrder
  readonly first: number
  readonly page: number
}

export async function tendersPage(limit: Limit, variables: PageVariables, viewer: string | null) {
  const { filter, first } = variables
  const { text, values, search } = await pageStatement(limit, variables, viewer !== null)
  const read = limit.pool.query<TotalRow>(named({ text, values: viewer ? [...values, viewer] : values }))
  // The page of a search tells how many there are.
  const counted = search ? null : limit.counts.count(filter)
  const { rows } = await read
  const totalCount = (await counted) ?? rows[0]?.total ?? (await limit.counts.count(filter))
  return pageOf(limit.dictionary, rows.slice(0, first), totalCount, search)
}

/** What is read of a tender that a search found. */
export const foundColumns = `${cardColumns}, t.description, t.publication_id, t.reference, t.cpv`

export function pageOf(dictionary: Dictionary, rows: readonly Row[], totalCount: number, search: Searched | null) {
  const nodes = rows.map((row: Row) => ({ ...cardOf(dictionary, row), isUnseen: row.is_unseen ?? row.is_new }))
  const hits = rows.map((row: Row) => search && hitOf(search, row))
  // Of a search that finds nothing the limit knows no other.
  return { tenders: { __typename: 'TenderConnection', totalCount, searchChange: null, hits, nodes } }
}

/** Why it was found, by the product's rule: what stands in what was read for it. */
function hitOf({ wishes }: Searched, row: Row) {
  const { publication_id: publicationId, ...columns } = row
  const hit = findHit(wishes, { ...columns, publicationId })
  return hit && { __typename: 'SearchHit', ...hit }
}

interface TotalRow extends Row {
  readonly total: number | null
}

interface PageStatement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly search: Searched | null
}
const statements = new Map<string, PageStatement>()

/** A hand-written server has the text of its statements as it is, so that here it is put together once. */
async function pageStatement({ pool, dictionary }: Limit, variables: PageVariables, isSignedIn: boolean) {
  const key = JSON.stringify([variables, isSignedIn])
  const known = statements.get(key)
  if (known) return known
  const { filter, orderBy, first, page } = variables
  const order = orderOf(filter, orderBy)
  const asked = {
    filter,
    order,
    categories: dictionary.categories,
    viewer: null,
    excluded: null,
    search: await wordsOf(pool, filter.search),
    readsTotal: true,
  }
  const found = pageSql(asked, readPage({ first, page }, ''))
  const read = asked.search ? foundColumns : cardColumns
  const viewer = `$${found.parameters.values.length + 1}::uuid`
  const columns = isSignedIn ? `${read}, ${bookmarksColumn(viewer)}, ${unseenColumn(viewer)}` : read
  const text = `${found.with} SELECT ${columns}, ${found.total} AS total FROM p JOIN tenders t ON t.id = p.tender_id ORDER BY ${found.orderBy}`
  const made = { text, values: found.parameters.values, search: asked.search }
  statements.set(key, made)
  return made
}

export async function filterCounts({ counts }: Limit, { filter }: { readonly filter: TenderFilter }) {
  const { source, tenderType, domain, category, region } = await counts.facets(filter)
  const facets = Object.fromEntries(
    Object.entries({ source, tenderType, domain, category, region }).map(([name, options]) => [
      name,
      options.map(({ key, label, count }) => ({ __typename: 'Facet', key, label, count })),
    ]),
  )
  return {
    tenders: {
      __typename: 'TenderConnection',
      facets: { __typename: 'TenderFacets', isApproximate: false, ...facets },
    },
  }
}

/** The viewer's own bookmarks. */
export async function bookmarks(
  { pool, dictionary }: Limit,
  { first, page }: { readonly first: number; readonly page: number },
  viewer: string | null,
) {
  const { rows } = await pool.query<Row>(named({ text: BOOKMARKS, values: [viewer, first, (page - 1) * first] }))
  const nodes = rows.map((row: Row) => ({
    __typename: 'Bookmark',
    id: globalId('Bookmark', row.bookmark_id),
    owner: { __typename: 'Person', firstName: row.first_name, lastName: row.last_name },
    tender: cardOf(dictionary, row),
    isPublic: row.is_public,
    metadata: row.metadata && { __typename: 'BookmarkMetadata', tags: [], ...row.metadata },
    commentCount: row.comment_count,
  }))
  return { bookmarks: { __typename: 'BookmarkConnection', totalCount: rows[0]?.total ?? 0, nodes } }
}
const BOOKMARKS = `WITH mine AS MATERIALIZED (
    SELECT * FROM bookmarks WHERE user_id = $1 AND detached_at IS NULL ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3)
  SELECT ${cardColumns}, ${bookmarksColumn('$1')}, m.id AS bookmark_id, m.is_public, m.metadata, m.comment_count,
    u.first_name, u.last_name,
    (SELECT count(*)::int FROM bookmarks WHERE user_id = $1 AND detached_at IS NULL) AS total
  FROM mine m JOIN tenders t ON t.id = m.tender_id JOIN app_users u ON u.id = m.user_id
  ORDER BY m.created_at DESC, m.id DESC`
