import type { Connector } from '../connector.js'
import { discover } from './discover.js'
import { fetchNotice } from './fetch-notice.js'
import { findOutcomes } from './find-outcomes.js'
import { listDocuments } from './list-documents.js'
import { normalise, type Raw } from './normalise.js'
import { answerAsTenderNed } from './samples/wire.js'
import { readSaved } from './saved.js'
import type { Listing } from './shapes.js'

/**
 * TenderNed, https://www.tenderned.nl: every Dutch public notice. JSON without a key: a list (100 a page, newest first,
 * by publication date) and details. CPV, NUTS and `kenmerk` (one per procedure) are in the detail only.
 * Quirks: ids are strings in the list and numbers in the detail; an unknown parameter is ignored, so that everything is
 * returned; a correction or award has its own id under the procedure's kenmerk; value and winner are missing in the
 * JSON, but are on the HTML page of an award notice.
 */
export const connector: Connector<Listing, Raw> = {
  key: 'tenderned',
  lists: 'every Dutch public notice',
  place: {
    baseUrl: { variable: 'TENDERNED_URL', standard: 'https://www.tenderned.nl/papi/tenderned-rs-tns/v2' },
    days: { variable: 'TENDERNED_DAYS', standard: 45 },
  },
  terms: {
    url: 'https://www.tenderned.nl/cms/en/node/24',
    summary:
      'Public notices that buyers must publish by law; TenderNed gives them out as open data, without contact persons. ' +
      'We show them with a link to the notice itself, and store no contact persons.',
  },
  version: 7,
  resumes: true,
  expects: ['title', 'organization', 'publishedAt', 'closingDate', 'description'],
  discover: (connection, checkpoint) => discover(connection, checkpoint, connector.version),
  findOutcomes: (connection, tenders) => findOutcomes(connection, tenders, connector.version),
  listDocuments,
  fetch: fetchNotice,
  normalise,
  standIn: answerAsTenderNed,
  readSaved,
}
