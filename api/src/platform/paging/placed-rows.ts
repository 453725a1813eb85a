import type { EntityManager, EntityTarget } from 'typeorm'
import { columnsOf, entityOf } from '../database/entity-rows.js'
import { namedQuery } from '../database/named-query.js'
import { afterSql, orderBySql, type OrderKey } from './keyset.js'
import { badCursor, type Page, readRows } from './page-args.js'
import { limitSql, offsetSql } from './limit-sql.js'
import type { PlacedRow } from './page-of.js'

/** A list of one table, with the alias `item`. */
export interface KeysetList {
  /** The name of the order: a cursor of another order is refused. */
  readonly order: string
  readonly keys: readonly OrderKey[]
  /** SQL conditions, joined by AND, with `$1` and up for the values. */
  readonly where: readonly string[]
  readonly values: readonly unknown[]
}

export interface Parents {
  /** SQL condition that an item belongs to the parent whose id is this SQL expression. */
  readonly isOfParent: (parentId: string) => string
  /** Without duplicates. */
  readonly ids: readonly string[]
}

export interface ChildRow<Item> extends PlacedRow<Item> {
  readonly parentId: string | null
}

/**
 * The rows of a page plus one more when another page follows; with parents, those rows for each parent. Deferred join: the inner query
 * reads only the keys from a covering index, the outer one reads the rows of the page.
 * @throws UserError for a cursor of another list
 */
export async function placedRows<Item extends object>(
  db: EntityManager,
  entity: EntityTarget<Item>,
  { keys, where, values, parents }: KeysetList & { readonly parents?: Parents },
  page: Page,
): Promise<ChildRow<Item>[]> {
  const { tablePath } = db.connection.getMetadata(entity)
  const all = [...values]
  const place = (value: unknown) => `$${all.push(value)}`
  const conditions = ['true', ...where, ...(parents ? [parents.isOfParent('parent.id')] : [])]
  let offset = ''
  if (page.from && 'skip' in page.from) offset = offsetSql(page.from.skip, place)
  else if (page.from) {
    const from = page.from.keys
    if (from.length !== keys.length) throw badCursor(page)
    conditions.push(afterSql(keys, page.backward, index => place(from[index])))
  }
  const named = keys.map((key, index) => ({ ...key, sql: `place.k${index}` }))
  const found = `SELECT item.id, ${keys.map(({ sql }, index) => `${sql} AS k${index}`).join(', ')}
    FROM ${tablePath} item WHERE ${conditions.join(' AND ')}
    ORDER BY ${orderBySql(keys, page.backward)} LIMIT ${limitSql(page.size, place)} ${offset}`
  const places = parents
    ? `SELECT parent.id AS parent_id, found.*
       FROM unnest(${place(parents.ids)}::uuid[]) AS parent (id) CROSS JOIN LATERAL (${found}) found`
    : `SELECT NULL AS parent_id, found.* FROM (${found}) found`
  const rows = await readRows(page, () =>
    namedQuery<Record<string, unknown> & { placeKeys: string[]; placeParent: string | null }>(db, {
      text: `SELECT place.parent_id AS "placeParent", array[${named.map(({ sql }) => `${sql}::text`).join(', ')}] AS "placeKeys",
         ${columnsOf(db, entity, 'item')}
       FROM (${places}) place JOIN ${tablePath} item ON item.id = place.id
       ORDER BY ${orderBySql(named, page.backward)}`,
      values: all,
    }),
  )
  return rows.map(row => ({
    parentId: row.placeParent,
    keys: row.placeKeys,
    node: entityOf(db, entity, row),
  }))
}
