import { fold, SEPARATOR, SYMBOLS } from './fold.js'

/** A word or phrase to find, and where in the text it may match. */
export interface Pattern {
  readonly text: string
  /** Matches whole words only; otherwise also at the start of a word, and inside a compound where that is safe. */
  readonly isWhole: boolean
}

/** Calls back for each match: index of the pattern, start and end in the folded text. */
export type Matcher = (
  text: Uint8Array,
  length: number,
  found: (pattern: number, start: number, end: number) => void,
) => void

/** Words up to this length would match in too many others: 'it' in 'activiteit', 'bi' in 'mobiliteit'. */
const MAX_WHOLE_WORD_LENGTH = 3
/** Words of at least this length may match as the second part of a compound: 'groenonderhoud'. */
const MIN_LENGTH_IN_COMPOUND = 6
/** Minimum length of the first part of a compound, to exclude single letters. */
const MIN_FIRST_PART_LENGTH = 3

/** A word with one of these prefixes is another word, not a compound: 'herinrichting', 'aflevering', 'aanleggen'. */
const prefixes = 'aan achter bij door her mee mis onder ont over tegen terug toe uit ver voor wan'.split(' ')
const prefixKeys = new Set(prefixes.map(prefix => keyOf(fold(prefix), 1, prefix.length + 1)))
const MAX_PREFIX_LENGTH = Math.max(...prefixes.map(prefix => prefix.length))

function keyOf(text: Uint8Array, start: number, end: number): number {
  let key = 0
  for (let at = start; at < end; at++) key = key * SYMBOLS + text[at]!
  return key
}

/**
 * Aho-Corasick (1975): finds all patterns in one pass over the text, however many there are, with a trie of the
 * patterns in which every state has a transition for every symbol.
 */
export function createMatcher(patterns: readonly Pattern[]): Matcher {
  const folded = patterns.map(({ text, isWhole }) => {
    const symbols = fold(text)
    const letters = symbols.length - 2
    return {
      letters,
      isWhole: isWhole || letters <= MAX_WHOLE_WORD_LENGTH,
      mayBeInside: !isWhole && letters >= MIN_LENGTH_IN_COMPOUND,
      symbols: symbols.subarray(1, symbols.length - 1),
    }
  })
  const { next, output, nextOutput, ends } = buildAutomaton(folded.map(({ symbols }) => symbols))

  return (text, length, found) => {
    let state = 0
    let wordStart = 0
    for (let at = 0; at < length; at++) {
      const symbol = text[at]!
      state = next[state * SYMBOLS + symbol]!
      if (symbol === SEPARATOR) wordStart = at + 1
      for (let end = ends[state]! ? state : output[state]!; end !== 0; end = output[end]!) {
        for (let index = ends[end]! - 1; index >= 0; index = nextOutput[index]!) {
          const { letters, isWhole, mayBeInside } = folded[index]!
          const start = at + 1 - letters
          if (isWhole && text[at + 1] !== SEPARATOR) continue
          if (text[start - 1] === SEPARATOR || (mayBeInside && isSecondPart(text, wordStart, start)))
            found(index, start, at + 1)
        }
      }
    }
  }
}

/** Whether the letters before a match within a word can be the first part of a compound. */
function isSecondPart(text: Uint8Array, wordStart: number, start: number): boolean {
  const before = start - wordStart
  if (before < MIN_FIRST_PART_LENGTH) return false
  return before > MAX_PREFIX_LENGTH || !prefixKeys.has(keyOf(text, wordStart, start))
}

function buildAutomaton(words: readonly Uint8Array[]) {
  const maxStates = words.reduce((sum, word) => sum + word.length, 1)
  const next = new Int32Array(maxStates * SYMBOLS)
  /** Index of a pattern that ends in this state, plus one; `nextOutput` names the others with the same text. */
  const ends = new Int32Array(maxStates)
  const nextOutput = new Int32Array(words.length).fill(-1)
  let states = 1
  for (const [index, word] of words.entries()) {
    if (word.length === 0) continue
    let state = 0
    for (const symbol of word) {
      const place = state * SYMBOLS + symbol
      if (next[place] === 0) next[place] = states++
      state = next[place]!
    }
    nextOutput[index] = ends[state]! - 1
    ends[state] = index + 1
  }

  /** Failure links of Aho-Corasick: the state of the longest proper suffix that is also in the trie. */
  const fail = new Int32Array(states)
  /** Output links of Aho-Corasick: the nearest state along the failure links in which a pattern ends. */
  const output = new Int32Array(states)
  const queue: number[] = []
  for (let symbol = 0; symbol < SYMBOLS; symbol++) if (next[symbol]) queue.push(next[symbol]!)
  for (const state of queue) {
    for (let symbol = 0; symbol < SYMBOLS; symbol++) {
      const place = state * SYMBOLS + symbol
      const onward = next[fail[state]! * SYMBOLS + symbol]!
      const child = next[place]!
      if (child === 0) {
        next[place] = onward
        continue
      }
      fail[child] = onward
      output[child] = ends[onward] ? onward : output[onward]!
      queue.push(child)
    }
  }
  return { next: next.slice(0, states * SYMBOLS), output, nextOutput, ends }
}
