export type Alternative =
  /** Matches like a typed word: in every text, and as a prefix. */
  | { readonly typed: string }
  /** The same for two adjacent words, unless one of them is a stop word. */
  | { readonly joined: string }
  /** Words that must all be in the title, because descriptions mostly mention a synonym in passing. */
  | { readonly titled: string }
  /** An index entry that starts with '#': a code of the notice, its place, or its type. */
  | { readonly code: string; readonly isBeginning?: true }

/** The step of the parser that recognised a wish, from which the reason for a hit follows. */
export type Step = 'asTyped' | 'code' | 'kind' | 'place' | 'synonym' | 'asked'

/** One requirement of a search: a word, a phrase, or several words that form one term. */
export interface Wish {
  readonly words: string
  readonly isPhrase?: true
  /** Written with a minus: matching tenders are excluded. */
  readonly isExcluded?: true
  /** Not required, because it describes the kind of contract or phrases the request. */
  readonly isOptional?: true
  /** Does not affect the order of the results either. */
  readonly isUnranked?: true
  readonly step: Step
  readonly alternatives: readonly Alternative[]
}
