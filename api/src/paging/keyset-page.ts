import type { EntityManager, EntityTarget } from 'typeorm'
import type { ConnectionOf } from './connection.js'
import { afterSql, orderBySql, type OrderKey } from './keyset.js'
import { badCursor, type Page, readRows } from './page-args.js'
import { pageOf } from './page-of.js'

/** A list of one table, whose rows are called `item`. */
export interface KeysetList {
  /** The name of the order: a cursor must bear it to be of this list. */
  readonly order: string
  readonly keys: readonly OrderKey[]
  /** SQL that each row fulfils, with `$1` and on for the values. */
  readonly where: readonly string[]
  readonly values: readonly unknown[]
}

/**
 * A page of it. The rows are found by their keys alone; what was removed before they are fetched is left out.
 * @throws UserError for a cursor of another list
 */
export async function keysetPage<Item extends { id: string }>(
  db: EntityManager,
  entity: EntityTarget<Item>,
  { order, keys, where, values }: KeysetList,
  page: Page,
): Promise<ConnectionOf<Item>> {
  const { tablePath } = db.connection.getMetadata(entity)
  const all = [...values]
  const place = (value: unknown) => `$${all.push(value)}`
  const conditions = ['true', ...where]
  let offset = ''
  if (page.from && 'skip' in page.from) offset = `OFFSET ${place(page.from.skip)}`
  else if (page.from) {
    const from = page.from.keys
    if (from.length !== keys.length) throw badCursor(page)
    conditions.push(afterSql(keys, page.backward, index => place(from[index])))
  }
  const places = await readRows(page, () =>
    db.query<{ id: string; keys: string[] }[]>(
      `SELECT item.id, array[${keys.map(({ sql }) => `${sql}::text`).join(', ')}] AS keys FROM ${tablePath} item
       WHERE ${conditions.join(' AND ')}
       ORDER BY ${orderBySql(keys, page.backward)} LIMIT ${place(page.size + 1)} ${offset}`,
      all,
    ),
  )
  const items = await db
    .createQueryBuilder(entity, 'item')
    .where('item.id = ANY (:ids)', { ids: places.map(({ id }) => id) })
    .getMany()
  const byId = new Map(items.map(item => [item.id, item]))
  const rows = places.flatMap(({ id, keys: at }) => {
    const node = byId.get(id)
    return node ? [{ keys: at, node }] : []
  })
  return pageOf(page, order, rows, async () => {
    const [{ count }] = await db.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM ${tablePath} item WHERE ${['true', ...where].join(' AND ')}`,
      [...values],
    )
    return count
  })
}
