import type { Workplace } from '../../graphql.generated'
import { pluralize } from '../../platform/dutch'
import { workplaceLabels } from '../../labels.generated'

interface Placed {
  readonly workplace?: Workplace | null | undefined
  readonly homeDaysPerWeek?: number | null | undefined
}

/** 'Op locatie', 'Hybride', 'Hybride, 2 dagen thuis'; null when unknown. */
export function workplaceText({ workplace, homeDaysPerWeek }: Placed): string | null {
  if (!workplace) return null
  const label = workplaceLabels[workplace]
  return homeDaysPerWeek ? `${label}, ${pluralize(homeDaysPerWeek, 'dag', 'dagen')} thuis` : label
}

type Day = string | null | undefined

const DAY_MS = 86_400_000
const DAYS_A_MONTH = 30.44
/** First and last day are often those of a month or a working week. */
const MAX_DEVIATION_DAYS = 5
const MAX_WEEKS = 10

/** '6 weken', '6 maanden', '2 jaar'; null when unknown, or neither whole weeks nor whole months. */
export function durationOf(startDate: Day, endDate: Day): string | null {
  const days = startDate && endDate ? (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1 : Number.NaN
  if (!(days > 1)) return null
  const months = Math.round(days / DAYS_A_MONTH)
  if (months >= 24 && months % 12 === 0 && isNear(days, months * DAYS_A_MONTH)) return `${months / 12} jaar`
  if (months > 0 && isNear(days, months * DAYS_A_MONTH)) return pluralize(months, 'maand', 'maanden')
  const weeks = Math.round(days / 7)
  return weeks > 0 && weeks <= MAX_WEEKS && Math.abs(days - weeks * 7) <= 2 ? pluralize(weeks, 'week', 'weken') : null
}

const isNear = (days: number, expected: number) => Math.abs(days - expected) <= MAX_DEVIATION_DAYS

/** '3 posities'; null for a single one. */
export const positionsText = (positions: number | null | undefined): string | null =>
  positions && positions > 1 ? pluralize(positions, 'positie', 'posities') : null
