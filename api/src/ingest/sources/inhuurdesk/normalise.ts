import type { ReadDraft } from '../../notices/draft.js'
import { jobDraft } from '../adapters/headfirst-jobs/job-draft.js'
import type { Job } from '../adapters/headfirst-jobs/shapes.js'
import { factsIn } from '../adapters/posting-draft.js'
import { writtenExtension, writtenPay } from '../assignments/written.js'

/**
 * The rate is in the text only, and `extendable` is false even when the text offers an extension.
 * @throws RefusedItem
 */
export function normalise(listing: Job): ReadDraft {
  const fact = factsIn(listing.content)
  const isRateKnown = Boolean(listing.hourlyRateMin || listing.hourlyRateMax)
  return jobDraft(listing, {
    url: pageOf(listing),
    terms: {
      ...(isRateKnown ? { rates: [listing.hourlyRateMin, listing.hourlyRateMax] as const } : writtenPay(fact('rate'))),
      isExtendable: listing.extendable || writtenExtension(fact('extendable')),
    },
  })
}

const SITE = 'https://www.inhuurdesk.nl/aanvragen'

/** Replaces `brokerUrl`, which is the same login page for all assignments. */
function pageOf({ clientNameSlug, titleSlug, id }: Job): string {
  const parts = [clientNameSlug, titleSlug, id]
  // Without slugs, the assignment has no page: links to the list.
  return parts.every(part => part && /^[\w-]{1,300}$/.test(part)) ? `${SITE}/${parts.join('/')}` : `${SITE}/`
}
