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

const LONGEST_DESCRIPTION = 50_000
const LONGEST_LOCATION = 500
/** Of an e-mail address or a telephone number. */
const LONGEST_CONTACT = 100
/** Euro an hour; more than this was meant for a month or for the whole. */
const HIGHEST_RATE = 1000

/** @throws RefusedItem */
export function normalise(listing: Job): ReadDraft {
  const rates = [listing.hourlyRateMin, listing.hourlyRateMax].map(usableRate)
  const [min, max] = rates.every(rate => rate !== null) ? rates.sort((one, other) => one - other) : rates

  return {
    publicationId: listing.id,
    procedureKey: listing.id,
    refersTo: [],
    kind: 'competition',
    publishedAt: publicationDate(listing.publishedDate),
    title: titleOf(listing.title),
    organization: organizationOf(listing.clientName),
    description: descriptionOf(listing.content ?? ''),
    closingDate: closingDate(listing.closingDateClient),
    place: plainText((listing.location ?? '').slice(0, LONGEST_LOCATION)).replace(/\s+/g, ' ') || null,
    nuts: [],
    cpv: [],
    sourceUrl: sourceUrl(listing.brokerUrl) ?? `https://striive.com/nl/opdrachten?id=${encodeURIComponent(listing.id)}`,
    estimatedValue: null,
    currency: rates.some(rate => rate !== null) ? 'EUR' : null,
    minHourlyRate: min ?? null,
    maxHourlyRate: max ?? null,
    tenderType: TenderType.FREELANCE_CONTRACT,
    awards: [],
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
  const text = withoutContacts(plainText(content.slice(0, LONGEST_DESCRIPTION)))
  const whole = content.length > LONGEST_DESCRIPTION ? text.slice(0, -LONGEST_CONTACT) : text
  return whole.slice(0, LONGEST_DESCRIPTION).toWellFormed().trimEnd() || null
}

/** One that cannot be read is as good as none: nothing depends on it but the order. */
function publicationDate(text: string | null | undefined): Date | null {
  if (!text) return null
  try {
    return sourceDate(text, 'start')
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

const usableRate = (rate: number | null | undefined) => (rate && rate > 0 && rate <= HIGHEST_RATE ? rate : null)
