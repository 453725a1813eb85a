import { isFirstPart } from './first-part.js'
import { fold, SEPARATOR, SYMBOLS } from './fold.js'

/** A word or phrase to find, and where in the text it may match. */
export interface Pattern {
  readonly text: string
  /** Matches whole words only; otherwise also at the start of a word, and inside a compound where that is safe. */
  readonly isWhole: boolean
}

/** Calls back for each match with the index of the pattern and its start and end in the folded text. */
export type Matcher = (
  text: Uint8Array,
  length: number,
  found: (pattern: number, start: number, end: number) => void,
) => void

/** Words up to this length match as whole words only, because they occur in too many others: 'it' in 'activiteit', 'bi' in 'mobiliteit'. */
const MAX_WHOLE_WORD_LENGTH = 3
/** Words of at least this length may match as the second part of a compound: 'groenonderhoud'. */
const MIN_LENGTH_IN_COMPOUND = 6
/** A folded text that one or more patterns share. */
interface Word {
  readonly letters: number
  /** The text in the automaton. */
  readonly symbols: Uint8Array
  readonly patterns: readonly Found[]
}

interface Found {
  readonly index: number
  readonly isWhole: boolean
  readonly mayBeInside: boolean
}

/** Aho-Corasick (1975): finds all patterns in one pass over the text with a trie in which every state has a transition for every symbol. */
export function createMatcher(patterns: readonly Pattern[]): Matcher {
  const words = wordsOf(patterns)
  const { next, firstEnding, endings } = buildAutomaton(words.map(({ symbols }) => symbols))

  return (text, length, found) => {
    let state = 0
    for (let at = 0; at < length; at++) {
      state = next[state * SYMBOLS + text[at]!]!
      if (state < firstEnding) continue
      const end = at + 1
      for (const index of endings[state - firstEnding]!) report(words[index]!, text, end, found)
    }
  }
}

function report({ letters, patterns }: Word, text: Uint8Array, end: number, found: Parameters<Matcher>[2]): void {
  const start = end - letters
  const isAtStart = text[start - 1] === SEPARATOR
  if (!isAtStart && !isFirstPart(text, start)) return
  const isAtEnd = text[end] === SEPARATOR
  for (const { index, isWhole, mayBeInside } of patterns)
    if ((isAtStart || mayBeInside) && (isAtEnd || !isWhole)) found(index, start, end)
}

function wordsOf(patterns: readonly Pattern[]): readonly Word[] {
  const words = new Map<string, { symbols: Uint8Array; patterns: Found[] }>()
  for (const [index, { text, isWhole }] of patterns.entries()) {
    const folded = fold(text)
    const symbols = folded.subarray(1, folded.length - 1)
    if (symbols.length === 0) continue
    const word = words.get(symbols.join()) ?? { symbols, patterns: [] }
    word.patterns.unshift({
      index,
      isWhole: isWhole || symbols.length <= MAX_WHOLE_WORD_LENGTH,
      // A phrase is never part of a compound.
      mayBeInside: !isWhole && symbols.length >= MIN_LENGTH_IN_COMPOUND && !symbols.includes(SEPARATOR),
    })
    words.set(symbols.join(), word)
  }
  return [...words.values()].map(word => ({
    patterns: word.patterns,
    letters: word.symbols.length,
    // A word that matches only at the start of words includes the separator before it: the middle of words, which is most of a text,
    // then visits few states, which stay in the processor's cache, and gives few false matches.
    symbols: word.patterns.some(({ mayBeInside }) => mayBeInside)
      ? word.symbols
      : Uint8Array.of(SEPARATOR, ...word.symbols),
  }))
}

/** States in which a word ends get the highest numbers, so that one comparison recognises them. */
function buildAutomaton(words: readonly Uint8Array[]) {
  const { next, states, ends } = buildTrie(words)
  /** Failure links of Aho-Corasick: the state of the longest proper suffix that is also in the trie. */
  const fail = new Int32Array(states)
  /** The words that end in each state, longest first: its own, and those of its failure link. */
  const endings = Array.from({ length: states }, (): readonly number[] => [])
  /** Breadth first: a state comes after the states nearer to the root, which include its failure link. */
  const queue = new Uint32Array(states)
  let queued = 0
  for (let symbol = 0; symbol < SYMBOLS; symbol++) if (next[symbol]) queue[queued++] = next[symbol]!
  for (const state of queue) {
    const inherited = endings[fail[state]!]!
    const own = ends[state]!
    endings[state] = own > 0 ? [own - 1, ...inherited] : inherited
    for (let symbol = 0; symbol < SYMBOLS; symbol++) {
      const place = state * SYMBOLS + symbol
      const onward = next[fail[state]! * SYMBOLS + symbol]!
      const child = next[place]!
      if (child === 0) {
        next[place] = onward
        continue
      }
      fail[child] = onward
      queue[queued++] = child
    }
  }
  return renumber(next, endings)
}

function buildTrie(words: readonly Uint8Array[]) {
  const maxStates = words.reduce((sum, word) => sum + word.length, 1)
  const next = new Uint32Array(maxStates * SYMBOLS)
  /** Index of the word that ends in this state, plus one. */
  const ends = new Uint32Array(maxStates)
  let states = 1
  for (const [index, word] of words.entries()) {
    let state = 0
    for (const symbol of word) {
      const place = state * SYMBOLS + symbol
      if (next[place] === 0) next[place] = states++
      state = next[place]!
    }
    ends[state] = index + 1
  }
  return { next, states, ends }
}

function renumber(next: Uint32Array, endings: readonly (readonly number[])[]) {
  const states = endings.length
  const telling = [...endings.keys()].filter(state => endings[state]!.length > 0)
  const firstEnding = states - telling.length
  const numberOf = new Uint32Array(states)
  let silent = 0
  let ending = firstEnding
  for (let state = 0; state < states; state++) numberOf[state] = endings[state]!.length > 0 ? ending++ : silent++
  // A table of half the size, where it suffices, fits the processor's cache better.
  const table = new (states <= 0x10000 ? Uint16Array : Uint32Array)(states * SYMBOLS)
  for (let state = 0; state < states; state++) {
    const row = numberOf[state]! * SYMBOLS
    for (let symbol = 0; symbol < SYMBOLS; symbol++) table[row + symbol] = numberOf[next[state * SYMBOLS + symbol]!]!
  }
  return { next: table, firstEnding, endings: telling.map(state => endings[state]!) }
}
