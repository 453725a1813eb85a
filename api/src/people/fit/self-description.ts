import type { Tender } from '../../tenders/tender/tender.entity.js'
import type { Skill } from './skills.js'

/** The description that somebody gives of themselves. */
export interface SelfDescription {
  readonly skills: readonly Skill[]
  /** Years of work. */
  readonly years: number | null
  readonly minimumRate: number | null
  readonly minimumHours: number | null
  readonly maximumHours: number | null
  readonly place: string | null
  /** yyyy-MM-dd */
  readonly availableFrom: string | null
}

export interface StoredDescription extends SelfDescription {
  readonly updatedAt: Date
}

/** The facts of an assignment that are compared with it, besides its text. */
export const comparedFields = [
  'title',
  'organization',
  'region',
  'province',
  'workplace',
  'minHourlyRate',
  'maxHourlyRate',
  'minHoursPerWeek',
  'maxHoursPerWeek',
  'startDate',
  'selfEmployment',
  'selfEmploymentQuote',
] as const satisfies readonly (keyof Tender)[]

export type Assignment = Pick<Tender, (typeof comparedFields)[number]>
