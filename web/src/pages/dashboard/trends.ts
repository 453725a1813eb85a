import { number, shortDay } from '../../platform/dutch'
import type { TrendsQuery } from './Trends.generated'

type Week = TrendsQuery['activity']['newByWeek'][number]
type Day = TrendsQuery['activity']['newByDay'][number]

interface Activity {
  readonly newByWeek: readonly Omit<Week, '__typename'>[]
  readonly newByDay: readonly Omit<Day, '__typename'>[]
}

export interface TrendPoint {
  readonly name: string
  readonly count: number
}

const DAYS = 14

export const trendsOf = ({ newByWeek, newByDay }: Activity) => ({
  euProcurement: newByWeek.map(({ monday, euProcurement }) => ({ name: weekOf(monday), count: euProcurement })),
  freelanceContract: newByWeek.map(({ monday, freelanceContract }) => ({
    name: weekOf(monday),
    count: freelanceContract,
  })),
  newByDay: newByDay.slice(-DAYS).map(({ day, euProcurement, freelanceContract }) => ({
    name: shortDay(day),
    count: euProcurement + freelanceContract,
  })),
})

const weekOf = (monday: string) => `vanaf ${shortDay(monday)}`

/** '+12 deze week'; null when there are no new tenders. */
export function thisWeek(weeks: readonly TrendPoint[]): string | null {
  const count = weeks.at(-1)?.count ?? 0
  return count > 0 ? `+${number(count)} deze week` : null
}
