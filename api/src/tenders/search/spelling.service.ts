import type { EntityManager } from 'typeorm'
import { namedQuery } from '../../platform/database/named-query.js'
import { errorsAllowed, errorsBetween } from './edit-distance.js'
import { singleWords } from './synonyms.js'

/** Learns the words of the tenders that are not archived. Runs at the end of each refresh. */
export async function learnWords(db: EntityManager): Promise<void> {
  await db.query('SELECT learn_words()')
}

interface Similar {
  readonly word: string
  readonly known: string
  readonly times: number
}

/**
 * The nearest known word for each misspelt one: fewest errors, then most tenders.
 * @param words folded; words without a similar known word are absent from the result
 */
export async function nearestWords(db: EntityManager, words: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const text = 'SELECT word, known, times FROM similar_words($1)'
  const rows = await namedQuery<Similar & Record<string, unknown>>(db, { text, values: [words] })
  const nearest = new Map<string, { readonly known: string; readonly errors: number }>()
  const possible = [...rows, ...words.flatMap(word => termsLike(word).map(known => ({ word, known, times: 1 })))]
  for (const { word, known, times } of possible) {
    // An error in the first letter is rare.
    const errors = errorsBetween(word, known) + (word[0] === known[0] ? 0 : 0.5) - Math.min(0.3, Math.log10(times) / 10)
    if (errors > errorsAllowed(word.length)) continue
    const best = nearest.get(word)
    if (!best || errors < best.errors) nearest.set(word, { known, errors })
  }
  const compounds = await nearestCompounds(
    db,
    words.filter(word => !nearest.has(word)),
  )
  return new Map([...compounds, ...[...nearest].map(([word, { known }]) => [word, known] as const)])
}

/** Corrects the last part of an unknown compound and separates the parts: 'sportveldverlichtign'. */
async function nearestCompounds(db: EntityManager, words: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const splits = words.flatMap(word => splitsOf(word).map(([first, last]) => ({ word, first, last })))
  const known = await knownAmong(db, [...new Set(splits.map(({ first }) => first))])
  const likely = splits.filter(({ first, last }) => known.has(first) && last.length >= MIN_MISSPELT_PART)
  if (likely.length === 0) return new Map()
  const nearest = await nearestWords(db, [...new Set(likely.map(({ last }) => last))])
  // The longest first part comes last, and wins.
  return new Map(
    likely.flatMap(({ word, first, last }) => (nearest.has(last) ? [[word, `${first} ${nearest.get(last)}`]] : [])),
  )
}

const MIN_MISSPELT_PART = 7

async function knownAmong(db: EntityManager, words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set()
  const text = 'SELECT word FROM search_words WHERE word = ANY ($1)'
  const rows = await namedQuery<{ word: string }>(db, { text, values: [words] })
  return new Set(rows.map(({ word }) => word))
}

const MAX_LENGTHENED = 2
let terms: ReadonlyMap<string, readonly string[]> | undefined

/** Words in the synonym table with the same beginning and about the same length. Tenders may contain only their synonyms. */
function termsLike(word: string): readonly string[] {
  terms ??= byBeginning(singleWords())
  return (terms.get(beginningOf(word)) ?? []).filter(term => Math.abs(term.length - word.length) <= MAX_LENGTHENED)
}

const beginningOf = (word: string) => word.slice(0, 2)

function byBeginning(words: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>()
  for (const word of words) {
    const beginning = beginningOf(word)
    all.set(beginning, [...(all.get(beginning) ?? []), word])
  }
  return all
}

const MIN_PART = 4

/** Splits compounds into two known words: 'schoolgebouw' into 'school' and 'gebouw', with or without a linking s or e. */
export async function partsOf(db: EntityManager, words: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const splits = words.flatMap(word => splitsOf(word).map(parts => ({ word, parts })))
  const known = await knownAmong(db, [...new Set(splits.flatMap(({ parts }) => parts))])
  const both = splits.filter(({ parts }) => parts.every(part => known.has(part)))
  // Prefers the split whose shorter part is the longest.
  const shorter = ({ parts }: (typeof both)[number]) => Math.min(...parts.map(part => part.length))
  const sorted = both.toSorted((one, other) => shorter(one) - shorter(other))
  return new Map(sorted.map(({ word, parts }) => [word, parts.join(' ')]))
}

function splitsOf(word: string): readonly (readonly [string, string])[] {
  const splits: [string, string][] = []
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    splits.push([first, second])
    if (/..s$/.test(first) && first.length > MIN_PART) splits.push([first.slice(0, -1), second])
  }
  return splits
}
