import type { EntityManager, EntityTarget } from 'typeorm'
import type { Page } from './page-args.js'
import { type ChildRow, type KeysetList, placedRows } from './placed-rows.js'

/** Batching: bounds the memory of one statement, here and in the database. */
const BATCH_SIZE = 5000

/**
 * All items of a list, read in batches by keyset pagination. It holds no connection between two batches, so that a slow client occupies
 * none.
 */
export async function* everyBatch<Item extends object>(
  db: EntityManager,
  entity: EntityTarget<Item>,
  list: KeysetList,
  batchSize = BATCH_SIZE,
): AsyncGenerator<readonly Item[], undefined> {
  for (let from: Page['from'] = null; ; ) {
    const rows: ChildRow<Item>[] = await placedRows(db, entity, list, { size: batchSize, backward: false, from })
    const batch = rows.slice(0, batchSize)
    yield batch.map(({ node }) => node)
    if (rows.length === batch.length) return undefined
    from = { keys: batch.at(-1)!.keys, order: list.order }
  }
}
