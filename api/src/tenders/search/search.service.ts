import { LRUCache } from 'lru-cache'
import type { EntityManager } from 'typeorm'
import { namedQuery, type Sql } from '../../platform/database/named-query.js'
import { readText } from './read-text.js'
import { readPieces } from './read-pieces.js'
import { spelledOut } from './stem.js'
import { understand } from './understand.js'
import type { Alternative, Wish } from './wish.js'

/** Texts of tsqueries, of `search_terms` in the database. */
export interface Terms {
  /** What a tender must match. */
  readonly query: string
  /** The others order the results: by whole words, beginnings, parts of compounds, adjacent words, and all words anywhere. */
  readonly whole: string
  readonly beginning: string
  readonly entry: string
  readonly near: string
  readonly worded: string
  /** Synonyms and derivations. */
  readonly other: string
  /** What a title, organisation or place must have, of a search that guesses; absent when descriptions are enough. */
  readonly named?: string
}

/** A search text, understood. */
export interface Searched {
  readonly wishes: readonly Wish[]
  readonly terms: Terms
}

/** Cache: pages, counts and facets of one search ask for the same text, as do people who look for the same. */
const known = new LRUCache<string, Promise<Searched>>({ max: 2000 })

/**
 * Reads and understands a search text; null when it is absent or blank.
 * @param field path of the input field, for the error
 * @throws UserError when it is too long, or holds a character that cannot be stored
 */
export async function readSearch(
  db: EntityManager,
  text: string | null | undefined,
  field: string,
): Promise<Searched | null> {
  const search = readText(text, field)
  return search ? searchedFor(db, search) : null
}

/** @param text of `readText` */
function searchedFor(db: EntityManager, text: string): Promise<Searched> {
  const earlier = known.get(text)
  if (earlier) return earlier
  const searched = searchedWishes(db, understand(readPieces(text)))
  known.set(text, searched)
  searched.catch(() => known.delete(text))
  return searched
}

const TERMS = `SELECT query::text, whole::text, beginning::text, entry::text, near::text, worded::text, other::text, ignored
  FROM search_terms($1)`

/** The statement that makes `Terms`. */
export const termsSql = (wishes: readonly Wish[]): Sql => ({ text: TERMS, values: [JSON.stringify(wishes.map(rowOf))] })

/** A row of `termsSql`. */
export interface TermsRow extends Terms {
  /** Indexes of the wishes that ask for nothing: stop words. */
  readonly ignored: readonly number[]
}

export async function searchedWishes(db: EntityManager, wishes: readonly Wish[]): Promise<Searched> {
  const [row] = await namedQuery<TermsRow & Record<string, unknown>>(db, termsSql(wishes))
  return searchedOf(wishes, row!)
}

export function searchedOf(wishes: readonly Wish[], { ignored, ...terms }: TermsRow): Searched {
  return { wishes: wishes.map((wish, no) => (ignored.includes(no) ? { ...wish, isOptional: true } : wish)), terms }
}

/** The same in titles, organisations and places only: any word of the search must stand there, whichever way it is matched. */
export function inNames({ wishes, terms }: Searched): Searched {
  const parts = [terms.whole, terms.beginning, terms.entry, terms.other].filter(part => part !== '')
  return { wishes, terms: { ...terms, named: parts.map(part => `(${part})`).join(' | ') } }
}

/** A row of what `search_terms` reads. */
export const rowOf = (wish: Wish, index: number) => ({
  no: index,
  words: spelledOut(wish.words),
  is_phrase: wish.isPhrase ?? isPlace(wish),
  is_excluded: wish.isExcluded ?? false,
  is_optional: wish.isOptional ?? false,
  is_unranked: wish.isUnranked ?? false,
  typed: textsOf(wish, one => ('typed' in one ? one.typed : null)),
  joined: textsOf(wish, one => ('joined' in one ? one.joined : null)),
  titled: textsOf(wish, one => ('titled' in one ? one.titled : null)),
  codes: textsOf(wish, one => ('code' in one ? `${one.code}${one.isBeginning ? '*' : ''}` : null)),
})

/** A place is not taken apart, and begins nothing: Wageningen is no car. */
const isPlace = ({ step, alternatives }: Wish) => step === 'place' && alternatives.length > 0

const textsOf = ({ alternatives }: Wish, read: (one: Alternative) => string | null) =>
  alternatives.map(read).flatMap(text => (text === null ? [] : spelledOut(text)))
