/**
 * A notice as we invent it; `wire.ts` answers the search with it and writes it down as eForms UBL, the way TED does.
 * Days are relative to the day the samples are served, so that they never grow old.
 */
export interface SampleTedNotice {
  /** The procedure: a change or an award has the number of the contract notice that it follows. */
  readonly procedure: number
  /** Planning, contract notice, change of one, award, or a voluntary announcement of an award. */
  readonly kind: 'pin' | 'cn' | 'change' | 'can' | 'veat'
  /** Dutch; `english` is there when the buyer published in two languages. */
  readonly title: string
  readonly english?: { readonly title: string; readonly description: string }
  readonly description: string
  readonly organization: string
  readonly town: string
  /** Main code first, eight digits. */
  readonly cpv: readonly string[]
  /** NUTS 2024 code of the place of performance. */
  readonly nuts: string
  readonly contract: 'services' | 'supplies' | 'works'
  /** Euro, without VAT; null when the buyer names none. */
  readonly estimatedValue: number | null
  readonly publishedDaysAgo: number
  /** Days from today to the end of the time for tenders, at noon; null for planning and awards. */
  readonly closesInDays: number | null
  /** A single lot is a notice without lots. */
  readonly lots: readonly SampleLot[]
}

export interface SampleLot {
  readonly title: string
  /** Of an award: who won, when (days before today) and for how much. Null: the lot was not awarded. */
  readonly award?: {
    readonly winners: readonly string[]
    readonly daysAgo: number
    readonly value: number | null
  } | null
}
