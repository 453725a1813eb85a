/** One cell of the strip of facts. */
export interface KeyFact {
  readonly label: string
  readonly value: string
  readonly isUnknown?: boolean
  readonly isUrgent?: boolean
  readonly note?: string | null
  /** Prefix of the note, shown if there is room. */
  readonly day?: string
  /** Needs more width than the others. */
  readonly isWide?: boolean
}
