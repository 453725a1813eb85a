import { SelfEmployment } from '../../reference/tender-values.js'

/** Rate, hours and self-employment of an assignment: those of one source, or the range over several sources. */
export interface Terms {
  readonly minHourlyRate: number | null
  readonly maxHourlyRate: number | null
  readonly rateNote: string | null
  readonly minHoursPerWeek: number | null
  readonly maxHoursPerWeek: number | null
  readonly selfEmployment: SelfEmployment | null
}

interface Range {
  readonly min: number | null
  readonly max: number | null
}

/** The terms over several sources. Pay in words is kept when no source gives a rate, from the first that has it. */
export function termsOfAll(offers: readonly Terms[]): Terms {
  const rate = rangeOf(offers.map(({ minHourlyRate: min, maxHourlyRate: max }) => ({ min, max })))
  const hours = rangeOf(offers.map(({ minHoursPerWeek: min, maxHoursPerWeek: max }) => ({ min, max })))
  const hasRate = rate.min !== null || rate.max !== null
  return {
    minHourlyRate: rate.min,
    maxHourlyRate: rate.max,
    rateNote: hasRate ? null : (offers.find(({ rateNote }) => rateNote !== null)?.rateNote ?? null),
    minHoursPerWeek: hours.min,
    maxHoursPerWeek: hours.max,
    selfEmployment: selfEmploymentOfAll(offers.map(({ selfEmployment }) => selfEmployment)),
  }
}

/** A bound that no source gives stays unknown: 'max €88' and 'max €95' are 'max €95'. */
function rangeOf(ranges: readonly Range[]): Range {
  const known = ranges.flatMap(({ min, max }) => [min, max]).filter(value => value !== null)
  return {
    min: ranges.some(({ min }) => min !== null) ? Math.min(...known) : null,
    max: ranges.some(({ max }) => max !== null) ? Math.max(...known) : null,
  }
}

/** Sources that are silent do not count; the others may contradict each other. */
function selfEmploymentOfAll(all: readonly (SelfEmployment | null)[]): SelfEmployment | null {
  const stated = new Set(all.filter(one => one !== null))
  return stated.size > 1 ? SelfEmployment.DIFFERS : ([...stated][0] ?? null)
}
