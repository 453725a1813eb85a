import type { DataSource, EntityManager } from 'typeorm'
import { withoutRequestScope } from '../../platform/load-shedding/request-scope.js'
import { namedQuery } from '../../platform/database/named-query.js'
import { changeCache } from '../tender/change-cache.js'
import { Category, type KnownCategory } from './category.entity.js'

type Categories = readonly KnownCategory[]

/**
 * SQL expression for the version of the table `categories`. `xmin` is the transaction that wrote a row, so any change, by any process or by
 * hand, gives another version.
 */
export const categoryVersionSql = "(SELECT string_agg(concat(bit, ' ', xmin), ',' ORDER BY bit) FROM categories)"

/** Cache by version, per data source, because the tests open several in one process. */
const caches = new WeakMap<DataSource, { readonly version: string; readonly categories: Promise<Categories> }>()

/**
 * The categories in display order, without keywords; reads the database only when the version has changed.
 * @param version value of `categoryVersionSql`, selected by a statement that the caller runs anyway
 */
export function categoriesAt(db: EntityManager, version: string): Promise<Categories> {
  const known = caches.get(db.connection)
  if (known?.version === version) return known.categories
  const categories = withoutRequestScope(() => readCategories(db))
  caches.set(db.connection, { version, categories })
  categories.catch(() => caches.delete(db.connection))
  return categories
}

/** The version of the categories in memory; empty when there are none. */
export const knownVersion = (db: EntityManager): string => caches.get(db.connection)?.version ?? ''

const current = changeCache<Categories>(1)

/** The categories as they are now. A process that follows changes reads them again only after one. */
export const currentCategories = (db: EntityManager): Promise<Categories> => current(db, '', () => revalidated(db))

async function revalidated(db: EntityManager): Promise<Categories> {
  const text = `SELECT ${categoryVersionSql} AS version`
  const [row] = await namedQuery<{ version: string }>(db, { text, values: [] })
  return categoriesAt(db, row!.version)
}

/**
 * The cached categories, which may be stale; loads them only when there are none. For callers that only display them and check the version
 * in a later statement.
 */
export const knownCategories = (db: EntityManager): Promise<Categories> =>
  caches.get(db.connection)?.categories ?? currentCategories(db)

function readCategories(db: EntityManager): Promise<Category[]> {
  const names = db.connection.getMetadata(Category).columns.map(({ propertyName }) => propertyName)
  const light = names.filter(name => name !== 'keywords' && name !== 'seededKeywords')
  return db
    .createQueryBuilder(Category, 'category')
    .select(light.map(name => `category.${name}`))
    .orderBy('category.sortOrder')
    .getMany()
}
