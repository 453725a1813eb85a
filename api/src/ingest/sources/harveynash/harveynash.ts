import { connectorOfList, type JsonApi } from '../adapters/json-api.js'
import { noLicence } from '../no-licence.js'
import { normalise } from './normalise.js'
import { answerAsHarveyNash } from './samples/wire.js'
import { type Job, result, searchPage } from './shapes.js'

const A_PAGE = 50

const api: JsonApi<Job> = {
  name: 'Harvey Nash',
  ask: ({ fetcher, baseUrl }, page) =>
    fetcher.postJson(`${baseUrl}/_sf/api/v1/jobs/search.json`, {
      job_search: {
        query: '',
        location: { address: '', radius: 5, region: 'NL', radius_units: 'miles' },
        filters: {},
        commute_filter: {},
        offset: page * A_PAGE,
        jobs_per_page: A_PAGE,
      },
    }),
  open: answer => {
    const { data } = searchPage.safeParse(answer)
    return data ? { records: data.results, total: data.total_size } : null
  },
  row: result,
  idOf: ({ id }) => id,
}

/**
 * Harvey Nash, https://www.harveynash.nl: a broker's assignments in ICT, from the search of its own site.
 * Quirks: the rate is text, and the structured salary a dummy; the client is a category; moments are Unix seconds;
 * terms and deadline are in labelled lines of the text.
 */
export const connector = connectorOfList({
  key: 'harveynash',
  lists: 'the assignments of Harvey Nash',
  place: { baseUrl: { variable: 'HARVEY_NASH_URL', standard: 'https://www.harveynash.nl' }, days: 365 },
  terms: noLicence(),
  version: 4,
  listsAllOpen: true,
  expects: ['title', 'organization', 'publishedAt', 'closingDate', 'description'],
  api,
  normalise,
  standIn: answerAsHarveyNash,
})
