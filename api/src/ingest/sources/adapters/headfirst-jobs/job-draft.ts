import { DateTime } from 'luxon'
import { AMSTERDAM } from '../../../../platform/calendar.js'
import type { ReadDraft } from '../../../notices/draft.js'
import { ClosingParty } from '../../../../reference/tender-values.js'
import { assignmentDraft } from '../../assignments/assignment-draft.js'
import type { SourceTerms } from '../../assignments/terms.js'
import { type Closing, writtenClosing } from '../../written-closing.js'
import { writtenMoment } from '../../written-date.js'
import type { Job } from './shapes.js'

/** Values that a site adds to its records, or that replace theirs. */
export interface SiteRules {
  /** Link to the page of the assignment. */
  readonly url: string | null
  readonly terms?: SourceTerms
}

/**
 * The draft of an assignment of a site on HeadFirst's platform.
 * @throws RefusedItem
 */
export const jobDraft = (listing: Job, { url, terms = {} }: SiteRules): ReadDraft =>
  assignmentDraft({
    id: listing.id,
    title: listing.title,
    organization: listing.clientName,
    description: listing.content,
    publishedAt: writtenMoment(listing.publishedDate, 'start'),
    ...closingOf(writtenClosing(listing.closingDateInvoice), writtenClosing(listing.closingDateClient)),
    place: listing.location,
    url,
    terms: { ...termsOf(listing), ...terms },
  })

/**
 * The earlier of two deadlines: offers go through the broker, who closes before the client does. Read as
 * Europe/Amsterdam, because the platform gives no offset. If it means UTC instead, as `startDate` at Striive does, this
 * is too early, so users never see a deadline that has already passed.
 */
function closingOf(broker: Closing, client: Closing) {
  const isBrokers = broker.closingDate && (!client.closingDate || broker.closingDate <= client.closingDate)
  if (isBrokers) return { closing: broker, closingParty: ClosingParty.BROKER }
  return { closing: client.closingDate || client.closingNote ? client : broker, closingParty: ClosingParty.CLIENT }
}

/** Rates, hours, period and number of positions. */
const termsOf = (listing: Job): SourceTerms => ({
  rates: [listing.hourlyRateMin, listing.hourlyRateMax],
  clientRate: listing.hourlyRateClient,
  hoursPerWeek: [listing.hoursPerWeekMin, listing.hoursPerWeekMax],
  startDate: dayOf(listing.startDate),
  endDate: dayOf(listing.endDate),
  positions: listing.numberOfPositions,
  isExtendable: listing.extendable,
  reference: listing.referenceCode,
})

/** The day in Europe/Amsterdam of a UTC date-time without an offset, or of a date without a time. */
function dayOf(text: string | null | undefined): string | null {
  if (!text || !/^20\d\d-\d\d-\d\d(?:T|$)/.test(text)) return null
  const moment = DateTime.fromISO(text, { zone: text.includes('T') ? 'utc' : AMSTERDAM })
  return moment.setZone(AMSTERDAM).toISODate()
}
