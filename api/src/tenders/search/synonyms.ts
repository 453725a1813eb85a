import { partsOf, readTable } from '../../reference/data/read-table.js'
import { fold, keyOfTerm } from './stem.js'

/** A query asks for so many other words of one word at most: what is beyond them is vague, and each costs time. */
export const MAX_SYNONYMS = 24

/** The longest term of the table, in words. */
export const MAX_TERM_WORDS = 4

/** Threshold: below it two terms are more often said of different things than of the same one. */
const MIN_CLOSENESS = 0.6

/** A line `x > a` says less of x and a than a line `x | a`. */
const ONE_WAY = 0.5

export interface Synonyms {
  /** Other words for the same, the closest first: asked for at once. */
  readonly close: readonly string[]
  /** What is near it: asked for when nothing has the word or a close one. */
  readonly loose: readonly string[]
  /** Some of the close ones are what titles say instead of it. */
  readonly isSaidOtherwise: boolean
}

const none: Synonyms = { close: [], loose: [], isSaidOtherwise: false }

interface Other {
  readonly term: string
  readonly key: string
  /** On how many lines it stands with the term. */
  shared: number
  /** The table says that it is asked for at once. */
  isSure: boolean
}

/** What somebody types, > or >>, and what it finds too; or the terms of a group alone. data/synonyms.tsv tells more. */
export type SynonymLine = readonly string[]

export const synonymLines: readonly SynonymLine[] = readTable('synonyms.tsv', { least: 1, most: 3 })

/**
 * Reads the table of synonyms. Terms of a group are found by each other; `x > a | b`: whoever types x asks for a and b too,
 * and not the other way round; `x >> a | b` does the same, and calls them close whatever the other lines say.
 *
 * Cosine similarity tells close from loose: the lines that have both, by those that are about either, which are all but those of
 * others that ask for it. Two terms that stand together once and are rare otherwise are the same; 'kade' stands on one line with
 * 'dijkversterking' and on several without it.
 * @returns what goes with a term, by its key
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
    isSaidOtherwise: others.some(one => one.isSure),
  }
}

const table = readSynonyms(synonymLines)

/** What else a word or a term is called. */
export const synonymsOf = (term: string): Synonyms => table.get(keyOfTerm(term)) ?? none

export const isTerm = (term: string): boolean => table.has(keyOfTerm(term))

/** Whether the table says what titles call it instead. */
export const isSaidOtherwise = (term: string): boolean => table.get(keyOfTerm(term))?.isSaidOtherwise ?? false

/** The terms of the table that are one word of letters, folded: what a typing error may stand for. */
export const singleWords = (): ReadonlySet<string> =>
  new Set(
    synonymLines
      .flatMap(([left, , right]) => [...partsOf(left), ...partsOf(right)])
      .map(fold)
      .filter(word => /^[a-z]{5,}$/.test(word)),
  )
