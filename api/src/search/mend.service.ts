import { LRUCache } from 'lru-cache'
import type { DataSource, EntityManager } from 'typeorm'
import { namedQuery } from '../database/named-query.js'
import { wordsOf } from './stem.js'
import { rowOf, type Searched, searchedWishes } from './search.service.js'
import { nearestWords, partsOf } from './spelling.service.js'
import { isTerm, MAX_SYNONYMS, synonymsOf } from './synonyms.js'
import type { Alternative, Wish } from './wish.js'

/** How a search that finds nothing was changed. */
export const SearchChangeKind = {
  /** Related words are looked for in descriptions too. */
  WIDENED: 'WIDENED',
  /** A word was taken for a typing error of a known one. */
  CORRECTED: 'CORRECTED',
  /** Words that stand in no tender were left out, or one of several. */
  LOOSENED: 'LOOSENED',
} as const
export type SearchChangeKind = (typeof SearchChangeKind)[keyof typeof SearchChangeKind]

export interface Mended {
  readonly kind: SearchChangeKind
  /** What is looked for instead, as it would be typed. */
  readonly text: string
  /** Words as they were typed that the results need not have. */
  readonly leftOut: readonly string[]
  readonly searched: Searched
}

/** Cache: a page and its counts are asked for at once, and both must be of the same search. */
const kept = new WeakMap<DataSource, LRUCache<string, Promise<Mended | null>>>()
const KEPT_MS = 5000

/**
 * Another search for one that finds nothing: the first of widening, correcting and loosening that finds something; null when
 * the search does find something, or none of these does.
 * @param archived among which tenders
 */
export function mendFruitless(db: EntityManager, searched: Searched, archived: boolean): Promise<Mended | null> {
  const cache = kept.get(db.connection) ?? new LRUCache<string, Promise<Mended | null>>({ max: 500, ttl: KEPT_MS })
  kept.set(db.connection, cache)
  const key = `${archived} ${searched.terms.query}`
  const earlier = cache.get(key)
  if (earlier) return earlier
  const mended = findsSomething(db, searched, archived).then(found => (found ? null : mend(db, searched, archived)))
  cache.set(key, mended)
  mended.catch(() => cache.delete(key))
  return mended
}

/** Of longer texts, which are pasted rather than typed, each word would cost a look. */
const MAX_MENDED = 12

async function mend(db: EntityManager, { wishes }: Searched, archived: boolean): Promise<Mended | null> {
  if (wishes.filter(isWanted).length > MAX_MENDED) return null
  const look = (changed: readonly Wish[]) => searchedIfFound(db, changed, archived)
  const wide = await look(await widen(db, wishes))
  if (wide) return { kind: SearchChangeKind.WIDENED, text: textOf(wishes), leftOut: [], searched: wide }

  const unknown = await unknownAmong(db, wishes, archived)
  const corrected = await correct(db, wishes, unknown)
  const right = corrected && (await look(corrected))
  if (right) return { kind: SearchChangeKind.CORRECTED, text: textOf(corrected), leftOut: [], searched: right }
  return loosen(wishes, unknown, look)
}

const isWanted = (wish: Wish) => !wish.isExcluded && !wish.isOptional
const canChange = (wish: Wish) => isWanted(wish) && !wish.isPhrase

function textOf(wishes: readonly Wish[]): string {
  return wishes
    .map(({ words, isPhrase, isExcluded }) => `${isExcluded ? '-' : ''}${isPhrase ? `"${words}"` : words}`)
    .join(' ')
}

async function searchedIfFound(
  db: EntityManager,
  wishes: readonly Wish[],
  archived: boolean,
): Promise<Searched | null> {
  const searched = await searchedWishes(db, wishes)
  return (await findsSomething(db, searched, archived)) ? searched : null
}

async function findsSomething(db: EntityManager, { terms }: Searched, archived: boolean): Promise<boolean> {
  const text = `SELECT FROM tender_search WHERE vector @@ $1::tsquery AND archived = ${archived} LIMIT 1`
  return (await namedQuery(db, { text, values: [terms.query] })).length > 0
}

