import type { EntityManager } from 'typeorm'
import { countOwnBookmarks, eachOwnBookmark } from '../../people/bookmarks/bookmark.service.js'
import { fairly } from '../../platform/fair-share.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'
import type { TenderFilter, TenderOrder } from '../../tenders/tender/tender.inputs.js'
import type { ListViewer } from '../../tenders/query/asked.js'
import { countFiltered } from '../../tenders/tender/counts.service.js'
import { documentListsOf } from '../../tenders/documents/document.service.js'
import { lotsOf } from '../../tenders/lots/lot.service.js'
import { descriptionsOf, shownTenders } from '../../tenders/tender/tender.service.js'
import { eachTender } from '../../tenders/tender/export.service.js'
import type { Detail, ExportRow } from './export-row.js'

export interface RowsOptions {
  readonly order: TenderOrder
  readonly needs: readonly Detail[]
  readonly batchSize: number
}

/** The rows of an export: the tenders of a filter, or a user's bookmarks. */
export interface RowSource {
  count(): Promise<number>
  batches(options: RowsOptions): AsyncIterable<readonly ExportRow[]>
}

/** @param viewer the user whose bookmarks `showBookmarked` selects */
export const tendersOf = (db: EntityManager, filter: TenderFilter, viewer: ListViewer | null): RowSource => ({
  count: () => countFiltered(db, filter, viewer),
  async *batches({ order, needs, batchSize }) {
    for await (const tenders of eachTender(db, filter, order, viewer, batchSize)) {
      const rows = tenders.map(tender => ({ tender, bookmark: null, details: null }))
      yield await withDetails(db, rows, needs)
    }
  },
})

/** Newest bookmark first, regardless of the order of tenders. */
export const bookmarksOf = (db: EntityManager, userId: string, search: string | null): RowSource => ({
  count: () => countOwnBookmarks(db, userId, search),
  async *batches({ needs, batchSize }) {
    for await (const bookmarks of eachOwnBookmark(db, userId, search, batchSize)) {
      const tenders = await shownTenders(
        db,
        bookmarks.map(({ tenderId }) => tenderId),
      )
      const rows = bookmarks.map((bookmark, index) => ({ tender: tenders[index]!, bookmark, details: null }))
      yield await withDetails(db, rows, needs)
    }
  },
})

export const oneTender = (db: EntityManager, tender: Tender): RowSource => ({
  count: async () => 1,
  async *batches({ needs }) {
    const rows = [{ tender, bookmark: null, details: null }]
    yield await withDetails(db, rows, needs)
  },
})

async function withDetails(
  db: EntityManager,
  rows: readonly ExportRow[],
  needs: readonly Detail[],
): Promise<readonly ExportRow[]> {
  if (needs.length === 0) return rows
  const ids = rows.map(({ tender }) => tender.id)
  const [descriptions, lots, lists] = await Promise.all([
    needs.includes('description') ? descriptionsOf(db, ids) : [],
    needs.includes('lots') ? lotsOf(db, ids) : [],
    needs.includes('documents') ? documentListsOf(db, ids) : [],
  ])
  return rows.map((row, index) => ({
    ...row,
    details: {
      description: descriptions[index] ?? null,
      lots: lots[index] ?? [],
      documents: lists[index]?.documents ?? [],
    },
  }))
}

/** Throttling: rests after each batch for as long as it took; see `fairly`. */
export async function* fairlyEach<Item>(batches: AsyncIterable<Item>): AsyncGenerator<Item> {
  const iterator = batches[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { done, value } = await fairly(() => iterator.next())
      if (done) return
      yield value
    }
  } finally {
    await iterator.return?.()
  }
}
