import { LRUCache } from 'lru-cache'
import type { EntityManager, QueryRunner } from 'typeorm'
import { currentCategories } from '../catalogue/category-memory.js'
import type { KnownCategory } from '../catalogue/category.entity.js'
import { namedQuery } from '../database/named-query.js'
import { UserError } from '../errors.js'
import type { Asked, ListViewer } from './query/asked.js'
import { copyBatch, dropBatch, idsAmongSql, matchingSql } from './query/matching.js'
import type { TenderFilter } from './tender.inputs.js'
import { askedOf } from './asked.service.js'

/** Filters of one statement: a parameter has a number of 16 bits, and planning takes about as long for each. */
const FILTERS_AT_ONCE = 200
/** Search texts that are understood at the same time: as many as a part of the pool. */
const UNDERSTOOD_AT_ONCE = 4

/** What of a filter must be asked of the database before it is SQL. */
type Understood = Pick<Asked, 'search' | 'excluded'>

/** Cache: the same searches are matched after every harvest. What a list remembers is for what people type. */
const understood = new LRUCache<string, Understood>({ max: 20_000 })

/** A match: the place of the filter among those asked for, and the tender. */
export interface Match {
  readonly no: number
  readonly id: string
}

/**
 * Which of these tenders are in the lists of which filters, for nobody in particular. A search is taken as it was typed; a filter
 * that is not valid any more matches nothing.
 */
export async function* matchesOf(
  db: EntityManager,
  filters: readonly TenderFilter[],
  ids: readonly string[],
): AsyncGenerator<readonly Match[]> {
  const categories = await currentCategories(db)
  // Without a transaction around it: one that has written holds the feed of changes back as long as it lasts.
  const connection = db.connection.createQueryRunner()
  try {
    for (const statement of copyBatch) await connection.query(statement, statement.includes('$1') ? [ids] : undefined)
    yield* matchesInBatch(db, connection, filters, categories)
  } finally {
    await connection.query(dropBatch).finally(() => connection.release())
  }
}

async function* matchesInBatch(
  db: EntityManager,
  connection: QueryRunner,
  filters: readonly TenderFilter[],
  categories: readonly KnownCategory[],
): AsyncGenerator<readonly Match[]> {
  for (let from = 0; from < filters.length; from += FILTERS_AT_ONCE) {
    const some = filters.slice(from, from + FILTERS_AT_ONCE)
    const texts = await readAll(db, some)
    const numbers: number[] = []
    const asked: Asked[] = []
    for (const [index, filter] of some.entries()) {
      const words = texts[index]
      if (!words) continue
      numbers.push(from + index)
      asked.push({ filter, categories, viewer: null, ...words })
    }
    const { text, values } = matchingSql(asked)
    // Not a prepared statement: its text is as long as the filters are many.
    const rows = (await connection.query(text, [...values])) as Match[]
    yield rows.map(({ no, id }) => ({ no: numbers[no]!, id }))
  }
}

/** In the order of the filters; null for one whose search is not valid. */
async function readAll(db: EntityManager, filters: readonly TenderFilter[]): Promise<(Understood | null)[]> {
  const found: (Understood | null)[] = []
  for (let from = 0; from < filters.length; from += UNDERSTOOD_AT_ONCE)
    found.push(...(await Promise.all(filters.slice(from, from + UNDERSTOOD_AT_ONCE).map(filter => read(db, filter)))))
  return found
}

async function read(db: EntityManager, filter: TenderFilter): Promise<Understood | null> {
  const key = JSON.stringify([filter.search, filter.excludedWords])
  const known = understood.get(key)
  if (known) return known
  try {
    const { search, excluded } = await askedOf(db, filter, null)
    understood.set(key, { search, excluded })
    return { search, excluded }
  } catch (error) {
    if (error instanceof UserError) return null
    throw error
  }
}

/** Which of these tenders are in the viewer's list of this filter now. @throws UserError for an invalid filter */
export async function amongThese(
  db: EntityManager,
  filter: TenderFilter,
  ids: readonly string[],
  viewer: ListViewer | null,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await namedQuery<{ id: string }>(db, idsAmongSql(await askedOf(db, filter, viewer), ids))
  return new Set(rows.map(({ id }) => id))
}
