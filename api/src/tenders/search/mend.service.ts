import type { EntityManager } from 'typeorm'
import { namedQuery } from '../../platform/database/named-query.js'
import { wordsOf } from './stem.js'
import { inNames, rowOf, type Searched, searchedWishes } from './search.service.js'
import { narrowed } from './narrow.service.js'
import { nearestWords } from './spelling.service.js'
import { isTerm, synonymsOf } from './synonyms.js'
import { canChange, isWanted, widen, withBeginnings, withLooseSynonyms } from './widen.js'
import type { Wish } from './wish.js'

export const SearchChangeKind = {
  WIDENED: 'WIDENED',
  CORRECTED: 'CORRECTED',
  LOOSENED: 'LOOSENED',
} as const
export type SearchChangeKind = (typeof SearchChangeKind)[keyof typeof SearchChangeKind]

export interface Mended {
  /** Null for a change that is not reported: a short word also matched as a prefix, as longer words always do. */
  readonly kind: SearchChangeKind | null
  /** The changed search as it would be typed. */
  readonly text: string
  /** The typed words that results need not contain. */
  readonly leftOut: readonly string[]
  readonly searched: Searched
}

/**
 * Replaces a search without results by the first of widening, correcting and loosening that finds something, or a search that `canNarrow`
 * by a narrower one. Null when the search needs no change, or no change finds anything.
 * @param archived whether to search the archived tenders or the others
 * @param isExact whether the user wants exactly the typed words
 */
export async function mendEmptySearch(
  db: EntityManager,
  searched: Searched,
  archived: boolean,
  isExact: boolean,
): Promise<Mended | null> {
  const narrow = isExact ? null : await narrowed(db, searched, one => findsSomething(db, one, archived))
  if (narrow) return asTyped(searched.wishes, narrow)
  return (await findsSomething(db, searched, archived)) ? null : mend(db, searched, archived, isExact)
}

/** The change is not reported. */
const asTyped = (wishes: readonly Wish[], searched: Searched): Mended => ({
  kind: null,
  text: textOf(wishes),
  leftOut: [],
  searched,
})

/** Longer texts are pasted rather than typed, and each word would cost a query. */
const MAX_MENDED = 12

async function mend(
  db: EntityManager,
  { wishes }: Searched,
  archived: boolean,
  isExact: boolean,
): Promise<Mended | null> {
  if (wishes.filter(isWanted).length > MAX_MENDED) return null
  const look = async (changed: readonly Wish[]) => {
    const searched = await searchedWishes(db, changed)
    return (await findsSomething(db, searched, archived)) ? searched : null
  }
  // A guess is searched in names before descriptions, which may mention any word.
  const guess = async (changed: readonly Wish[]) => {
    const searched = await look(changed)
    const named = searched && inNames(searched)
    return named && (await findsSomething(db, named, archived)) ? named : searched
  }
  const inNamesOnly = async (changed: readonly Wish[]) => {
    const named = inNames(await searchedWishes(db, changed))
    return (await findsSomething(db, named, archived)) ? named : null
  }
  const begun = withBeginnings(wishes)
  const begins = begun && (await look(begun))
  if (begins) return asTyped(wishes, begins)
  if (isExact) return null
  const near = withLooseSynonyms(wishes)
  const wide = (await look(near)) ?? (await look(await widen(db, wishes)))
  if (wide) return { kind: SearchChangeKind.WIDENED, text: textOf(wishes), leftOut: [], searched: wide }

  const unknown = await unknownAmong(db, near, archived)
  const corrected = await correct(db, near, unknown)
  // The corrected words come first, without synonyms, which would be a guess about a guess.
  const right =
    corrected &&
    ((await inNamesOnly(corrected.map(withoutTitled))) ??
      (await guess(corrected)) ??
      (await guess(withLooseSynonyms(corrected))))
  if (right) return { kind: SearchChangeKind.CORRECTED, text: textOf(corrected), leftOut: [], searched: right }
  return loosen(near, unknown, guess)
}

const withoutTitled = (wish: Wish): Wish => ({
  ...wish,
  alternatives: wish.alternatives.filter(one => !('titled' in one)),
})

function textOf(wishes: readonly Wish[]): string {
  return wishes
    .map(({ words, isPhrase, isExcluded }) => `${isExcluded ? '-' : ''}${isPhrase ? `"${words}"` : words}`)
    .join(' ')
}

async function findsSomething(db: EntityManager, { terms }: Searched, archived: boolean): Promise<boolean> {
  const [row] = await namedQuery<{ finds: boolean }>(db, {
    text: 'SELECT search_finds($1, $2, $3) AS finds',
    values: [terms.query, terms.named ?? null, archived],
  })
  return row!.finds
}

/** The indexes of the wishes that match no tender by themselves. */
async function unknownAmong(
  db: EntityManager,
  wishes: readonly Wish[],
  archived: boolean,
): Promise<ReadonlySet<number>> {
  const wanted = [...wishes.keys()].filter(index => isWanted(wishes[index]!))
  const text = `SELECT no::int FROM jsonb_array_elements($1) WITH ORDINALITY AS asked (wish, no),
      search_terms(jsonb_build_array(wish)) AS terms
    WHERE NOT search_finds(terms.query, NULL, $2)`
  const values = [JSON.stringify(wanted.map(index => rowOf(wishes[index]!, index))), archived]
  const rows = await namedQuery<{ no: number }>(db, { text, values })
  return new Set(rows.map(({ no }) => wanted[no - 1]!))
}

/** Replaces unknown words by known ones; null when nothing was misspelt. */
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
    const alternatives = synonymsOf(right).close.map(titled => ({ titled }))
    return { words: right, step: isTerm(right) ? 'synonym' : 'asTyped', alternatives }
  })
}

/** Two known words are both required, unless no tender has both; of three or more, one may be left out. */
const MIN_WISHES_TO_LOOSEN = 3
const MAX_LOOSENINGS = 4
/** In a longer text a single word says too little, and each word costs a query. */
const MAX_WISHES_TO_LEAVE_ONE = 4

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
    const text = textOf(wishes.filter((wish, index) => !left(index) && !wish.isOptional))
    return searched && { kind: SearchChangeKind.LOOSENED, text, leftOut, searched }
  }
  if (unknown.size > 0) {
    const known = await without(index => unknown.has(index))
    if (known) return known
  }
  const wanted = [...wishes.keys()].filter(index => isWanted(wishes[index]!) && !unknown.has(index))
  // The last word first, because people add words to narrow a search.
  const leftOutFirst = wanted.length < MIN_WISHES_TO_LOOSEN ? [] : wanted.toReversed().slice(0, MAX_LOOSENINGS)
  for (const index of leftOutFirst) {
    const rest = await without(one => one === index || unknown.has(one))
    if (rest) return rest
  }
  if (wanted.length < 2 || wanted.length > MAX_WISHES_TO_LEAVE_ONE) return null
  // Finally keeps a single word, the most specific first: a long word before a short one, a subject before a place.
  const telling = (index: number) => (wishes[index]!.step === 'place' ? 0 : wishes[index]!.words.length)
  const mostTelling = wanted.toSorted((one, other) => telling(other) - telling(one))
  for (const index of mostTelling) {
    const rest = await without(one => one !== index)
    if (rest) return rest
  }
  return null
}
