import type { EntityManager } from 'typeorm'
import { columnsOf, entityOf } from '../../platform/database/entity-rows.js'
import { connectionOf, type ConnectionOf } from '../../platform/paging/connection.js'
import { keysetPages } from '../../platform/paging/keyset-page.js'
import { type Page, type PageArgs, readPage, readRows } from '../../platform/paging/page-args.js'
import { pageOf, type PlacedRow } from '../../platform/paging/page-of.js'
import { Tender } from '../tender/tender.entity.js'
import { MAX_SIMILAR, rankedSql } from './similar-sql.js'

export const RelatedTenderConnection = connectionOf(Tender, 'RelatedTender', 'Tender')

const ORDER = 'likeness'

interface Row {
  readonly placeParent: string
  readonly placePosition: string
  readonly placeTotal: number
}

/**
 * Batch function of a loader: a page of the most similar tenders of each of these. Offset cursors, because there are few results and
 * another harvest may change their order.
 * @throws UserError for an invalid page
 */
export async function similarTo(
  db: EntityManager,
  tenderIds: readonly string[],
  args: PageArgs,
): Promise<readonly ConnectionOf<Tender>[]> {
  const page = readPage(args, ORDER)
  const [sign, direction] = page.backward ? ['<', 'DESC'] : ['>', 'ASC']
  const rows = await readRows(page, () =>
    db.query<Row[]>(
      `SELECT shown.parent_id AS "placeParent", shown.position::text AS "placePosition", shown.total AS "placeTotal",
         ${columnsOf(db, Tender, 't')}
       FROM (
         SELECT ranked.*, row_number() OVER (PARTITION BY parent_id ORDER BY position ${direction}) AS line
         FROM (${rankedSql}) ranked WHERE position ${sign} $2::int
       ) shown JOIN tenders t ON t.id = shown.id
       WHERE line <= $3 ORDER BY line`,
      [tenderIds, startOf(page), page.size + 1],
    ),
  )
  const placed = new Map(tenderIds.map(id => [id, [] as PlacedRow<Tender>[]]))
  const totals = new Map<string, number>()
  for (const row of rows) {
    placed.get(row.placeParent)!.push({ keys: [row.placePosition], node: entityOf(db, Tender, row) })
    totals.set(row.placeParent, row.placeTotal)
  }
  return tenderIds.map(id => pageOf(page, ORDER, placed.get(id)!, async () => totals.get(id) ?? countSimilar(db, id)))
}

/** The position after which a page starts, or before which it ends when read backward. */
function startOf({ from, backward }: Page): number | string | null {
  if (!from) return backward ? MAX_SIMILAR + 1 : 0
  return 'skip' in from ? from.skip : (from.keys[0] ?? null)
}

/** For a page without rows, which may be beyond the last one. */
async function countSimilar(db: EntityManager, tenderId: string): Promise<number> {
  const [{ count }] = await db.query<[{ count: number }]>(`SELECT count(*)::int AS count FROM (${rankedSql}) ranked`, [
    [tenderId],
  ])
  return count
}

/** Earlier tenders of the same client, without the tender itself and its copies. */
const earlier = {
  order: 'earlier',
  keys: [
    { sql: 'item.publication_date', type: 'timestamptz', descending: true },
    { sql: 'item.id', type: 'uuid', descending: true },
  ],
  where: ['item.copy_of IS NULL'],
  values: [],
  isOfParent: (id: string) => `item.client_key = (SELECT client_key FROM tenders WHERE id = ${id})
    AND item.publication_date < (SELECT publication_date FROM tenders WHERE id = ${id})
    AND item.id <> (SELECT coalesce(copy_of, id) FROM tenders WHERE id = ${id})`,
} as const

/** Batch function of a loader: a page of the earlier tenders of the client of each of these. */
export const earlierByClientOf = (
  db: EntityManager,
  tenderIds: readonly string[],
  args: PageArgs,
): Promise<readonly ConnectionOf<Tender>[]> =>
  keysetPages(db, Tender, earlier, tenderIds, readPage(args, earlier.order))
