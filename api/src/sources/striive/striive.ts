import type { Connector } from '../connector.js'
import { discover } from './discover.js'
import { normalise } from './normalise.js'
import type { Job } from './shapes.js'

/**
 * Striive, https://striive.com: the interim assignments of Between, HeadFirst and others in one list of all that is
 * open, JSON without a key, 25 a page. `source` says whose an assignment is.
 *
 * Odd: a rate of 0 is none; place and province are one text; a record comes in a long form or a short one, without a
 * day of publication; it names recruiters with address and telephone, which never come past shapes.ts.
 */
export const striive: Connector<Job, Job> = {
  key: 'striive',
  sources: ['striive', 'between', 'headfirst'],
  version: 1,
  listsAllOpen: true,
  discover: connection => discover(connection, striive.version),
  fetch: (_connection, { listing }) => Promise.resolve(listing),
  normalise,
}
