import { DateTime } from 'luxon'
import { AMSTERDAM } from '../../calendar.js'
import { referenceOf } from '../draft-text.js'
import type { Job } from './shapes.js'

/** Euro an hour; a higher rate is per month or for the whole assignment, and is ignored. */
const MAX_RATE = 1000
const MAX_HOURS_PER_WEEK = 60
const MAX_POSITIONS = 100

/** Rates, hours, period and number of positions. Implausible numbers become null. */
export function termsOf(listing: Job) {
  const [minRate, maxRate] = rangeOf(listing.hourlyRateMin, listing.hourlyRateMax, MAX_RATE)
  const [minHours, maxHours] = rangeOf(listing.hoursPerWeekMin, listing.hoursPerWeekMax, MAX_HOURS_PER_WEEK)
  const positions = listing.numberOfPositions ?? 0
  const startDate = dayOf(listing.startDate)
  const endDate = dayOf(listing.endDate)
  return {
    currency: minRate === null && maxRate === null ? null : 'EUR',
    minHourlyRate: minRate,
    maxHourlyRate: maxRate,
    clientHourlyRate: plausible(listing.hourlyRateClient, MAX_RATE),
    minHoursPerWeek: minHours,
    maxHoursPerWeek: maxHours,
    startDate,
    endDate: startDate && endDate && endDate < startDate ? null : endDate,
    positions: Number.isInteger(positions) && positions > 0 && positions <= MAX_POSITIONS ? positions : null,
    isExtendable: listing.extendable ?? null,
    reference: referenceOf(listing.referenceCode),
  }
}

type Figure = number | null | undefined

/** Lowest and highest. Of two known ends the lower one comes first; one that is unknown stays unknown. */
function rangeOf(from: Figure, to: Figure, most: number): readonly [min: number | null, max: number | null] {
  const [min, max] = [plausible(from, most), plausible(to, most)]
  return min !== null && max !== null && min > max ? [max, min] : [min, max]
}

/** Zero means none. */
const plausible = (figure: Figure, most: number): number | null =>
  figure && figure > 0 && figure <= most ? figure : null

/** The day in Europe/Amsterdam, yyyy-MM-dd, of a UTC date-time without an offset; a date without a time is that day. */
function dayOf(text: string | null | undefined): string | null {
  if (!text || !/^20\d\d-\d\d-\d\d(?:T|$)/.test(text)) return null
  const moment = DateTime.fromISO(text, { zone: text.includes('T') ? 'utc' : AMSTERDAM })
  return moment.setZone(AMSTERDAM).toISODate()
}
