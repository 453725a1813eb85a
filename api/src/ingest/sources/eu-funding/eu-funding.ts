import { connectorOfList, type JsonApi } from '../adapters/json-api.js'
import { writtenMoment } from '../written-date.js'
import { closingIn, normalise } from './normalise.js'
import { answerAsEuFunding } from './samples/wire.js'
import { fieldNames, searchPage, type Tender, tender } from './shapes.js'

const A_PAGE = 50
const DAY_MS = 86_400_000
/** The index contains tenders with the status open whose deadline was years ago. */
const RECENT_DAYS = 14
/** For a prior announcement, which has no deadline. */
const MAX_DAYS_WITHOUT_DEADLINE = 365

/** Calls for tenders, forthcoming and open, without the copies from an older system. */
const query = {
  bool: {
    must: [
      { terms: { type: ['0'] } },
      { terms: { status: ['31094501', '31094502'] } },
      { terms: { DATASOURCE: ['SEDIA'] } },
    ],
  },
}

const api: JsonApi<Tender> = {
  name: 'EU Funding & Tenders',
  ask: ({ fetcher, baseUrl }, page) =>
    fetcher.postForm(`${baseUrl}/rest/search?apiKey=SEDIA&text=***&pageSize=${A_PAGE}&pageNumber=${page + 1}`, {
      query,
      // Without it, every tender is returned once per language.
      languages: ['en'],
      // A total order, because pages overlap otherwise.
      sort: { field: 'identifier', order: 'ASC' },
      displayFields: fieldNames,
    }),
  open: answer => {
    const { data } = searchPage.safeParse(answer)
    return data ? { records: data.results, total: data.totalResults } : null
  },
  row: tender,
  idOf: ({ identifier }) => identifier,
  isWanted: (row, { now }) => row.type.includes('0') && isCurrent(row, now.getTime()),
}

function isCurrent(row: Tender, now: number): boolean {
  const { closingDate, closingNote } = closingIn(row)
  if (closingDate) return closingDate.getTime() >= now - RECENT_DAYS * DAY_MS
  const published = writtenMoment(row.startDate[0], 'start')
  const isNew = published !== null && published.getTime() >= now - MAX_DAYS_WITHOUT_DEADLINE * DAY_MS
  return isNew || closingNote !== null
}

/**
 * EU Funding & Tenders, https://ec.europa.eu/info/funding-tenders/opportunities/portal: the calls for tenders of the
 * European institutions and agencies, from the Commission's search (index SEDIA), without grants.
 * Untested against the live site: based on the documentation of the search,
 * https://ec.europa.eu/info/funding-tenders/opportunities/portal/screen/support/apis, without a recorded answer.
 * Therefore a tender that is missing in the list does not count as closed.
 * Quirks: the request is a form whose parts are JSON; every field is a list of texts; the buyers are JSON as text.
 */
export const connector = connectorOfList({
  key: 'eu-funding',
  lists: 'the calls for tenders of EU Funding & Tenders',
  place: {
    baseUrl: { variable: 'EU_FUNDING_URL', standard: 'https://api.tech.ec.europa.eu/search-api/prod' },
    days: 365,
  },
  terms: {
    url: 'https://commission.europa.eu/legal-notice_en',
    summary: 'Reuse is allowed with the source named (decision 2011/833/EU, CC BY 4.0).',
  },
  requestsPerSecond: 1,
  version: 2,
  expects: ['title', 'organization', 'publishedAt', 'closingDate', 'description'],
  api,
  normalise,
  standIn: answerAsEuFunding,
})
