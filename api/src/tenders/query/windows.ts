import { invalid } from '../../errors.js'
import { MAX_FILTER_DAYS } from '../../reference/limits.js'
import { openSql } from '../status.js'
import type { TenderFilter } from '../tender.inputs.js'
import type { Parameters } from './parameters.js'

/** SQL of the moment at which the day so many days from today begins, in Europe/Amsterdam. */
const midnight = (days: string) =>
  `((now() AT TIME ZONE 'Europe/Amsterdam')::date + ${days}::int)::timestamp AT TIME ZONE 'Europe/Amsterdam'`

/** Conditions on times. Those in days are relative to today, so that a filter that is kept stays true. */
export function windowsSql(filter: TenderFilter, parameters: Parameters): readonly string[] {
  const where: string[] = []
  if (filter.createdAfter) where.push(`t.created_at > ${parameters.add(filter.createdAfter)}`)
  if (filter.publishedFrom) where.push(`t.publication_date >= ${parameters.add(filter.publishedFrom)}`)
  if (filter.publishedBefore) where.push(`t.publication_date < ${parameters.add(filter.publishedBefore)}`)
  const published = daysIn(filter, 'publishedWithinDays', 1)
  if (published !== null) where.push(`t.publication_date >= ${midnight(parameters.add(1 - published))}`)
  const [soonest, latest] = [daysIn(filter, 'minDaysLeft', 0), daysIn(filter, 'maxDaysLeft', 0)]
  if (soonest !== null || latest !== null) where.push(openSql)
  if (soonest !== null) where.push(`t.closing_date >= ${midnight(parameters.add(soonest))}`)
  if (latest !== null) where.push(`t.closing_date < ${midnight(parameters.add(latest + 1))}`)
  return where
}

function daysIn(
  filter: TenderFilter,
  field: 'publishedWithinDays' | 'minDaysLeft' | 'maxDaysLeft',
  least: number,
): number | null {
  const days = filter[field] ?? null
  if (days !== null && !(Number.isInteger(days) && days >= least && days <= MAX_FILTER_DAYS))
    throw invalid(`filter.${field}`, `${field} moet een heel getal van ${least} tot en met ${MAX_FILTER_DAYS} zijn.`)
  return days
}
