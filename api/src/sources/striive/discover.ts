import { discoverJson, type JsonApi } from '../adapters/json-api.js'
import type { Connection } from '../connector.js'
import { sourceOf } from './normalise.js'
import { type Job, job, jobsPage } from './shapes.js'

const api: JsonApi<Job> = {
  name: 'Striive',
  ask: ({ fetcher, baseUrl }, page) => fetcher.json(`${baseUrl}/jobs?open=true&page=${page + 1}`),
  open: answer => {
    const page = jobsPage.safeParse(answer)
    return page.success ? { records: page.data.data, total: page.data.total } : null
  },
  row: job,
  idOf: ({ id }) => id,
  sourceOf,
}

export const discover = (connection: Connection, version: number) => discoverJson(api, connection, version)
