import { foreignPrefixes, prefixes } from '../../reference/title-words.js'
import { fold, SEPARATOR, SYMBOLS } from './fold.js'

/** Minimum length of the first part of a compound, to exclude single letters. */
const MIN_LENGTH = 3

const all = [...prefixes, ...foreignPrefixes]
const prefixKeys = new Set(all.map(prefix => keyOf(fold(prefix), 1, prefix.length + 1)))
const MAX_PREFIX_LENGTH = Math.max(...all.map(prefix => prefix.length))

const symbolOf = (letter: string) => fold(letter)[1]!
const [H, J, W] = [symbolOf('h'), symbolOf('j'), symbolOf('w')]
/** Phonotactics: no Dutch word ends in one of these letters. */
const neverLast = new Set(['c', 'q', 'v', 'z'].map(symbolOf))
/** These letters end a word only after one of the letters beside them: 'dijk' has its j, 'koch' its h, 'duw' its w. */
const lastAfter = new Map([
  [H, new Set(['c'].map(symbolOf))],
  [J, new Set(['i'].map(symbolOf))],
  [W, new Set(['a', 'e', 'i', 'o', 'u'].map(symbolOf))],
])

/** Whether the letters before a match within a word can be the first part of a Dutch compound. */
export function isFirstPart(text: Uint8Array, end: number): boolean {
  const start = text.lastIndexOf(SEPARATOR, end - 1) + 1
  const length = end - start
  if (length < MIN_LENGTH) return false
  const last = text[end - 1]!
  if (neverLast.has(last)) return false
  if (lastAfter.get(last)?.has(text[end - 2]!) === false) return false
  return length > MAX_PREFIX_LENGTH || !prefixKeys.has(keyOf(text, start, end))
}

function keyOf(text: Uint8Array, start: number, end: number): number {
  let key = 0
  for (let at = start; at < end; at++) key = key * SYMBOLS + text[at]!
  return key
}
