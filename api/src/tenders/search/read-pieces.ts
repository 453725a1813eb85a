/** A part of the search text as it was typed. */
export interface Piece {
  readonly words: string
  readonly isPhrase: boolean
  readonly isExcluded: boolean
}

const PIECE = /(-?)"([^"]*)"|([^\s"]+)/gu
const POSSESSIVE = /([\p{L}\p{N}])[''’‘´`]s(?![\p{L}\p{N}])/gu

/** `"…"` is a phrase, `-word` and `-"…"` exclude; anything else is a word. An unpaired quote is ignored. */
export function readPieces(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  for (const [, minus, phrase, word = ''] of text.replaceAll(/[“”„‟«»]/g, '"').matchAll(PIECE)) {
    const isPhrase = phrase !== undefined
    const isExcluded = isPhrase ? minus === '-' : /^-\.?[\p{L}\p{N}]/u.test(word)
    const words = isPhrase ? phrase : (isExcluded ? word.slice(1) : word).replaceAll(POSSESSIVE, '$1')
    pieces.push({ words, isPhrase, isExcluded })
  }
  return pieces
}
