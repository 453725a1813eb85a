import { fitOf } from '../fit.js'
import type { Assignment, SelfDescription } from '../self-description.js'

export const nobody: SelfDescription = {
  skills: [],
  years: null,
  minimumRate: null,
  minimumHours: null,
  maximumHours: null,
  place: null,
  availableFrom: null,
}

export const somebody: SelfDescription = {
  skills: [
    { name: 'Java', years: 9 },
    { name: 'Spring Boot', years: null },
    { name: 'Wmo', years: 2 },
  ],
  years: 11,
  minimumRate: 88,
  minimumHours: 24,
  maximumHours: 36,
  place: 'Utrecht',
  availableFrom: '2027-01-18',
}

export type Given = Partial<Assignment> & { readonly description?: string | null }

const silent: Assignment = {
  title: 'Opdracht',
  organization: 'Gemeente Lindewaard',
  region: null,
  province: null,
  workplace: null,
  minHourlyRate: null,
  maxHourlyRate: null,
  minHoursPerWeek: null,
  maxHoursPerWeek: null,
  startDate: null,
  selfEmployment: null,
  selfEmploymentQuote: null,
}

/** How an assignment, silent but for these facts, fits somebody. */
export const fit = ({ description = null, ...given }: Given = {}, mine: Partial<SelfDescription> = {}) =>
  fitOf({ ...somebody, ...mine })({ ...silent, ...given }, description)
/** How a text fits somebody. */
export const reading = (description: string, mine: Partial<SelfDescription> = {}) => fit({ description }, mine)
