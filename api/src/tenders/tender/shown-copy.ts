import type { Absence } from './absences.js'

/** One of the copies of a tender, as the database function `routes_of` answers it. */
export interface ShownCopy {
  readonly id: string
  /** Lists show it in the place of the others. */
  readonly isShown: boolean
  readonly source: string
  readonly url: string | null
  /** The stored status. */
  readonly status: string
  readonly archived: boolean
  /** ISO 8601 */
  readonly closingDate: string | null
  readonly closingNote: string | null
  /** ISO 8601: when it was first seen there. */
  readonly createdAt: string
  readonly absences: readonly Absence[]
  readonly minHourlyRate: number | null
  readonly maxHourlyRate: number | null
  readonly rateNote: string | null
}
