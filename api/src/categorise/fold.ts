/**
 * Normalises text to the matcher's alphabet of 37 symbols: folds case, accents and ligatures ('Café' and 'CAFE', 'ﬁ' and
 * 'fi'), maps letters of other scripts to one symbol of their own, and turns everything else into separators.
 */
export const SEPARATOR = 0
const FIRST_LETTER = 1
const FIRST_FIGURE = 27
const OTHER_LETTER = 37
export const SYMBOLS = 38

const LAST_IN_TABLE = 0x24f
/** Removed: soft hyphens, combining accents, zero-width characters. */
const vanishing = /^[\p{M}\p{Cf}]$/u
const letterOrFigure = /^[\p{L}\p{N}]$/u

const symbolsOf = (character: string): readonly number[] => {
  if (vanishing.test(character)) return []
  const plain = character.normalize('NFKD').toLowerCase().replace(/ß/g, 'ss').replace(/æ/g, 'ae').replace(/œ/g, 'oe')
  return Array.from(plain.replace(/ø/g, 'o').replace(/ł/g, 'l').replace(/đ/g, 'd')).flatMap(part => {
    if (part >= 'a' && part <= 'z') return [part.charCodeAt(0) - 97 + FIRST_LETTER]
    if (part >= '0' && part <= '9') return [part.charCodeAt(0) - 48 + FIRST_FIGURE]
    if (vanishing.test(part)) return []
    return [letterOrFigure.test(part) ? OTHER_LETTER : SEPARATOR]
  })
}

/**
 * Lookup table for characters that become one symbol, which most do; those that become none or several are in a map.
 */
const single = new Uint8Array(LAST_IN_TABLE + 1)
const several = new Map<number, readonly number[]>()
for (let code = 0; code <= LAST_IN_TABLE; code++) {
  const symbols = symbolsOf(String.fromCharCode(code))
  if (symbols.length === 1) single[code] = symbols[0]!
  else several.set(code, symbols)
}

/**
 * Folds a text into `target`, with exactly one separator between words, at the start and at the end.
 * @returns its length
 */
export function foldInto(target: Uint8Array, text: string): number {
  let length = 0
  target[length++] = SEPARATOR
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code <= LAST_IN_TABLE && !several.has(code)) {
      const symbol = single[code]!
      if (symbol !== SEPARATOR || target[length - 1] !== SEPARATOR) target[length++] = symbol
      continue
    }
    for (const symbol of several.get(code) ?? rareSymbols(code, text, at))
      if (symbol !== SEPARATOR || target[length - 1] !== SEPARATOR) target[length++] = symbol
  }
  if (target[length - 1] !== SEPARATOR) target[length++] = SEPARATOR
  return length
}

const rare = new Map<number, readonly number[]>()
const MAX_CACHED_CODE_POINTS = 5000

function rareSymbols(code: number, text: string, at: number): readonly number[] {
  const known = rare.get(code)
  if (known) return known
  // Surrogate pair: the first half is folded for both, the second is skipped.
  const isSecondHalf = code >= 0xdc00 && code <= 0xdfff
  const isFirstHalf = code >= 0xd800 && code <= 0xdbff
  if (isSecondHalf) return []
  const symbols = symbolsOf(isFirstHalf ? String.fromCodePoint(text.codePointAt(at)!) : String.fromCharCode(code))
  if (!isFirstHalf && rare.size < MAX_CACHED_CODE_POINTS) rare.set(code, symbols)
  return symbols
}

/** Maximum number of symbols that one character expands to (an Arabic ligature of a sentence has eighteen). */
const MAX_EXPANSION = 18

/** Size of a buffer that fits any folded text of this length. */
export const roomFor = (length: number) => length * MAX_EXPANSION + 2

export function fold(text: string): Uint8Array {
  const target = new Uint8Array(roomFor(text.length))
  return target.slice(0, foldInto(target, text))
}
