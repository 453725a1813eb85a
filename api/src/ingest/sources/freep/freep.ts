import { SourceError } from '../../../platform/fetching/source-error.js'
import { discoverJson, type JsonApi } from '../adapters/json-api.js'
import { type Connection, type Connector, type Item, RefusedItem } from '../connector.js'
import { noLicence } from '../no-licence.js'
import { normalise, type Raw } from './normalise.js'
import { answerAsFreep } from './samples/wire.js'
import { readSaved } from './saved.js'
import { detail, type Listing, listing } from './shapes.js'

const api: JsonApi<Listing> = {
  name: 'Freep',
  ask: ({ fetcher, baseUrl }) => fetcher.json(`${baseUrl}/assignments`),
  open: answer => (Array.isArray(answer) ? { records: answer } : null),
  row: listing,
  idOf: ({ slug }) => slug,
  isOnePage: true,
}

/**
 * Freep, https://www.freep.nl: a broker's assignments at the national government, in a JSON list without a key.
 * Quirks: text and closing date are in the detail only, one request each; rates are text in the list and numbers in the
 * detail; the site's pages block data centres, so everything comes from the host of the API.
 */
export const connector: Connector<Listing, Raw> = {
  key: 'freep',
  lists: 'the assignments of Freep',
  place: { baseUrl: { variable: 'FREEP_URL', standard: 'https://api.freep.nl/v1' }, days: 365 },
  terms: noLicence(),
  adapters: ['json-api'],
  version: 4,
  listsAllOpen: true,
  expects: ['title', 'organization', 'publishedAt', 'closingDate', 'description'],
  discover: connection => discoverJson(api, connection, connector.version),
  fetch,
  normalise,
  standIn: answerAsFreep,
  readSaved,
}

async function fetch({ fetcher, baseUrl }: Connection, item: Item<Listing>): Promise<Raw> {
  const { slug } = item.listing
  const answer = detail.safeParse(await fetcher.json(`${baseUrl}/assignment/${slug}/`))
  if (!answer.success) throw new RefusedItem('De opdracht heeft een andere vorm dan verwacht.')
  if (answer.data.slug && answer.data.slug !== slug)
    throw new SourceError('unexpected', `Freep antwoordde op ${slug} met een andere opdracht.`)
  return { listing: item.listing, detail: answer.data }
}
