export const FitVerdict = { NOT_MET: 'not_met', UNKNOWN: 'unknown', MET: 'met' } as const
export type FitVerdict = (typeof FitVerdict)[keyof typeof FitVerdict]

export interface FitPoint {
  /** In Dutch: 'Minimaal 5 jaar Java'. */
  readonly point: string
  readonly verdict: FitVerdict
  /** The words of the assignment, or a fact of its source; null when the point says it all. */
  readonly quote: string | null
  /** In Dutch, what the description says: 'jij: 9 jaar'. Empty when it does not matter. */
  readonly mine: string
}

/** A point with its list and its influence on the rank. */
export interface WeighedPoint extends FitPoint {
  readonly list: 'requirements' | 'matches' | 'missing'
  readonly weight: number
}

/** The weight of a requirement that is not met, unless by far. */
export const SHORT = -4

export const MAX_POINT_LENGTH = 60
const MAX_QUOTE_LENGTH = 160
const WORDS_BEFORE = 60

/** The words around a place in a text. */
export function quoted(text: string, at = 0): string {
  if (text.length <= MAX_QUOTE_LENGTH) return text
  const from = at + WORDS_BEFORE < MAX_QUOTE_LENGTH ? 0 : text.indexOf(' ', at - WORDS_BEFORE) + 1
  const cut = text.slice(from, from + MAX_QUOTE_LENGTH)
  const isLast = from + MAX_QUOTE_LENGTH >= text.length
  return `${from > 0 ? '…' : ''}${isLast ? cut : `${cut.replace(/\s+\S*$/, '')}…`}`
}
