import type { EntityManager, EntityTarget } from 'typeorm'
import type { Page } from './page-args.js'
import { type ChildRow, type KeysetList, placedRows } from './placed-rows.js'

/** Batching: bounds the memory of one statement, here and in the database. */
const BATCH_SIZE = 5000

/** All items of a list, read in batches by keyset pagination. */
export async function everyItem<Item extends object>(
  db: EntityManager,
  entity: EntityTarget<Item>,
  list: KeysetList,
): Promise<Item[]> {
  const all: Item[] = []
  for (let from: Page['from'] = null; ; ) {
    const rows: ChildRow<Item>[] = await placedRows(db, entity, list, { size: BATCH_SIZE, backward: false, from })
    const batch = rows.slice(0, BATCH_SIZE)
    for (const { node } of batch) all.push(node)
    if (rows.length === batch.length) return all
    from = { keys: batch.at(-1)!.keys, order: list.order }
  }
}
