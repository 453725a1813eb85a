import { SourceError } from '../../../platform/fetching/source-error.js'
import { type Connection, type Item, RefusedItem } from '../connector.js'
import { isAwarding, type Raw } from './normalise.js'
import { detail, type Listing, page } from './shapes.js'

/**
 * Gets the detail of a notice, and of one that awards something its page too.
 * @throws SourceError when the source fails; RefusedItem when only this notice is unusable
 */
export async function fetchNotice(connection: Connection, { publicationId, listing }: Item<Listing>): Promise<Raw> {
  const { fetcher, baseUrl } = connection
  const answer = detail.safeParse(await fetcher.json(`${baseUrl}/publicaties/${publicationId}`))
  if (!answer.success) throw new RefusedItem('De publicatie heeft een andere vorm dan verwacht.')
  if (answer.data.publicatieId !== publicationId) throw new RefusedItem('Het antwoord hoort bij een andere publicatie.')
  const raw = { listing, detail: answer.data }
  return isAwarding(raw) ? { ...raw, awardPage: await fetchPage(connection, publicationId) } : raw
}

/** Null when there is no usable page: the notice is worth storing without it. */
async function fetchPage({ fetcher, baseUrl }: Connection, publicationId: string): Promise<string | null> {
  try {
    const answer = page.safeParse(await fetcher.json(`${baseUrl}/publicaties/${publicationId}/html`))
    return answer.success ? answer.data.html : null
  } catch (error) {
    if (error instanceof SourceError && isAboutPageOnly(error)) return null
    throw error
  }
}

const BUSY: ReadonlySet<number | undefined> = new Set([429, 503])

/** A site that cannot be reached, is busy, or takes too long concerns the whole source. */
const isAboutPageOnly = ({ kind, status }: SourceError): boolean =>
  !BUSY.has(status) && (status !== undefined || (kind !== 'unreachable' && kind !== 'limit'))
