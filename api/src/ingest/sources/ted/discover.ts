import { DateTime } from 'luxon'
import { AMSTERDAM } from '../../../platform/calendar.js'
import type { Connection, Discovery } from '../connector.js'
import { readItems } from './read-items.js'
import { search } from './search.js'
import { type Listing, listed, searchFields } from './shapes.js'

/** Newest first, so that the most relevant notices are stored first. Notices are immutable once published. */
export async function* discover(connection: Connection, version: number): AsyncGenerator<Discovery<Listing>> {
  const since = DateTime.fromJSDate(connection.now, { zone: AMSTERDAM }).minus({ days: connection.days - 1 })
  const query = `buyer-country = NLD AND PD>=${since.toFormat('yyyyMMdd')} SORT BY PD DESC`
  yield* search(connection, { query, fields: searchFields }, notices => readItems(listed, notices, version))
}
