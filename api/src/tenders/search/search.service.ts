import { LRUCache } from 'lru-cache'
import type { EntityManager } from 'typeorm'
import { namedQuery, type Sql } from '../../platform/database/named-query.js'
import { readText } from './read-text.js'
import { readPieces } from './read-pieces.js'
import { spelledOut } from './stem.js'
import { understand } from './understand.js'
import type { Alternative, Wish } from './wish.js'

/** The texts of tsqueries that the database function `search_terms` returns. */
export interface Terms {
  /** The required match. */
  readonly query: string
  /** These tsqueries order the results: by whole words, prefixes, parts of compounds, adjacent words, and all words anywhere. */
  readonly whole: string
  readonly beginning: string
  readonly entry: string
  readonly near: string
  readonly worded: string
  /** Synonyms and derivations. */
  readonly other: string
  /** Required match in a title, organisation or place, for a search that guesses; absent when descriptions are enough. */
  readonly named?: string
}

export interface Searched {
  readonly wishes: readonly Wish[]
  readonly terms: Terms
}

/** Cache: the page, counts and facets of a search, and other people with the same search, need the same result. */
const known = new LRUCache<string, Promise<Searched>>({ max: 2000 })

/**
 * Reads and parses a search text; null when it is absent or blank.
 * @param field path of the input field, for the error
 * @throws UserError when it is too long or contains a character that cannot be stored
 */
export async function readSearch(
  db: EntityManager,
  text: string | null | undefined,
  field: string,
): Promise<Searched | null> {
  const search = readText(text, field)
  return search ? searchedFor(db, search) : null
}

/** @param text from `readText` */
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

export const termsSql = (wishes: readonly Wish[]): Sql => ({ text: TERMS, values: [JSON.stringify(wishes.map(rowOf))] })

export interface TermsRow extends Terms {
  /** Indexes of the wishes that consist of stop words and require nothing. */
  readonly ignored: readonly number[]
}

export async function searchedWishes(db: EntityManager, wishes: readonly Wish[]): Promise<Searched> {
  const [row] = await namedQuery<TermsRow & Record<string, unknown>>(db, termsSql(wishes))
  return searchedOf(wishes, row!)
}

export function searchedOf(wishes: readonly Wish[], { ignored, ...terms }: TermsRow): Searched {
  return { wishes: wishes.map((wish, no) => (ignored.includes(no) ? { ...wish, isOptional: true } : wish)), terms }
}

/** The same search in titles, organisations and places only: at least one word must occur there, in any form. */
export function inNames({ wishes, terms }: Searched): Searched {
  const parts = [terms.whole, terms.beginning, terms.entry, terms.other].filter(part => part !== '')
  return { wishes, terms: { ...terms, named: parts.map(part => `(${part})`).join(' | ') } }
}

/** A row of the input of `search_terms`. */
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

/** A place matches neither as a compound nor as a prefix: Wageningen has nothing to do with 'wagen'. */
const isPlace = ({ step, alternatives }: Wish) => step === 'place' && alternatives.length > 0

const textsOf = ({ alternatives }: Wish, read: (one: Alternative) => string | null) =>
  alternatives.map(read).flatMap(text => (text === null ? [] : spelledOut(text)))
