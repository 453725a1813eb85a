import { type EntityManager, In } from 'typeorm'
import { amsterdamToday } from '../../platform/calendar.js'
import { connectionOf, type ConnectionOf } from '../../platform/paging/connection.js'
import type { OrderKey } from '../../platform/paging/keyset.js'
import { countItems, keysetPage } from '../../platform/paging/keyset-page.js'
import { type PageArgs, readPage } from '../../platform/paging/page-args.js'
import type { KeysetList } from '../../platform/paging/placed-rows.js'
import { EMPTY_SEARCHES_KEPT_DAYS, MAX_EMPTY_SEARCHES } from '../../reference/limits.js'
import { EmptySearch } from './empty-search.entity.js'

export const EmptySearchConnection = connectionOf(EmptySearch)

/** Anonymity: searchers are not stored and cannot be counted, so a text of a single day, possibly from one person, is not shown. */
const IS_SHOWN = 'item.first_on < item.last_on'

const mostFirst: readonly OrderKey[] = [
  { sql: 'item.times', type: 'integer', descending: true },
  { sql: 'item.last_on', type: 'date', descending: true },
  { sql: 'item.id', type: 'uuid', descending: true },
]

const shownList: KeysetList = { order: 'times', keys: mostFirst, where: [IS_SHOWN], values: [] }

/** @throws UserError for invalid page arguments */
export const listEmptySearches = (db: EntityManager, args: PageArgs): Promise<ConnectionOf<EmptySearch>> =>
  keysetPage(db, EmptySearch, shownList, readPage(args, shownList.order))

export const countEmptySearches = (db: EntityManager): Promise<number> => countItems(db, EmptySearch, shownList)

/** In the order of the ids; null for an id that does not exist or is not shown. */
export async function findEmptySearches(db: EntityManager, ids: readonly string[]): Promise<(EmptySearch | null)[]> {
  const found = await db.findBy(EmptySearch, { id: In([...ids]) })
  const shown = new Map(found.filter(({ firstOn, lastOn }) => firstOn < lastOn).map(one => [one.id, one]))
  return ids.map(id => shown.get(id) ?? null)
}

/** @param texts from `keptText`, without duplicates */
export async function storeEmptySearches(
  db: EntityManager,
  texts: readonly string[],
  today = amsterdamToday(),
  most = MAX_EMPTY_SEARCHES,
): Promise<void> {
  if (texts.length === 0) return
  // Deadlock: several processes write, so the texts are always in the same order.
  await db.query(
    `INSERT INTO fruitless_searches (text, first_on, last_on)
     SELECT text, $2, $2 FROM unnest($1::text[]) AS text ORDER BY text
     ON CONFLICT (text) DO UPDATE SET times = fruitless_searches.times + 1,
       last_on = greatest(fruitless_searches.last_on, excluded.last_on)`,
    [texts, today],
  )
  await trimEmptySearches(db, most)
}

/** Spam: texts of a single day are deleted first, so that a burst of made-up searches does not displace recurring ones. */
const trimEmptySearches = (db: EntityManager, most: number) =>
  db.query(
    `DELETE FROM fruitless_searches WHERE id IN (SELECT id FROM fruitless_searches item
       ORDER BY (${IS_SHOWN}) DESC, last_on DESC, times DESC, id OFFSET $1)`,
    [most],
  )

/** Retention: deletes texts that were not searched for within the days. */
export async function forgetOldEmptySearches(db: EntityManager, today = amsterdamToday()): Promise<void> {
  await db.query('DELETE FROM fruitless_searches WHERE last_on < $1::date - $2::integer', [
    today,
    EMPTY_SEARCHES_KEPT_DAYS,
  ])
}

/** Idempotent. @param id the empty string for an invalid id */
export async function forgetEmptySearch(db: EntityManager, id: string): Promise<void> {
  if (id) await db.delete(EmptySearch, { id })
}

/** Deletes all texts, including those that are not shown yet. */
export const forgetAllEmptySearches = async (db: EntityManager): Promise<void> =>
  void (await db.query('DELETE FROM fruitless_searches'))
