import type { ReadDraft } from '../../notices/draft.js'
import { type SourceKey, sourceName, sourcesReadBy } from '../../reference/sources.js'
import { assignmentDraft } from '../assignments/assignment-draft.js'
import { closingDateOf } from '../draft-text.js'
import { sourceDate } from '../source-date.js'
import { sourceUrl } from '../source-url.js'
import type { Job } from './shapes.js'
import { termsOf } from './terms.js'

/** @throws RefusedItem */
export const normalise = (listing: Job): ReadDraft =>
  assignmentDraft({
    id: listing.id,
    title: listing.title,
    organization: listing.clientName,
    description: listing.content,
    publishedAt: readable(listing.publishedDate, 'start'),
    closingDate: earliest(readable(listing.closingDateInvoice, 'end'), closingDateOf(listing.closingDateClient)),
    place: listing.location,
    url: sourceUrl(listing.brokerUrl) ?? `https://striive.com/nl/opdrachten?id=${encodeURIComponent(listing.id)}`,
    terms: termsOf(listing),
  })

const withoutSpaces = (name: string) => name.replace(/\s/g, '').toLowerCase()

const sourceByName: ReadonlyMap<string, SourceKey> = new Map(
  sourcesReadBy('striive').map(key => [withoutSpaces(sourceName(key)), key]),
)

/** Source of the assignment; an unknown broker counts as Striive itself. */
export const sourceOf = ({ source }: Job): SourceKey => sourceByName.get(withoutSpaces(source ?? '')) ?? 'striive'

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
