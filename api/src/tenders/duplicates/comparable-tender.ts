import type { TenderType } from '../../reference/tender-values.js'

/** What decides whether two tenders, of two sources, are one. */
export interface ComparableTender {
  readonly source: string
  readonly tenderType: TenderType
  readonly publicationId: string
  readonly title: string
  readonly organization: string
  readonly publicationDate: Date
  readonly closingDate: Date | null
  /** The town, else the province. */
  readonly region: string | null
  readonly province: string | null
  readonly reference: string | null
  readonly sourceUrl: string | null
  readonly elsewhere: readonly string[]
  readonly minHourlyRate: number | null
  readonly maxHourlyRate: number | null
  readonly minHoursPerWeek: number | null
  readonly maxHoursPerWeek: number | null
  /** yyyy-MM-dd */
  readonly startDate: string | null
  /** The beginning of the text, for it is often long. */
  readonly description: string | null
}
