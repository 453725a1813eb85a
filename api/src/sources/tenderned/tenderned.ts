import { type Connector, RefusedItem } from '../connector.js'
import { discover } from './discover.js'
import { normalise, type Raw } from './normalise.js'
import { detail, type Listing } from './shapes.js'

/**
 * TenderNed, https://www.tenderned.nl: every Dutch public notice. JSON without a key; list (100 a page, newest first,
 * by day of publication) and detail. CPV, NUTS and `kenmerk` (one a procedure) stand in the detail only.
 *
 * Odd: ids are texts in the list and numbers in the detail; an unknown parameter is ignored and everything answered; a
 * correction or award gets an id of its own under the procedure's kenmerk; value and winner are in neither.
 */
export const tenderNed: Connector<Listing, Raw> = {
  key: 'tenderned',
  version: 1,
  discover: (connection, checkpoint) => discover(connection, checkpoint, tenderNed.version),
  async fetch({ fetcher, baseUrl }, { publicationId, listing }) {
    const answer = detail.safeParse(await fetcher.json(`${baseUrl}/publicaties/${publicationId}`))
    if (!answer.success) throw new RefusedItem('Het detail heeft een andere vorm dan verwacht.')
    if (answer.data.publicatieId !== publicationId) throw new RefusedItem('Het detail hoort bij een andere publicatie.')
    return { listing, detail: answer.data }
  },
  normalise,
}
