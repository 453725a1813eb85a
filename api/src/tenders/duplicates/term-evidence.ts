import type { ComparableTender } from './comparable-tender.js'
import type { Evidence } from './weights.js'

/** Maximum difference between start dates: brokers round to a Monday or the first of a month. */
const START_DAYS = 10
/** Full time is 36 or 40 hours. */
const HOURS_MARGIN = 1.2
/** Maximum factor between rates, because brokers add a margin. */
const RATE_MARGIN = 1.2

export function termEvidence(one: ComparableTender, other: ComparableTender): Evidence {
  const starts = daysApart(one.startDate, other.startDate)
  const [ours, theirs] = [hoursOf(one), hoursOf(other)]
  const towns = [townOf(one), townOf(other)]
  const areKnown = towns.every(town => town !== null)
  return {
    startsApart: starts !== null && starts > START_DAYS,
    hoursSame: ours[0] !== null && ours[0] === theirs[0] && ours[1] === theirs[1],
    hoursFar: areApart(ours, theirs, HOURS_MARGIN),
    ratesApart: areApart(rateOf(one), rateOf(other), RATE_MARGIN),
    townSame: areKnown && towns[0] === towns[1],
    townOther: areKnown && towns[0] !== towns[1],
    provinceOther: one.province !== null && other.province !== null && one.province !== other.province,
  }
}

const DAY_MS = 86_400_000

const daysApart = (one: string | null, other: string | null): number | null =>
  one === null || other === null ? null : Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS

const townOf = ({ region, province }: ComparableTender) => (region === province ? null : region)

type Range = readonly [min: number | null, max: number | null]

/** An unknown bound equals the other bound. */
const rangeOf = (min: number | null, max: number | null): Range => [min ?? max, max ?? min]
const hoursOf = ({ minHoursPerWeek, maxHoursPerWeek }: ComparableTender) => rangeOf(minHoursPerWeek, maxHoursPerWeek)
const rateOf = ({ minHourlyRate, maxHourlyRate }: ComparableTender) => rangeOf(minHourlyRate, maxHourlyRate)

/** Whether the ranges do not overlap, even when widened by the margin. */
function areApart([low, high]: Range, [otherLow, otherHigh]: Range, margin: number): boolean {
  if (low === null || high === null || otherLow === null || otherHigh === null) return false
  return low > otherHigh * margin || otherLow > high * margin
}
