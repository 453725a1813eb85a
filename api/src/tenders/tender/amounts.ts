import { money } from '../../platform/text/money.js'
import type { Tender } from './tender.entity.js'

const amounts = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2, useGrouping: false })

export type Rate = Pick<Tender, 'minHourlyRate' | 'maxHourlyRate'>

/** '€110-125/uur' */
export function rateOf({ minHourlyRate, maxHourlyRate }: Rate): string | null {
  const [low, high] = [minHourlyRate || null, maxHourlyRate || null]
  if (low && high && low !== high) return `€${amounts.format(low)}-${amounts.format(high)}/uur`
  if (high && !low) return `max €${amounts.format(high)}/uur`
  return low ? `€${amounts.format(low)}/uur` : null
}

/** '32-40 uur per week' */
export function hoursOf({
  minHoursPerWeek: low,
  maxHoursPerWeek: high,
}: Pick<Tender, 'minHoursPerWeek' | 'maxHoursPerWeek'>): string | null {
  if (low && high && low !== high) return `${amounts.format(low)}-${amounts.format(high)} uur per week`
  if (high && !low) return `max ${amounts.format(high)} uur per week`
  return low ? `${amounts.format(low)} uur per week` : null
}

export type Value = Pick<Tender, 'estimatedValue' | 'currency'>

/** '€ 1.250.000' */
export const valueOf = ({ estimatedValue, currency }: Value): string | null =>
  estimatedValue ? money(estimatedValue, currency) : null
