import { SourceError } from '../../../platform/fetching/source-error.js'
import type { Connection, Item } from '../connector.js'
import type { Raw } from './normalise.js'
import { isOutcome, type Listing } from './shapes.js'

/**
 * Fetches the file of a notice. It may be missing or unreadable when the search already told the outcome.
 * @throws SourceError
 */
export async function fetchNotice(
  { fetcher, baseUrl, siteUrl = baseUrl }: Connection,
  { publicationId, listing }: Item<Listing>,
): Promise<Raw> {
  const address = `${siteUrl}/en/notice/${publicationId}/xml`
  if (!isOutcome(listing)) return { publicationId, xml: await fetcher.bytes(address) }
  try {
    return { publicationId, xml: await fetcher.bytes(address), outcome: listing }
  } catch (error) {
    if (error instanceof SourceError && isWithoutFile(error)) return { publicationId, xml: null, outcome: listing }
    throw error
  }
}

const isWithoutFile = ({ kind, status }: SourceError): boolean =>
  kind === 'oversized' || status === 404 || status === 410
