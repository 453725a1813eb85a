import type { Pattern } from './matcher.js'

/**
 * Syntax of a keyword as an administrator writes it:
 *
 *   jeugdhulp        matches at the start of a word, and in compounds; up to three letters only as a whole word
 *   "bank"           matches only as a whole word
 *   projectleider^3  counts three times as much; zorgvuldig^0 counts nothing, and keeps 'zorg' from matching in it
 *   -sport           counts against the category
 */
export interface Keyword extends Pattern {
  /** The original spelling, for display. */
  readonly written: string
  /** Negative when it counts against the category. */
  readonly weight: number
}

const notation = /^(?<minus>-?)(?<quote>"?)(?<text>.*?)"?(?:\^(?<boost>\d{1,2}(?:\.\d{1,2})?))?$/s

/** @returns null for text without a letter or digit */
export function readKeyword(written: string): Keyword | null {
  const { minus, quote, text = '', boost } = notation.exec(written.trim())?.groups ?? {}
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  return {
    text,
    isWhole: quote === '"',
    written: text.trim(),
    weight: (minus ? -1 : 1) * (boost ? Number(boost) : 1),
  }
}
