import { SourceError } from '../../../platform/fetching/source-error.js'
import { fingerprint } from '../../../platform/text/fingerprint.js'
import type { AskedTender, Connection, Discovery, Item } from '../connector.js'
import { recognised } from '../recognised.js'
import { type Listing, listing, type Related, related } from './shapes.js'

/** More notices than any procedure has. */
const MAX_RELATED = 50
const ID = /^\d{1,12}$/

/**
 * The award notices among the related notices of each tender. Their fingerprint covers fewer fields than that of the
 * daily list, so an award notice of the last days, which every run reads, may be fetched twice; this ends when its day
 * is settled.
 */
export async function* findOutcomes(
  connection: Connection,
  tenders: readonly AskedTender[],
  version: number,
): AsyncGenerator<Discovery<Listing>> {
  const seen = new Set<string>()
  for (const { publicationId } of tenders) {
    if (!ID.test(publicationId)) continue
    const relatives = await relativesOf(connection, publicationId)
    const items = (relatives ?? [])
      .filter(({ formType }) => formType === 'result')
      .filter(({ publicatieId }) => !seen.has(publicatieId) && seen.add(publicatieId))
      .map(relative => itemOf(relative, version))
    const shortfall = `TenderNed gaf wat bij publicatie ${publicationId} hoort in een andere vorm dan verwacht.`
    yield { items, ...(relatives ? {} : { shortfall }) }
  }
}

/** Null for an answer of an unknown form. */
async function relativesOf(
  { fetcher, baseUrl }: Connection,
  publicationId: string,
): Promise<readonly Related[] | null> {
  try {
    const answer = await fetcher.json(`${baseUrl}/publicaties/${publicationId}/gerelateerd`)
    if (!Array.isArray(answer)) return null
    const relatives = recognised(related, answer.slice(0, MAX_RELATED))
    return relatives.length > 0 || answer.length === 0 ? relatives : null
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    if (error.status === 404 || error.status === 410) return []
    if (error.kind === 'oversized' || error.kind === 'unexpected') return null
    throw error
  }
}

const itemOf = (relative: Related, version: number): Item<Listing> => ({
  publicationId: relative.publicatieId,
  fingerprint: fingerprint([version, 'gerelateerd', relative]),
  listing: listing.parse(relative),
})
