import type { ReadDraft } from '../../notices/draft.js'
import type { SourceKey } from '../../reference/sources.js'
import { TenderType } from '../../reference/tender-values.js'
import { RefusedItem } from '../connector.js'
import { organizationOf, titleOf } from '../draft-text.js'
import { plainText } from '../plain-text.js'
import { sourceDate } from '../source-date.js'
import { sourceUrl } from '../source-url.js'
import { withoutContacts } from '../without-contacts.js'
import type { Job } from './shapes.js'
import { termsOf } from './terms.js'

const MAX_DESCRIPTION_LENGTH = 50_000
const MAX_LOCATION_LENGTH = 500
/** Of an e-mail address or a telephone number. */
const MAX_CONTACT_LENGTH = 100
/** Euro an hour; more than this was meant for a month or for the whole. */
const MAX_RATE = 1000

/** @throws RefusedItem */
export function normalise(listing: Job): ReadDraft {
  const rates = [listing.hourlyRateMin, listing.hourlyRateMax].map(usableRate)
  const [min, max] = rates.every(rate => rate !== null) ? rates.sort((one, other) => one - other) : rates

  return {
    publicationId: listing.id,
    procedureKey: listing.id,
    kind: 'competition',
    publishedAt: readable(listing.publishedDate, 'start'),
    title: titleOf(listing.title),
    organization: organizationOf(listing.clientName),
    description: descriptionOf(listing.content ?? ''),
    closingDate: earliest(readable(listing.closingDateInvoice, 'end'), closingDate(listing.closingDateClient)),
    place: plainText((listing.location ?? '').slice(0, MAX_LOCATION_LENGTH)).replace(/\s+/g, ' ') || null,
    sourceUrl: sourceUrl(listing.brokerUrl) ?? `https://striive.com/nl/opdrachten?id=${encodeURIComponent(listing.id)}`,
    currency: rates.some(rate => rate !== null) ? 'EUR' : null,
    minHourlyRate: min ?? null,
    maxHourlyRate: max ?? null,
    clientHourlyRate: usableRate(listing.hourlyRateClient),
    ...termsOf(listing),
    tenderType: TenderType.FREELANCE_CONTRACT,
  }
}

const sourceByName: ReadonlyMap<string, SourceKey> = new Map([
  ['between', 'between'],
  ['headfirst', 'headfirst'],
])

/** Striive shows the assignments of several; what we do not know by name is its own. */
export const sourceOf = ({ source }: Job): SourceKey =>
  sourceByName.get((source ?? '').replace(/\s/g, '').toLowerCase()) ?? 'striive'

/** Recruiters sign their texts. Of what is cut off, the end may be half an address, which nothing recognises. */
function descriptionOf(content: string): string | null {
  const text = withoutContacts(plainText(content.slice(0, MAX_DESCRIPTION_LENGTH)))
  const whole = content.length > MAX_DESCRIPTION_LENGTH ? text.slice(0, -MAX_CONTACT_LENGTH) : text
  return whole.slice(0, MAX_DESCRIPTION_LENGTH).toWellFormed().trimEnd() || null
}

/** One that cannot be read is as good as none. */
function readable(text: string | null | undefined, dayMeans: 'start' | 'end'): Date | null {
  if (!text) return null
  try {
    return sourceDate(text, dayMeans)
  } catch {
    return null
  }
}

/**
 * Without a zone, and nobody knows whether it is UTC, as `startDate` is, or Amsterdam's. We read it as Amsterdam's,
 * the earlier of the two, so that nobody comes too late.
 */
function closingDate(text: string | null | undefined): Date | null {
  if (!text) return null
  try {
    return sourceDate(text, 'end')
  } catch (error) {
    throw new RefusedItem(`De sluitingsdatum is geen bruikbare datum: ${text.slice(0, 40)}`, { cause: error })
  }
}

/** Whoever offers goes by the broker, who closes before the client does: the first moment is the one to be in time for. */
function earliest(...moments: readonly (Date | null)[]): Date | null {
  const known = moments.filter(moment => moment !== null)
  return known.length > 0 ? new Date(Math.min(...known.map(Number))) : null
}

const usableRate = (rate: number | null | undefined) => (rate && rate > 0 && rate <= MAX_RATE ? rate : null)
