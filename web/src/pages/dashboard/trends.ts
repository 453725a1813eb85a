import { number } from '../../dutch'
import type { TrendsQuery } from './Trends.generated'

type Week = TrendsQuery['activity']['newByWeek'][number]
type Day = TrendsQuery['activity']['newByDay'][number]

interface Activity {
  readonly newByWeek: readonly Omit<Week, '__typename'>[]
  readonly newByDay: readonly Omit<Day, '__typename'>[]
}

const DAYS = 14

/** The lines of the statistics, oldest first. */
export const trendsOf = ({ newByWeek, newByDay }: Activity) => ({
  euProcurement: newByWeek.map(({ euProcurement }) => euProcurement),
  freelanceContract: newByWeek.map(({ freelanceContract }) => freelanceContract),
  newByDay: newByDay.slice(-DAYS).map(({ euProcurement, freelanceContract }) => euProcurement + freelanceContract),
})

/** 'Nieuw per week, 14 weken tot en met vandaag: 3, 5, 12' */
export const trendText = (values: readonly number[], one: 'week' | 'dag', more: string): string =>
  `Nieuw per ${one}, ${values.length} ${more} tot en met vandaag: ${values.map(number).join(', ')}`

/** '+12 deze week'; null when there is nothing new. */
export function thisWeek(weeks: readonly number[]): string | null {
  const count = weeks.at(-1) ?? 0
  return count > 0 ? `+${number(count)} deze week` : null
}
