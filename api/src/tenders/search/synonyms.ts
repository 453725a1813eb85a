import { partsOf, readTable } from '../../reference/data/read-table.js'
import { fold, keyOfTerm } from './stem.js'

/** Maximum number of synonyms of a word in a query: further ones are vague, and each costs time. */
export const MAX_SYNONYMS = 24

export const MAX_TERM_WORDS = 4

/** Threshold: below it two terms usually have different meanings. */
const MIN_CLOSENESS = 0.6

/** Weight of a line `x > a`, which relates x and a less closely than a line `x | a`. */
const ONE_WAY = 0.5

export interface Synonyms {
  /** Synonyms, the closest first: always part of the search. */
  readonly close: readonly string[]
  /** Related terms: searched only when neither the word nor a close synonym finds anything. */
  readonly loose: readonly string[]
  /** Whether the table marks a synonym as the word that titles use (`>>`). */
  readonly hasTitleTerm: boolean
}

const none: Synonyms = { close: [], loose: [], hasTitleTerm: false }

interface Other {
  readonly term: string
  readonly key: string
  /** The weighted number of lines that it shares with the term. */
  shared: number
  isSure: boolean
}

/** The typed terms, > or >>, and the terms that they find too; or only the terms of a group. See data/synonyms.tsv. */
export type SynonymLine = readonly string[]

export const synonymLines: readonly SynonymLine[] = readTable('synonyms.tsv', { least: 1, most: 3 })

/**
 * Reads the table of synonyms. Terms of a group find each other; `x > a | b`: a search for x also finds a and b, and not the other way
 * round; `x >> a | b` does the same, and makes them close whatever the other lines say.
 *
 * Cosine similarity separates close from loose terms: the number of shared lines relative to the numbers of lines of both terms, without
 * one-way lines of other terms. Two terms that share their only line are synonyms; 'kade' shares one line with 'dijkversterking' and has
 * several others.
 * @returns the synonyms by the key of the term
 */
export function readSynonyms(lines: readonly SynonymLine[]): ReadonlyMap<string, Synonyms> {
  const others = new Map<string, Map<string, Other>>()
  const lineCounts = new Map<string, number>()
  for (const [left, relation, right] of lines) {
    const isSure = relation === '>>'
    const typed = partsOf(left)
    const terms = partsOf(right ?? left)
    if (!isSure) for (const key of new Set(typed.map(keyOfTerm))) lineCounts.set(key, (lineCounts.get(key) ?? 0) + 1)
    for (const term of typed) addOthers(others, keyOfTerm(term), terms, right === undefined ? 1 : ONE_WAY, isSure)
  }
  return new Map([...others].map(([key, known]) => [key, byCloseness(key, [...known.values()], lineCounts)]))
}

function addOthers(
  all: Map<string, Map<string, Other>>,
  key: string,
  terms: readonly string[],
  weight: number,
  isSure: boolean,
): void {
  if (key === '') return
  const known = all.get(key) ?? new Map<string, Other>()
  all.set(key, known)
  for (const term of terms) {
    const other = keyOfTerm(term)
    if (other === key) continue
    const one = known.get(other) ?? { term, key: other, shared: 0, isSure: false }
    if (isSure) one.isSure = true
    else one.shared += weight
    known.set(other, one)
  }
}

function byCloseness(key: string, others: readonly Other[], lineCounts: ReadonlyMap<string, number>): Synonyms {
  const linesOf = (term: string) => lineCounts.get(term) ?? 1
  const closeness = (one: Other) => Number(one.isSure) + one.shared / Math.sqrt(linesOf(key) * linesOf(one.key))
  const sorted = others.toSorted((one, other) => closeness(other) - closeness(one))
  const some = (isSome: (one: Other) => boolean) =>
    sorted
      .filter(isSome)
      .slice(0, MAX_SYNONYMS)
      .map(({ term }) => term)
  return {
    close: some(one => closeness(one) >= MIN_CLOSENESS),
    loose: some(one => closeness(one) < MIN_CLOSENESS),
    hasTitleTerm: others.some(one => one.isSure),
  }
}

const table = readSynonyms(synonymLines)

export const synonymsOf = (term: string): Synonyms => table.get(keyOfTerm(term)) ?? none

export const isTerm = (term: string): boolean => table.has(keyOfTerm(term))

export const hasTitleTerm = (term: string): boolean => table.get(keyOfTerm(term))?.hasTitleTerm ?? false

/** Single-word terms of the table, folded, as candidates for correcting typing errors. */
export const singleWords = (): ReadonlySet<string> =>
  new Set(
    synonymLines
      .flatMap(([left, , right]) => [...partsOf(left), ...partsOf(right)])
      .map(fold)
      .filter(word => /^[a-z]{5,}$/.test(word)),
  )
