import type { TenderType } from '../../reference/tender-values.js'

/** The fields that decide whether two tenders of different sources are copies. */
export interface ComparableTender {
  readonly source: string
  readonly tenderType: TenderType
  readonly publicationId: string
  readonly title: string
  readonly organization: string
  readonly publicationDate: Date
  readonly closingDate: Date | null
  /** The town, or else the province. */
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
  /** The beginning only, because texts may be long. */
  readonly description: string | null
}
