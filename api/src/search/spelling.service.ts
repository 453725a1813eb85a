import type { EntityManager } from 'typeorm'
import { namedQuery } from '../database/named-query.js'
import { errorsAllowed, errorsBetween } from './edit-distance.js'

/** Learns the words of the tenders that are not archived; at the end of each refresh. */
export async function learnWords(db: EntityManager): Promise<void> {
  await db.query('SELECT learn_words()')
}

interface Similar {
  readonly word: string
  readonly known: string
  readonly times: number
}

/**
 * The nearest known word of each that is misspelt, by the fewest errors, then the most tenders.
 * @param words folded; what has no near word is not in the result
 */
export async function nearestWords(db: EntityManager, words: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const text = 'SELECT word, known, times FROM similar_words($1)'
  const rows = await namedQuery<Similar & Record<string, unknown>>(db, { text, values: [words] })
  const nearest = new Map<string, { readonly known: string; readonly errors: number }>()
  for (const { word, known, times } of rows) {
    // Another first letter is a rare error.
    const errors = errorsBetween(word, known) + (word[0] === known[0] ? 0 : 0.5) - Math.min(0.3, Math.log10(times) / 10)
    if (errors > errorsAllowed(word.length)) continue
    const best = nearest.get(word)
    if (!best || errors < best.errors) nearest.set(word, { known, errors })
  }
  return new Map([...nearest].map(([word, { known }]) => [word, known]))
}

const MIN_PART = 4

/**
 * Two known words that each of these is a compound of, written apart: 'schoolgebouw' as 'school' and 'gebouw', with or without
 * an s or an e between them.
 */
export async function partsOf(db: EntityManager, words: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const splits = words.flatMap(word => splitsOf(word).map(parts => ({ word, parts })))
  const asked = [...new Set(splits.flatMap(({ parts }) => parts))]
  if (asked.length === 0) return new Map()
  const text = 'SELECT word FROM search_words WHERE word = ANY ($1)'
  const rows = await namedQuery<{ word: string }>(db, { text, values: [asked] })
  const known = new Set(rows.map(({ word }) => word))
  const both = splits.filter(({ parts }) => parts.every(part => known.has(part)))
  // Of several, the one whose shorter part is the longest.
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
