import { keyOfTerm } from './stem.js'
import { synonymLines } from './synonym-lines.js'

/** A query asks for so many other words of one word at most: what is beyond them is vague, and each costs time. */
export const MAX_SYNONYMS = 24

/** The longest term of the table, in words. */
export const MAX_TERM_WORDS = 4

/**
 * Reads the table of synonyms. `a | b` are the same, each found by the other; `x > a | b`: whoever types x asks for a and b too,
 * and not the other way round.
 * @returns terms by the key of what was typed
 */
export function readSynonyms(lines: string): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, Set<string>>()
  const add = (typed: string, terms: readonly string[]) => {
    const key = keyOfTerm(typed)
    const known = table.get(key) ?? new Set()
    for (const term of terms) if (keyOfTerm(term) !== key) known.add(term)
    if (key !== '') table.set(key, known)
  }
  for (const line of lines.split('\n')) {
    const [left = '', right] = line.split(' > ')
    const terms = (right ?? left).split(' | ').map(term => term.trim())
    if (right === undefined) for (const term of terms) add(term, terms)
    else for (const term of left.split(' | ')) add(term, terms)
  }
  return new Map([...table].map(([key, terms]) => [key, [...terms]]))
}

const table = readSynonyms(synonymLines.trim())

/** What else a word or a term is called; the first ones are the closest. Empty when the table does not know it. */
export const synonymsOf = (term: string): readonly string[] => (table.get(keyOfTerm(term)) ?? []).slice(0, MAX_SYNONYMS)

export const isTerm = (term: string): boolean => table.has(keyOfTerm(term))
