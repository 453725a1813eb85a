import type { SelfEmployment } from '../../reference/tender-values.js'
import type { Absence } from './absences.js'

/** One of the copies of a tender, as returned by the database function `routes_of`. */
export interface ShownCopy {
  readonly id: string
  /** Whether lists show this one instead of the others. */
  readonly isShown: boolean
  readonly source: string
  readonly url: string | null
  readonly status: string
  readonly archived: boolean
  /** ISO 8601. */
  readonly closingDate: string | null
  readonly closingNote: string | null
  /** ISO 8601: when it was first seen there. */
  readonly createdAt: string
  readonly absences: readonly Absence[]
  readonly minHourlyRate: number | null
  readonly maxHourlyRate: number | null
  readonly rateNote: string | null
  /** The answer of this source alone. */
  readonly selfEmployment: SelfEmployment | null
  readonly selfEmploymentQuote: string | null
}
