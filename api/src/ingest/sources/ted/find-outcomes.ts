import type { AskedTender, Connection, Discovery } from '../connector.js'
import { readItems } from './read-items.js'
import { search } from './search.js'
import { type Listing, outcome, outcomeFields } from './shapes.js'

/** Bounds the length of a query. */
const PROCEDURES_A_QUERY = 50
/** Query injection: only UUIDs are inserted into a query. */
const FOLDER = /^folder:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** The award notices of these procedures, with the award fields of the search. */
export async function* findOutcomes(
  connection: Connection,
  tenders: readonly AskedTender[],
  version: number,
): AsyncGenerator<Discovery<Listing>> {
  const procedures = [...new Set(tenders.flatMap(({ procedureKey }) => FOLDER.exec(procedureKey)?.[1] ?? []))]
  for (let at = 0; at < procedures.length; at += PROCEDURES_A_QUERY) {
    const ids = procedures.slice(at, at + PROCEDURES_A_QUERY).join(' ')
    const query = `procedure-identifier IN (${ids}) AND form-type = result SORT BY PD DESC`
    const read = (notices: readonly unknown[]) => readItems(outcome, notices, version)
    for await (const found of search<Listing>(connection, { query, fields: outcomeFields }, read)) {
      // This is the total of one query of several.
      const { announced: _ofQuery, ...discovery } = found
      yield discovery
    }
  }
}
