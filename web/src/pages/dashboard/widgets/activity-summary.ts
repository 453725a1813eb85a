interface Closing {
  readonly day: string
  readonly count: number
}

/** Cumulative horizons in days, as in the filter and on the cards: today is day 0, and the last day is included. */
export const HORIZONS = [7, 14, 30] as const
export type Horizon = (typeof HORIZONS)[number]

export const horizonOf = (index: number): Horizon => HORIZONS.find(days => index <= days) ?? 30

/**
 * Number of open tenders that close within each horizon.
 * @param days from today on, without gaps
 */
export const closingWithin = (days: readonly Closing[]): Readonly<Record<Horizon, number>> => {
  const within = (horizon: Horizon) => days.slice(0, horizon + 1).reduce((sum, { count }) => sum + count, 0)
  return { 7: within(7), 14: within(14), 30: within(30) }
}
