export interface Closing {
  readonly closingDate?: string | null | undefined
  /** In order; `closingDate` is the last of them. */
  readonly lotClosingDates: readonly string[]
}

/** The first closing date to come: that of a lot, if its lots close on different moments. */
export const nextClosing = ({ closingDate, lotClosingDates }: Closing, now = Date.now()): string | null =>
  lotClosingDates.find(date => Date.parse(date) > now) ?? closingDate ?? null
