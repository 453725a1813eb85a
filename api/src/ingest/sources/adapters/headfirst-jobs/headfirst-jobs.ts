import type { Connection } from '../../connector.js'
import type { JsonApi } from '../json-api.js'
import { type Job, job, jobsPage } from './shapes.js'

/**
 * The list of a site on HeadFirst's platform (Striive, Inhuurdesk). Pages are numbered from 1, and each states the
 * total.
 */
export const headfirstJobs = (
  name: string,
  addressOf: (connection: Connection, page: number) => string,
): JsonApi<Job> => ({
  name,
  ask: (connection, page) => connection.fetcher.json(addressOf(connection, page + 1)),
  open: answer => {
    const page = jobsPage.safeParse(answer)
    return page.success ? { records: page.data.data, total: page.data.total } : null
  },
  row: job,
  idOf: ({ id }) => id,
})
