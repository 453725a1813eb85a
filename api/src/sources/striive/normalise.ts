import type { ReadDraft } from '../../notices/draft.js'
import { type SourceKey, sourceName, sourcesReadBy } from '../../reference/sources.js'
import { TenderType } from '../../reference/tender-values.js'
import { closingDateOf, MAX_DESCRIPTION_LENGTH, organizationOf, titleOf } from '../draft-text.js'
import { plainText } from '../plain-text.js'
import { sourceDate } from '../source-date.js'
import { sourceUrl } from '../source-url.js'
import { withoutContacts } from '../without-contacts.js'
import type { Job } from './shapes.js'
import { termsOf } from './terms.js'

const MAX_LOCATION_LENGTH = 500
/** Longest e-mail address or telephone number that is recognised. */
const MAX_CONTACT_LENGTH = 100

/** @throws RefusedItem */
export function normalise(listing: Job): ReadDraft {
  return {
    publicationId: listing.id,
    procedureKey: listing.id,
    kind: 'competition',
    publishedAt: readable(listing.publishedDate, 'start'),
    title: titleOf(listing.title),
    organization: organizationOf(listing.clientName),
    description: descriptionOf(listing.content ?? ''),
    closingDate: earliest(readable(listing.closingDateInvoice, 'end'), closingDateOf(listing.closingDateClient)),
    place: plainText((listing.location ?? '').slice(0, MAX_LOCATION_LENGTH)).replace(/\s+/g, ' ') || null,
    sourceUrl: sourceUrl(listing.brokerUrl) ?? `https://striive.com/nl/opdrachten?id=${encodeURIComponent(listing.id)}`,
    ...termsOf(listing),
    tenderType: TenderType.FREELANCE_CONTRACT,
  }
}

const withoutSpaces = (name: string) => name.replace(/\s/g, '').toLowerCase()

const sourceByName: ReadonlyMap<string, SourceKey> = new Map(
  sourcesReadBy('striive').map(key => [withoutSpaces(sourceName(key)), key]),
)

/** Source of the assignment; an unknown broker counts as Striive itself. */
export const sourceOf = ({ source }: Job): SourceKey => sourceByName.get(withoutSpaces(source ?? '')) ?? 'striive'

/**
 * Removes contact details, because recruiters sign their texts. A truncated text loses its end too, which may be half
 * an address that no pattern matches.
 */
function descriptionOf(content: string): string | null {
  const text = withoutContacts(plainText(content.slice(0, MAX_DESCRIPTION_LENGTH)))
  const whole = content.length > MAX_DESCRIPTION_LENGTH ? text.slice(0, -MAX_CONTACT_LENGTH) : text
  return whole.slice(0, MAX_DESCRIPTION_LENGTH).toWellFormed().trimEnd() || null
}

/** Null when the date is absent or invalid. */
function readable(text: string | null | undefined, dayMeans: 'start' | 'end'): Date | null {
  if (!text) return null
  try {
    return sourceDate(text, dayMeans)
  } catch {
    return null
  }
}

/**
 * The earlier of two deadlines: offers go through the broker, who closes before the client does.
 *
 * Striive gives no offset, and it is unknown whether a time is in UTC, as that of `startDate` is, or in
 * Europe/Amsterdam. It is read as Europe/Amsterdam, the earlier of the two, so that users are not told a deadline that
 * has passed.
 */
function earliest(...moments: readonly (Date | null)[]): Date | null {
  const known = moments.filter(moment => moment !== null)
  return known.length > 0 ? new Date(Math.min(...known.map(Number))) : null
}
