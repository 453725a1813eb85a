import type { DataSource, EntityManager } from 'typeorm'
import { namedQuery } from '../database/named-query.js'
import { Category, type KnownCategory } from './category.entity.js'

type Categories = readonly KnownCategory[]

/**
 * SQL of one value: the version of the table. `xmin` is the transaction that wrote a row, so that any change of any row,
 * by whichever process or hand, makes another version.
 */
export const categoryVersionSql = "(SELECT string_agg(concat(bit, ' ', xmin), ',' ORDER BY bit) FROM categories)"

/** Cache, one a database (a test has many): of a version that some statement has seen. */
const memories = new WeakMap<DataSource, { readonly version: string; readonly categories: Promise<Categories> }>()

/**
 * The categories in their order, without keywords, from memory as long as that holds the version.
 * @param version what a statement that was made anyway said `categoryVersionSql` is
 */
export function categoriesAt(db: EntityManager, version: string): Promise<Categories> {
  const known = memories.get(db.connection)
  if (known?.version === version) return known.categories
  const categories = readCategories(db)
  memories.set(db.connection, { version, categories })
  categories.catch(() => memories.delete(db.connection))
  return categories
}

/** As they are now: one small statement asks for the version. */
export async function currentCategories(db: EntityManager): Promise<Categories> {
  const text = `SELECT ${categoryVersionSql} AS version`
  const [row] = await namedQuery<{ version: string }>(db, { text, values: [] })
  return categoriesAt(db, row!.version)
}

/** As some statement saw them last; asked for only when none has yet. Where they are only shown, that statement follows. */
export const knownCategories = (db: EntityManager): Promise<Categories> =>
  memories.get(db.connection)?.categories ?? currentCategories(db)

function readCategories(db: EntityManager): Promise<Category[]> {
  const names = db.connection.getMetadata(Category).columns.map(({ propertyName }) => propertyName)
  const light = names.filter(name => name !== 'keywords' && name !== 'seededKeywords')
  return db
    .createQueryBuilder(Category, 'category')
    .select(light.map(name => `category.${name}`))
    .orderBy('category.sortOrder')
    .getMany()
}
