import { headfirstJobs } from '../adapters/headfirst-jobs/headfirst-jobs.js'
import { connectorOfList } from '../adapters/json-api.js'
import { noLicence } from '../no-licence.js'
import { normalise, sourceOf } from './normalise.js'
import { answerAsStriive } from './samples/wire.js'

/**
 * Striive, https://striive.com: the interim assignments of Between, HeadFirst and others, in a JSON list of all open
 * ones, without a key, 25 a page. `source` names the broker.
 * Quirks: a rate of 0 means none; place and province are one text; a record has a long form, or a short one without a
 * publication date; it has two deadlines, the broker's before the client's; the adapter's whitelist drops the contact
 * details of recruiters.
 */
export const connector = connectorOfList({
  key: 'striive',
  lists: 'the assignments of Striive, Between and HeadFirst',
  place: {
    baseUrl: { variable: 'STRIIVE_URL', standard: 'https://striive-cms.codebridge.nl/api' },
    // The list contains all open assignments, however old.
    days: 365,
  },
  terms: noLicence(),
  version: 6,
  listsAllOpen: true,
  // A record in the short form has no publication date.
  expects: ['title', 'organization', 'closingDate', 'description'],
  api: {
    ...headfirstJobs('Striive', ({ baseUrl }, page) => `${baseUrl}/jobs?open=true&page=${page}`),
    sourceOf,
  },
  normalise,
  standIn: answerAsStriive,
})