/** Synonyms in every text, synonyms of synonyms in titles, and compounds as their parts. */
async function widen(db: EntityManager, wishes: readonly Wish[]): Promise<readonly Wish[]> {
  const parts = await partsOf(
    db,
    wishes.filter(canChange).flatMap(({ words }) => wordsOf(words)),
  )
  return wishes.map(wish => {
    if (!canChange(wish)) return wish
    const titled = wish.alternatives.flatMap(one => ('titled' in one ? [one.titled] : []))
    const further = titled.flatMap(synonymsOf).filter(term => !titled.includes(term))
    const apart = wordsOf(wish.words).flatMap(word => parts.get(word) ?? [])
    const alternatives: readonly Alternative[] = [
      ...wish.alternatives.filter(one => !('titled' in one)),
      ...[...titled, ...apart].map(typed => ({ typed })),
      ...[...new Set(further)].slice(0, MAX_SYNONYMS).map(term => ({ titled: term })),
    ]
    return { ...wish, alternatives }
  })
}

/** The wishes that match no tender by themselves. */
async function unknownAmong(
  db: EntityManager,
  wishes: readonly Wish[],
  archived: boolean,
): Promise<ReadonlySet<number>> {
  const wanted = [...wishes.keys()].filter(index => isWanted(wishes[index]!))
  const text = `SELECT no::int FROM jsonb_array_elements($1) WITH ORDINALITY AS asked (wish, no),
      search_terms(jsonb_build_array(wish)) AS terms
    WHERE NOT EXISTS (SELECT FROM tender_search s WHERE s.vector @@ terms.query AND s.archived = ${archived})`
  const values = [JSON.stringify(wanted.map(index => rowOf(wishes[index]!, index)))]
  const rows = await namedQuery<{ no: number }>(db, { text, values })
  return new Set(rows.map(({ no }) => wanted[no - 1]!))
}

/** The wishes with known words in place of unknown ones; null when nothing was misspelt. */
async function correct(
  db: EntityManager,
  wishes: readonly Wish[],
  unknown: ReadonlySet<number>,
): Promise<readonly Wish[] | null> {
  const misspelt = [...unknown].filter(index => canChange(wishes[index]!))
  const words = misspelt.flatMap(index => wordsOf(wishes[index]!.words))
  if (words.length === 0) return null
  const nearest = await nearestWords(db, words)
  if (nearest.size === 0) return null
  return wishes.map((wish, index) => {
    if (!misspelt.includes(index)) return wish
    const said = wordsOf(wish.words)
    const right = said.map(word => nearest.get(word) ?? word).join(' ')
    if (right === said.join(' ')) return wish
    const alternatives = synonymsOf(right).map(titled => ({ titled }))
    return { words: right, step: isTerm(right) ? 'synonym' : 'asTyped', alternatives }
  })
}

/** Two words are both demanded when both are known; of more any one may lack. */
const MIN_WISHES_TO_LOOSEN = 3
const MAX_LOOSENINGS = 4

async function loosen(
  wishes: readonly Wish[],
  unknown: ReadonlySet<number>,
  look: (wishes: readonly Wish[]) => Promise<Searched | null>,
): Promise<Mended | null> {
  const without = async (left: (index: number) => boolean) => {
    const kept = wishes.map((wish, index) => (left(index) ? { ...wish, isOptional: true as const } : wish))
    if (!kept.some(isWanted)) return null
    const searched = await look(kept)
    const leftOut = wishes.filter((wish, index) => left(index) && isWanted(wish)).map(({ words }) => words)
    const text = textOf(wishes.filter((_, index) => !left(index)))
    return searched && { kind: SearchChangeKind.LOOSENED, text, leftOut, searched }
  }
  if (unknown.size > 0) {
    const known = await without(index => unknown.has(index))
    if (known) return known
  }
  const wanted = [...wishes.keys()].filter(index => isWanted(wishes[index]!) && !unknown.has(index))
  if (wanted.length < MIN_WISHES_TO_LOOSEN) return null
  // The last word first: who types on narrows down.
  for (const index of wanted.toReversed().slice(0, MAX_LOOSENINGS)) {
    const rest = await without(one => one === index || unknown.has(one))
    if (rest) return rest
  }
  return null
}
