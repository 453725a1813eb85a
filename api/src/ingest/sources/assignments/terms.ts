import { referenceOf } from '../draft-text.js'

/** Euro an hour; higher rates are per month or for the whole assignment, and are ignored. */
const MAX_RATE = 1000
/** Forms that require a rate get 0.01, 1 or 2. */
const MIN_RATE = 2.01
const MAX_HOURS_PER_WEEK = 60
const MAX_POSITIONS = 100

type Figure = number | null | undefined
export type Range = readonly [min: number | null, max: number | null]

/** The terms of an assignment at its source; absent, zero and implausible values are unknown. */
export interface SourceTerms {
  /** Euro an hour. */
  readonly rates?: readonly [min: Figure, max: Figure]
  /** The source's words about pay that is not hourly. */
  readonly rateNote?: string | null
  /** Euro an hour, paid by the client to the broker. */
  readonly clientRate?: Figure
  readonly hoursPerWeek?: readonly [min: Figure, max: Figure]
  /** yyyy-MM-dd */
  readonly startDate?: string | null
  readonly endDate?: string | null
  readonly positions?: Figure
  readonly isExtendable?: boolean | null
  readonly reference?: string | null
}

export function termsOf({ startDate = null, endDate = null, ...given }: SourceTerms) {
  const [minHourlyRate, maxHourlyRate] = rangeOf(given.rates, MIN_RATE, MAX_RATE)
  const [minHoursPerWeek, maxHoursPerWeek] = rangeOf(given.hoursPerWeek, 0, MAX_HOURS_PER_WEEK)
  const positions = plausible(given.positions, 1, MAX_POSITIONS)
  return {
    currency: minHourlyRate === null && maxHourlyRate === null ? null : 'EUR',
    minHourlyRate,
    maxHourlyRate,
    rateNote: minHourlyRate === null && maxHourlyRate === null ? (given.rateNote ?? null) : null,
    clientHourlyRate: plausible(given.clientRate, MIN_RATE, MAX_RATE),
    minHoursPerWeek,
    maxHoursPerWeek,
    startDate,
    endDate: startDate && endDate && endDate < startDate ? null : endDate,
    positions: Number.isInteger(positions) ? positions : null,
    isExtendable: given.isExtendable ?? null,
    reference: referenceOf(given.reference),
  }
}

/** Sorts two known ends; an unknown end stays unknown. */
function rangeOf(given: SourceTerms['rates'], least: number, most: number): Range {
  const [min, max] = [plausible(given?.[0], least, most), plausible(given?.[1], least, most)]
  return min !== null && max !== null && min > max ? [max, min] : [min, max]
}

/** Zero means none. */
const plausible = (figure: Figure, least: number, most: number): number | null =>
  figure && figure > 0 && figure >= least && figure <= most ? figure : null
