import type { EntityManager, EntityTarget } from 'typeorm'
import type { Page } from './page-args.js'
import { type ChildRow, type KeysetList, placedRows } from './placed-rows.js'

/** Bounds what one statement holds in memory, here and in the database. */
const BATCH = 5000

/** All items of a list, read in batches: for whoever must have them at once. */
export async function everyItem<Item extends object>(
  db: EntityManager,
  entity: EntityTarget<Item>,
  list: KeysetList,
): Promise<Item[]> {
  const all: Item[] = []
  for (let from: Page['from'] = null; ; ) {
    const rows: ChildRow<Item>[] = await placedRows(db, entity, list, { size: BATCH, backward: false, from })
    const batch = rows.slice(0, BATCH)
    for (const { node } of batch) all.push(node)
    if (rows.length === batch.length) return all
    from = { keys: batch.at(-1)!.keys, order: list.order }
  }
}
