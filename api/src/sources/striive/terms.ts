import { DateTime } from 'luxon'
import { AMSTERDAM } from '../../calendar.js'
import { plainText } from '../plain-text.js'
import type { Job } from './shapes.js'

const MAX_HOURS_PER_WEEK = 60
const MAX_POSITIONS = 100
const MAX_REFERENCE_LENGTH = 100

/** Rate, hours, period and number of positions. Implausible numbers become null. */
export function termsOf(listing: Job) {
  const hours = [listing.hoursPerWeekMin, listing.hoursPerWeekMax].filter(isHours).sort((one, other) => one - other)
  const positions = listing.numberOfPositions ?? 0
  const startDate = dayOf(listing.startDate)
  const endDate = dayOf(listing.endDate)
  return {
    minHoursPerWeek: hours.at(0) ?? null,
    maxHoursPerWeek: hours.at(-1) ?? null,
    startDate,
    endDate: startDate && endDate && endDate < startDate ? null : endDate,
    positions: Number.isInteger(positions) && positions > 0 && positions <= MAX_POSITIONS ? positions : null,
    isExtendable: listing.extendable ?? null,
    reference: plainText((listing.referenceCode ?? '').slice(0, MAX_REFERENCE_LENGTH)).replace(/\s+/g, ' ') || null,
  }
}

const isHours = (hours: number | null | undefined): hours is number =>
  hours !== null && hours !== undefined && hours > 0 && hours <= MAX_HOURS_PER_WEEK

/** The day in Europe/Amsterdam, yyyy-MM-dd, of a UTC date-time without an offset; a date without a time is that day. */
function dayOf(text: string | null | undefined): string | null {
  if (!text || !/^20\d\d-\d\d-\d\d(?:T|$)/.test(text)) return null
  const moment = DateTime.fromISO(text, { zone: text.includes('T') ? 'utc' : AMSTERDAM })
  return moment.setZone(AMSTERDAM).toISODate()
}
