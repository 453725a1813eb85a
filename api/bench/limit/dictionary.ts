import type pg from 'pg'
import type { KnownCategory } from '../../src/catalogue/category.entity.js'
import { sources } from '../../src/reference/sources.js'
import { globalId } from './global-id.js'

/** What a row names by its key, loaded once when the server starts, in the shape in which it is answered. */
export interface Dictionary {
  /** In display order. */
  readonly categories: readonly KnownCategory[]
  categoryOf(id: string): object
  sourceOf(key: string): object
  /** Place of a source in display order. */
  placeOf(sourceKey: string): number
}

export async function loadDictionary(pool: pg.Pool): Promise<Dictionary> {
  const { rows } = await pool.query<KnownCategory>(
    'SELECT id, slug, name, domain, color, bit FROM categories ORDER BY sort_order',
  )
  const categories = new Map(
    rows.map(({ id, name, color }) => [id, { __typename: 'Category', id: globalId('Category', id), name, color }]),
  )
  const named = new Map<string, object>(sources.map(({ key, name }) => [key, { __typename: 'Source', key, name }]))
  const places = new Map<string, number>(sources.map(({ key }, index) => [key, index]))
  return {
    categories: rows,
    categoryOf: id => categories.get(id)!,
    sourceOf: key => named.get(key)!,
    placeOf: key => places.get(key)!,
  }
}
