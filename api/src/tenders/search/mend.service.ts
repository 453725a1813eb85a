import type { EntityManager } from 'typeorm'
import { namedQuery } from '../../platform/database/named-query.js'
import { wordsOf } from './stem.js'
import { inNames, rowOf, type Searched, searchedWishes } from './search.service.js'
import { narrowed } from './narrow.service.js'
import { nearestWords } from './spelling.service.js'
import { isTerm, synonymsOf } from './synonyms.js'
import { canChange, isWanted, widen, withBeginnings, withLooseSynonyms } from './widen.js'
import type { Wish } from './wish.js'

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
  /** Null for what need not be said: a short word was taken for the beginning of others, as a longer one always is. */
  readonly kind: SearchChangeKind | null
  /** What is looked for instead, as it would be typed. */
  readonly text: string
  /** Words as they were typed that the results need not have. */
  readonly leftOut: readonly string[]
  readonly searched: Searched
}

/**
 * Another search for one that finds nothing: the first of widening, correcting and loosening that finds something; a narrower one
 * for what `canNarrow`. Null when the search is good as it is, or none of these finds anything.
 * @param archived among which tenders
 * @param isExact who asks wants what was typed and nothing else
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

/** What need not be said. */
const asTyped = (wishes: readonly Wish[], searched: Searched): Mended => ({
  kind: null,
  text: textOf(wishes),
  leftOut: [],
  searched,
})

/** Of longer texts, which are pasted rather than typed, each word would cost a look. */
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
  // What we guess is looked for in names before descriptions, where any word is mentioned sooner or later.
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
  // What was meant is looked for by itself first: its synonyms are a guess about a guess.
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

/** The wishes that match no tender by themselves. */
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
    const alternatives = synonymsOf(right).close.map(titled => ({ titled }))
    return { words: right, step: isTerm(right) ? 'synonym' : 'asTyped', alternatives }
  })
}

/** Two words are both demanded when both are known, unless nothing has both; of more any one may lack. */
const MIN_WISHES_TO_LOOSEN = 3
const MAX_LOOSENINGS = 4
/** One word says nothing of what a longer text asks for, and each costs a look. */
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
  // The last word first: who types on narrows down.
  const leftOutFirst = wanted.length < MIN_WISHES_TO_LOOSEN ? [] : wanted.toReversed().slice(0, MAX_LOOSENINGS)
  for (const index of leftOutFirst) {
    const rest = await without(one => one === index || unknown.has(one))
    if (rest) return rest
  }
  if (wanted.length < 2 || wanted.length > MAX_WISHES_TO_LEAVE_ONE) return null
  // One of them at last, the most telling first: a long word rather than a short one, and any subject rather than a place.
  const telling = (index: number) => (wishes[index]!.step === 'place' ? 0 : wishes[index]!.words.length)
  const mostTelling = wanted.toSorted((one, other) => telling(other) - telling(one))
  for (const index of mostTelling) {
    const rest = await without(one => one !== index)
    if (rest) return rest
  }
  return null
}
