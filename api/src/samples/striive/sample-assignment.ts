/**
 * An assignment as we invent it; `wire.ts` writes it down the way Striive answers.
 * Days are relative to the day the samples are served, so that they never grow old.
 */
export interface SampleAssignment {
  /** Unique among all samples: 1, 2, 3 … */
  readonly number: number
  /** Whose assignment Striive shows. */
  readonly source: 'Between' | 'HeadFirst' | 'Source'
  readonly title: string
  readonly client: string
  /** HTML as recruiters paste it: paragraphs, bold headings, lists, now and then a `&nbsp;` or a `<br/>`. */
  readonly content: string
  /** Place and province in one string, as Striive has it: 'Den Haag Zuid-Holland'. */
  readonly location: string
  /** Euro an hour; 0 when the client names none. */
  readonly rateMin: number
  readonly rateMax: number
  readonly hoursMin: number
  readonly hoursMax: number
  readonly publishedDaysAgo: number
  /** At least 0: Striive lists only what is open. */
  readonly closesInDays: number
  readonly startsInDays: number
  readonly months: number
}
