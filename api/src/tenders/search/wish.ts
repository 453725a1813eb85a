/** Another way to say what was typed. */
export type Alternative =
  /** Matched as if it had been typed: in every text, and by the beginnings of words. */
  | { readonly typed: string }
  /** The same for a word with the one beside it, unless one of them is a stop word. */
  | { readonly joined: string }
  /** Words that must all stand in the title: a synonym in a description is mostly mentioned in passing. */
  | { readonly titled: string }
  /** An index entry that begins with '#': a code of the notice, its place, or its type. */
  | { readonly code: string; readonly isBeginning?: true }

/** The step of the pipeline that understood a wish, which the answer can name as the reason for a hit. */
export type Step = 'asTyped' | 'code' | 'kind' | 'place' | 'synonym' | 'asked'

/** One thing that is asked for: a word, a phrase, or words that are one term together. */
export interface Wish {
  readonly words: string
  readonly isPhrase?: true
  /** Written with a minus: what matches is left out. */
  readonly isExcluded?: true
  /** Not demanded: says how or what kind, and not what for. */
  readonly isOptional?: true
  /** Does not count for the order of the results either. */
  readonly isUnranked?: true
  readonly step: Step
  readonly alternatives: readonly Alternative[]
}
