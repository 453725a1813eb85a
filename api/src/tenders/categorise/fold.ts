/**
 * Normalises text to the matcher's alphabet of 37 symbols: folds case, accents and ligatures ('Café' and 'CAFE', 'ﬁ' and
 * 'fi'), maps letters of other scripts to one symbol of their own, and turns everything else into separators.
 */
export const SEPARATOR = 0
const FIRST_LETTER = 1
const FIRST_FIGURE = 27
const OTHER_LETTER = 37
export const SYMBOLS = 38

/** Removed characters: soft hyphens, combining accents, zero-width characters. */
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

/** Marks a character in the lookup table that was not seen yet, or that does not become exactly one symbol. */
const RARE = 255

/** Lookup table by UTF-16 code unit. Filled lazily, because folding all characters would slow down the start. */
const symbolOf = new Uint8Array(0x10000).fill(RARE)
const several = new Map<number, readonly number[]>()
const MAX_CACHED_CODE_POINTS = 5000

/**
 * Folds a text into `target`, with exactly one separator between words, at the start and at the end.
 * @returns its length
 */
export function foldInto(target: Uint8Array, text: string): number {
  target[0] = SEPARATOR
  let length = 1
  let last = SEPARATOR
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const symbol = symbolOf[code]!
    if (symbol >= SYMBOLS) {
      for (const one of rareSymbols(code, text, at))
        if (one !== SEPARATOR || last !== SEPARATOR) target[length++] = last = one
      continue
    }
    if (symbol !== SEPARATOR || last !== SEPARATOR) target[length++] = last = symbol
  }
  if (last !== SEPARATOR) target[length++] = SEPARATOR
  return length
}

function rareSymbols(code: number, text: string, at: number): readonly number[] {
  const known = several.get(code)
  if (known) return known
  // Surrogate pair: the first half is folded for both, the second is skipped.
  const isSecondHalf = code >= 0xdc00 && code <= 0xdfff
  const isFirstHalf = code >= 0xd800 && code <= 0xdbff
  if (isSecondHalf) return []
  if (isFirstHalf) return symbolsOf(String.fromCodePoint(text.codePointAt(at)!))
  const symbols = symbolsOf(String.fromCharCode(code))
  if (symbols.length === 1) symbolOf[code] = symbols[0]!
  else if (several.size < MAX_CACHED_CODE_POINTS) several.set(code, symbols)
  return symbols
}

/** Maximum number of symbols that one character expands to (an Arabic ligature of a sentence has eighteen). */
const MAX_EXPANSION = 18

/** Size of a buffer that fits any folded text of this length. */
export const bufferSize = (length: number) => length * MAX_EXPANSION + 2

export function fold(text: string): Uint8Array {
  const target = new Uint8Array(bufferSize(text.length))
  return target.slice(0, foldInto(target, text))
}
