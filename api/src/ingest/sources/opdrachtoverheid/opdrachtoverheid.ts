import { DateTime } from 'luxon'
import { connectorOfList, type JsonApi } from '../adapters/json-api.js'
import { noLicence } from '../no-licence.js'
import { closingIn, normalise } from './normalise.js'
import { answerAsOpdrachtOverheid } from './samples/wire.js'
import { isClosed, searchResponse, type Vacancy, vacancy } from './shapes.js'

const A_PAGE = 100
/** Without its filter, the list has tens of thousands of records. */
const MAX_PAGES = 30
/** Earlier closed records are skipped: they are history, or were read while they were open. */
const RECENT_DAYS = 14

const api: JsonApi<Vacancy> = {
  name: 'OpdrachtOverheid',
  ask: ({ fetcher, baseUrl, now }, page) => fetcher.postJson(`${baseUrl}/v7/vacancies/search`, questionOf(now, page)),
  open: answer => {
    const { data } = searchResponse.safeParse(answer)
    return data ? { records: data.negometrix_tenders } : null
  },
  row: vacancy,
  idOf: ({ tender_id }) => tender_id,
  isWanted: (row, { now }) => isAssignment(row) && isOpenOrRecent(row, now),
  maxPages: MAX_PAGES,
}

/** The same request as that of the site itself. */
function questionOf(now: Date, page: number) {
  const from = recentFrom(now).toUTC().toFormat('yyyy-MM-dd HH:mm:ss')
  return {
    single: false,
    userInput: null,
    limit: A_PAGE,
    offset: page * A_PAGE,
    disjunction: 0,
    user_coordinates: {},
    filters: {
      and_filters: [
        {
          filters: [
            { field_name: 'tender_offline_date', value: [from], operator: '>=' },
            { field_name: 'publish', value: ['0'], operator: 'neq' },
            { field_name: 'direct_recruitment_vacancy', value: ['true'], operator: 'neq' },
          ],
        },
      ],
      or_filters: [],
      or_disjunction: 0,
    },
    order_by: [{ field: 'tender_first_seen', direction: 'desc' }],
  }
}

const recentFrom = (now: Date) => DateTime.fromJSDate(now).minus({ days: RECENT_DAYS })

/** A vacancy is employment, not an assignment. */
const isAssignment = ({ publish, direct_recruitment_vacancy: isVacancy }: Vacancy) => publish !== false && !isVacancy

/** A record without a readable date is open unless its status is closed. */
function isOpenOrRecent(row: Vacancy, now: Date): boolean {
  const { closingDate } = closingIn(row)
  return closingDate ? closingDate >= recentFrom(now).toJSDate() : !isClosed(row)
}

/**
 * OpdrachtOverheid, https://www.opdrachtoverheid.nl: an aggregator of assignments at governments, from the search of
 * its own site. `tender_id` starts with the site of origin, and `tender_url` is the page there.
 * Quirks: closed records, back to 2022, are included; a rate is text in one field and a number in another; moments have
 * no offset. No answer states a total, so a missing assignment does not count as closed.
 */
export const connector = connectorOfList({
  key: 'opdrachtoverheid',
  lists: 'the assignments of OpdrachtOverheid',
  place: {
    baseUrl: { variable: 'OPDRACHTOVERHEID_URL', standard: 'https://kbenp-match-api.azurewebsites.net' },
    days: RECENT_DAYS,
  },
  terms: noLicence({ linkTo: 'where it was published first' }),
  version: 5,
  expects: ['title', 'organization', 'publishedAt', 'closingDate', 'description'],
  api,
  normalise,
  standIn: answerAsOpdrachtOverheid,
})
