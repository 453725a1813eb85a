import { DateTime } from 'luxon'
import { AMSTERDAM } from '../../calendar.js'
import type { SourceTerms } from '../assignments/terms.js'
import type { Job } from './shapes.js'

/** Rates, hours, period and number of positions. */
export const termsOf = (listing: Job): SourceTerms => ({
  rates: [listing.hourlyRateMin, listing.hourlyRateMax],
  clientRate: listing.hourlyRateClient,
  hoursPerWeek: [listing.hoursPerWeekMin, listing.hoursPerWeekMax],
  startDate: dayOf(listing.startDate),
  endDate: dayOf(listing.endDate),
  positions: listing.numberOfPositions,
  isExtendable: listing.extendable,
  reference: listing.referenceCode,
})

/** The day in Europe/Amsterdam, yyyy-MM-dd, of a UTC date-time without an offset; a date without a time is that day. */
function dayOf(text: string | null | undefined): string | null {
  if (!text || !/^20\d\d-\d\d-\d\d(?:T|$)/.test(text)) return null
  const moment = DateTime.fromISO(text, { zone: text.includes('T') ? 'utc' : AMSTERDAM })
  return moment.setZone(AMSTERDAM).toISODate()
}
