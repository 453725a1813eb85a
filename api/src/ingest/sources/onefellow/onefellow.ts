import { connectorOfList, type JsonApi } from '../adapters/json-api.js'
import { noLicence } from '../no-licence.js'
import { normalise } from './normalise.js'
import { answerAsOnefellow } from './samples/wire.js'
import { type JobOrder, jobList, jobOrder } from './shapes.js'

const api: JsonApi<JobOrder> = {
  name: 'Onefellow',
  ask: ({ fetcher, baseUrl }) => fetcher.json(`${baseUrl}/olli-jobs?action=list`),
  open: answer => {
    const { data } = jobList.safeParse(answer)
    return data ? { records: data.jobs } : null
  },
  row: jobOrder,
  idOf: ({ joborder_id }) => joborder_id,
  isWanted: ({ publish, time_deleted, status }) =>
    publish !== 0 && !time_deleted && (!status || status.trim().toLowerCase() === 'open'),
  isOnePage: true,
}

/**
 * Onefellow, https://onefellow.nl: a broker's assignments, in one answer of the function that fills its own list.
 * Quirks: HTML is escaped twice; moments are Unix seconds; `max_rate` is text and usually empty; a title starts with
 * its number: '#733 '.
 */
export const connector = connectorOfList({
  key: 'onefellow',
  lists: 'the assignments of Onefellow',
  place: {
    baseUrl: { variable: 'ONEFELLOW_URL', standard: 'https://yhjktxqtoyeruztiwupf.supabase.co/functions/v1' },
    days: 365,
  },
  terms: noLicence(),
  version: 4,
  listsAllOpen: true,
  expects: ['title', 'organization', 'publishedAt', 'closingDate', 'description'],
  api,
  normalise,
  standIn: answerAsOnefellow,
})
