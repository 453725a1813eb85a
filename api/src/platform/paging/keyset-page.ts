import type { EntityManager, EntityTarget } from 'typeorm'
import { namedQuery } from '../database/named-query.js'
import type { ConnectionOf } from './connection.js'
import type { Page } from './page-args.js'
import { pageOf } from './page-of.js'
import { type ChildRow, type KeysetList, type Parents, placedRows } from './placed-rows.js'

/**
 * Keyset pagination: a page of a list.
 * @throws UserError for a cursor of another list
 */
export async function keysetPage<Item extends object>(
  db: EntityManager,
  entity: EntityTarget<Item>,
  list: KeysetList,
  page: Page,
): Promise<ConnectionOf<Item>> {
  const rows = await placedRows(db, entity, list, page)
  return pageOf(page, list.order, rows, () => countItems(db, entity, list))
}

export async function countItems<Item extends object>(
  db: EntityManager,
  entity: EntityTarget<Item>,
  { where, values }: KeysetList,
): Promise<number> {
  const { tablePath } = db.connection.getMetadata(entity)
  const text = `SELECT count(*)::int AS count FROM ${tablePath} item WHERE ${['true', ...where].join(' AND ')}`
  const [row] = await namedQuery<{ count: number }>(db, { text, values })
  return row!.count
}

export interface ChildLists extends KeysetList {
  readonly isOfParent: Parents['isOfParent']
}

/**
 * N+1: one statement reads the same page of the lists of many parents, in the order of the parents; a second one reads their counts when
 * requested.
 * @throws UserError for a cursor of another list
 */
export async function keysetPages<Item extends object>(
  db: EntityManager,
  entity: EntityTarget<Item>,
  lists: ChildLists,
  parentIds: readonly string[],
  page: Page,
): Promise<ConnectionOf<Item>[]> {
  const parents = { isOfParent: lists.isOfParent, ids: [...new Set(parentIds)] }
  const rows = new Map(parents.ids.map(id => [id, [] as ChildRow<Item>[]]))
  for (const row of await placedRows(db, entity, { ...lists, parents }, page)) rows.get(row.parentId!)!.push(row)

  let counts: Promise<ReadonlyMap<string, number>> | undefined
  return parentIds.map(id =>
    pageOf(page, lists.order, rows.get(id)!, async () => {
      counts ??= countChildren(db, entity, lists, parents.ids)
      return (await counts).get(id) ?? 0
    }),
  )
}

async function countChildren<Item extends object>(
  db: EntityManager,
  entity: EntityTarget<Item>,
  { isOfParent, where, values }: ChildLists,
  parentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { tablePath } = db.connection.getMetadata(entity)
  const conditions = [...where, isOfParent('parent.id')]
  const rows = await db.query<{ id: string; count: number }[]>(
    `SELECT parent.id, children.count FROM unnest($${values.length + 1}::uuid[]) AS parent (id)
     CROSS JOIN LATERAL (SELECT count(*)::int AS count FROM ${tablePath} item WHERE ${conditions.join(' AND ')}) children`,
    [...values, parentIds],
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}
