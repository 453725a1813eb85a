import { invalid } from '../../errors.js'
import type { TenderFilter } from '../tender.inputs.js'
import type { Parameters } from './parameters.js'

/** A filter from a number to a number, and the columns that hold where a tender begins and ends. */
interface Range {
  readonly min: 'minRate' | 'minHours' | 'minValue'
  readonly max: 'maxRate' | 'maxHours' | 'maxValue'
  readonly from: string
  readonly to: string
  /** What else a tender must be, to be compared. */
  readonly comparable?: string
}

const ranges: readonly Range[] = [
  {
    min: 'minRate',
    max: 'maxRate',
    from: 'coalesce(t.min_hourly_rate, t.max_hourly_rate)',
    to: 'coalesce(t.max_hourly_rate, t.min_hourly_rate)',
  },
  {
    min: 'minHours',
    max: 'maxHours',
    from: 'coalesce(t.min_hours_per_week, t.max_hours_per_week)',
    to: 'coalesce(t.max_hours_per_week, t.min_hours_per_week)',
  },
  {
    min: 'minValue',
    max: 'maxValue',
    from: 't.estimated_value',
    to: 't.estimated_value',
    comparable: "coalesce(t.currency, 'EUR') = 'EUR'",
  },
]

/** Interval overlap: what a tender has must overlap what is asked for. Zero is a bound too. */
export const rangesSql = (filter: TenderFilter, parameters: Parameters): readonly string[] =>
  ranges.flatMap(({ min, max, from, to, comparable }) => {
    const [lowest, highest] = [numberIn(filter, min), numberIn(filter, max)]
    if (lowest === null && highest === null) return []
    const where = comparable ? [comparable] : []
    if (lowest !== null) where.push(`${to} >= ${parameters.add(lowest)}::float8`)
    if (highest !== null) where.push(`${from} <= ${parameters.add(highest)}::float8`)
    if (lowest !== null && highest !== null && lowest > highest) where.push('false')
    return where
  })

function numberIn(filter: TenderFilter, field: Range['min' | 'max']): number | null {
  const number = filter[field] ?? null
  if (number !== null && !Number.isFinite(number)) throw invalid(`filter.${field}`, `${field} moet een getal zijn.`)
  return number
}
