import { amsterdamDay } from '../../../platform/calendar.js'
import type { ReadDraft } from '../../notices/draft.js'
import { ClosingParty } from '../../../reference/tender-values.js'
import { factsIn } from '../adapters/posting-draft.js'
import { assignmentDraft, joinedPlace } from '../assignments/assignment-draft.js'
import { unixMoment, writtenExtension, writtenHours, writtenPay } from '../assignments/written.js'
import { closingAt } from '../written-closing.js'
import type { JobOrder } from './shapes.js'

/** @throws RefusedItem */
export function normalise(listing: JobOrder): ReadDraft {
  const description = listing.description || listing.teaser
  const fact = factsIn(description)
  const start = unixMoment(listing.start_date)
  return assignmentDraft({
    id: listing.joborder_id,
    title: listing.title?.replace(/^\s*#\d+\s*/, ''),
    organization: listing.company,
    description,
    publishedAt: unixMoment(listing.time_published),
    closing: closingAt(unixMoment(listing.time_deadline) ?? unixMoment(listing.portal_time_unpublish)),
    closingParty: ClosingParty.BROKER,
    workplace: { names: [listing.workplace_type], fromHome: listing.allows_remote_work === 1 },
    place: joinedPlace(listing.address_city, listing.address_state),
    url: `https://onefellow.nl/opdrachten/${encodeURIComponent(listing.joborder_id)}`,
    terms: {
      ...writtenPay(listing.max_rate || fact('rate')),
      hoursPerWeek: writtenHours(listing.hours),
      startDate: start && amsterdamDay(start),
      positions: listing.openings,
      isExtendable: listing.extension_available === 1 || writtenExtension(listing.duration),
      reference: listing.company_job_id || listing.external_id || fact('reference') || `#${listing.joborder_id}`,
    },
  })
}
