import { stemOf, wordsOf } from '../../tenders/search/stem.js'

/** A word of a text with its place; of a hyphenated word each part. */
export interface Word {
  readonly stem: string
  readonly folded: string
  readonly raw: string
  readonly start: number
  readonly end: number
}

/** Names with a sign, such as C# and .NET, are words too. */
const WORD = /(?:[cf]#|c\+\+|(?:asp|ado|vb)?\.net(?!\p{L}))|[\p{L}\p{M}\p{N}]+/giu

/** Left out, so that 'planning & control' is 'planning en control'. */
const SMALL = new Set(
  'en and of or van de het een the voor met bij in op aan tot door uit te ten for to with'.split(' '),
)

/** Memoised: texts share most of their words, and folding and stemming take most of the time. */
const known = new Map<string, readonly Pick<Word, 'stem' | 'folded'>[]>()
const MAX_KNOWN = 20_000

export const wordsIn = (text: string): readonly Word[] =>
  Array.from(text.matchAll(WORD)).flatMap(({ 0: raw, index }) =>
    partsOf(raw).map(({ stem, folded }) => ({ stem, folded, raw, start: index, end: index + raw.length })),
  )

function partsOf(raw: string): readonly Pick<Word, 'stem' | 'folded'>[] {
  const remembered = known.get(raw)
  if (remembered) return remembered
  if (known.size === MAX_KNOWN) known.clear()
  const parts = wordsOf(raw)
    .filter(folded => !SMALL.has(folded))
    .map(folded => ({ stem: keyOf(folded), folded }))
  known.set(raw, parts)
  return parts
}

/** A short word has no inflection that is worth the confusion: the stem of 'jee' is 'je'. */
const MAX_SHORT = 4
const keyOf = (folded: string) => (folded.length <= MAX_SHORT ? folded : stemOf(folded))

export const keysIn = (text: string): readonly string[] => wordsIn(text).map(({ stem }) => stem)
