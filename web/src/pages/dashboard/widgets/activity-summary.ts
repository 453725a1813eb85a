interface Closing {
  readonly day: string
  readonly count: number
}

/** Horizons in days, as the filter and the cards count them: today is day 0, and the last day is included. Each counts those before it too. */
export const HORIZONS = [7, 14, 30] as const
export type Horizon = (typeof HORIZONS)[number]

export const horizonOf = (index: number): Horizon => HORIZONS.find(days => index <= days) ?? 30

/** How many open tenders close within each horizon. @param days from today on, without gaps */
export const closingWithin = (days: readonly Closing[]): Readonly<Record<Horizon, number>> => {
  const within = (horizon: Horizon) => days.slice(0, horizon + 1).reduce((sum, { count }) => sum + count, 0)
  return { 7: within(7), 14: within(14), 30: within(30) }
}
