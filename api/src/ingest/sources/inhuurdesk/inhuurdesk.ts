import { headfirstJobs } from '../adapters/headfirst-jobs/headfirst-jobs.js'
import { connectorOfList } from '../adapters/json-api.js'
import { noLicence } from '../no-licence.js'
import { normalise } from './normalise.js'
import { answerAsInhuurdesk } from './samples/wire.js'

/**
 * Inhuurdesk, https://www.inhuurdesk.nl: assignments at municipalities and grid operators, on the same platform as
 * Striive, in a JSON list of all open ones.
 * Quirks: rates are 0 and are in the text instead; `brokerUrl` is a login page; a location may be 'Gemeentehuis'; the
 * adapter's whitelist drops the fields of recruiters.
 */
export const connector = connectorOfList({
  key: 'inhuurdesk',
  lists: 'the assignments of Inhuurdesk',
  place: { baseUrl: { variable: 'INHUURDESK_URL', standard: 'https://www.inhuurdesk.nl' }, days: 365 },
  terms: noLicence({ finding: 'Its terms of use of October 2023 name no licence' }),
  version: 4,
  listsAllOpen: true,
  expects: ['title', 'organization', 'publishedAt', 'closingDate', 'description'],
  api: headfirstJobs(
    'Inhuurdesk',
    ({ baseUrl }, page) => `${baseUrl}/wp-json/headfirst-assignments/search?page=${page}`,
  ),
  normalise,
  standIn: answerAsInhuurdesk,
})
