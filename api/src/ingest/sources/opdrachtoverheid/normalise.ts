import type { ReadDraft } from '../../notices/draft.js'
import { assignmentDraft, joinedPlace } from '../assignments/assignment-draft.js'
import { earliest, writtenExtension, writtenHours } from '../assignments/written.js'
import { writtenDay, writtenMoment } from '../written-date.js'
import { type Closing, closingAt, writtenClosing } from '../written-closing.js'
import { sourceUrl } from '../source-url.js'
import type { Vacancy } from './shapes.js'

/** @throws RefusedItem */
export const normalise = (listing: Vacancy): ReadDraft =>
  assignmentDraft({
    id: listing.tender_id,
    title: listing.tender_name,
    organization: listing.tender_buying_organization,
    description: listing.tender_description_html || listing.tender_description_tk || listing.tender_description,
    publishedAt: writtenMoment(listing.tender_first_seen, 'start'),
    closing: closingIn(listing),
    workplace: { names: [listing.remote_work_description], fromHome: listing.tender_hybrid_working },
    contractForm: listing.contract_type,
    place: joinedPlace(placeIn(listing), listing.vacancies_location?.province),
    // Candidates apply at the origin, not at this aggregator.
    url: sourceUrl(listing.tender_url) ?? sourceUrl(listing.opdracht_overheid_url),
    terms: {
      rates: listing.tender_no_max_tariff
        ? [null, null]
        : [null, listing.tender_maximum_tariff || listing.tender_tariff],
      hoursPerWeek: hoursIn(listing),
      startDate: writtenDay(listing.tender_start_date, 'start'),
      endDate: writtenDay(listing.tender_end_date, 'end'),
      positions: listing.tender_number_of_professionals,
      isExtendable: writtenExtension(listing.extension_option_description),
    },
  })

/** The end of its display, in Europe/Amsterdam; an assignment that closed earlier closed when it was last seen. */
export function closingIn({ tender_offline_date: offline, closedOn }: Vacancy): Closing {
  const planned = writtenClosing(offline)
  const closed = writtenMoment(closedOn, 'end')
  return closed ? closingAt(earliest(planned.closingDate, closed)) : planned
}

/** 'Nederland' is not a place. */
const placeIn = ({ tender_job_location: place }: Vacancy) => (/^\s*nederland\s*$/i.test(place ?? '') ? null : place)

function hoursIn({ tender_min_hours: min, tender_max_hours: max, tender_hours_week: written }: Vacancy) {
  return min || max ? ([min, max] as const) : writtenHours(written)
}
