import type { Pattern } from './matcher.js'

/**
 * A keyword as an administrator writes it:
 *
 *   jeugdhulp        from a word's beginning, and in compounds; up to three letters only as a whole word
 *   "bank"           only as a whole word
 *   projectleider^3  counts three times as much; zorgvuldig^0 says nothing, and keeps 'zorg' from being found in it
 *   -sport           counts against the category
 */
export interface Keyword extends Pattern {
  /** As it was written, to be shown. */
  readonly written: string
  /** Below zero when it counts against. */
  readonly weight: number
}

const notation = /^(?<minus>-?)(?<quote>"?)(?<text>.*?)"?(?:\^(?<boost>\d{1,2}(?:\.\d{1,2})?))?$/s

/** @returns null for what holds no letter or figure */
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
