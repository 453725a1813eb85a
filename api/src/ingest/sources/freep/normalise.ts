import type { ReadDraft } from '../../notices/draft.js'
import { ClosingParty } from '../../../reference/tender-values.js'
import { factsIn } from '../adapters/posting-draft.js'
import { assignmentDraft, joinedPlace } from '../assignments/assignment-draft.js'
import { writtenExtension, writtenHours } from '../assignments/written.js'
import { writtenDay, writtenMoment } from '../written-date.js'
import { writtenClosing } from '../written-closing.js'
import type { Detail, Listing } from './shapes.js'

export interface Raw {
  readonly listing: Listing
  readonly detail: Detail
}

/**
 * The detail takes precedence over the list.
 * @throws RefusedItem
 */
export function normalise({ listing, detail }: Raw): ReadDraft {
  const fact = factsIn(detail.content)
  return assignmentDraft({
    id: listing.slug,
    title: detail.title ?? listing.title,
    organization: detail.company_name ?? listing.company_name,
    description: detail.content,
    publishedAt: writtenMoment(detail.created_date ?? listing.created_date, 'start'),
    closing: writtenClosing(detail.closing_date),
    closingParty: ClosingParty.BROKER,
    place: joinedPlace(detail.location_name, detail.location_province ?? listing.location_province),
    // The page blocks data centres, but not visitors.
    url: `https://www.freep.nl/opdracht/${listing.slug}`,
    terms: {
      rates: [detail.rate_min ?? listing.rate_min, detail.rate_max ?? listing.rate_max],
      hoursPerWeek: writtenHours(detail.hours ?? listing.hours),
      startDate: writtenDay(detail.start_date, 'start'),
      isExtendable: writtenExtension(fact('extendable')),
      reference: fact('reference'),
    },
  })
}
