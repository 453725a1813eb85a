import type { EntityManager } from 'typeorm'
import { namedQuery } from '../../platform/database/named-query.js'
import type { Page } from '../../platform/paging/page-args.js'
import { shownTo } from './asked.service.js'
import type { ListViewer } from '../query/asked.js'
import { listSql } from '../query/list.js'
import type { Tender } from './tender.entity.js'
import type { TenderFilter, TenderOrder } from './tender.inputs.js'
import { type ListRow, tendersOf } from './tender.service.js'

/**
 * Every tender of the filter, in batches by keyset pagination: statements are short, and a slow reader holds no database resources. A
 * tender that changes its position meanwhile may be missed or repeated.
 * @throws UserError for an invalid filter
 */
export async function* eachTender(
  db: EntityManager,
  filter: TenderFilter,
  order: TenderOrder,
  viewer: ListViewer | null,
  batchSize: number,
): AsyncGenerator<readonly Tender[]> {
  const asked = await shownTo(db, filter, viewer)
  for (let from: Page['from'] = null; ; ) {
    const page: Page = { size: batchSize, backward: false, from }
    const rows = await namedQuery<ListRow>(db, listSql({ ...asked, order }, page))
    const batch = rows.slice(0, batchSize)
    if (batch.length > 0) yield await tendersOf(db, batch, '')
    if (rows.length === batch.length) return
    from = { keys: batch.at(-1)!.keys, order: order.field }
  }
}
