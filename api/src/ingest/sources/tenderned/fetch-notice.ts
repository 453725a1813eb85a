import { SourceError } from '../../../platform/fetching/source-error.js'
import { type Connection, type Item, RefusedItem } from '../connector.js'
import { isAwarding, type Raw } from './normalise.js'
import { detail, type Listing, page } from './shapes.js'

/**
 * Fetches the detail of a notice, and for an award notice its page too.
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

/** Null without a usable page, because the notice is worth storing without it. */
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

/** A site that is unreachable, busy or too slow concerns the whole source instead. */
const isAboutPageOnly = ({ kind, status }: SourceError): boolean =>
  !BUSY.has(status) && (status !== undefined || (kind !== 'unreachable' && kind !== 'limit'))
