interface Closing {
  readonly closingDate?: string | null | undefined
}

interface ClosingLot extends Closing {
  readonly closingNote?: string | null | undefined
}

/** A lot without a date of its own closes with the tender; null when unknown. */
export const closingOf = (lot: ClosingLot, { closingDate }: Closing): string | null =>
  lot.closingDate ?? (lot.closingNote ? null : (closingDate ?? null))
