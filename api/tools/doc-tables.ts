import { openToTokens, type Operation, policy } from '../src/people/auth/policy.js'
import { routes } from '../src/transport/rest/routes.js'
import { securityEvents } from '../src/platform/security-log.js'
import { timeLimits } from '../src/platform/time-limits.js'
import { row, table } from './markdown-table.js'

const spoken = (ms: number) => (ms % 60_000 === 0 ? `${ms / 60_000} min` : ms < 1000 ? `${ms} ms` : `${ms / 1000} s`)

/** Time limits, for docs/operating.md. */
export const timeTable = () =>
  table(
    ['area', 'limit', 'meaning'],
    Object.values(timeLimits).map(({ group, ms, what }) => row(group, spoken(ms), what)),
  )

/** Columns of the table: visitor, temporary password, staff, administrator. */
const whoMay = {
  always: ['yes', 'yes', 'yes', 'yes'],
  anyone: ['yes', 'no', 'yes', 'yes'],
  temporary: ['no', 'yes', 'yes', 'yes'],
  signedIn: ['no', 'no', 'yes', 'yes'],
  administrator: ['no', 'no', 'no', 'yes'],
} as const satisfies Readonly<Record<(typeof policy)[Operation], readonly string[]>>

/** Permissions, for docs/operating.md, from the policy that GraphQL and REST check. */
export const accessTable = () =>
  table(
    ['operation', 'visitor', 'temporary password', 'staff', 'administrator', 'token', 'REST'],
    (Object.keys(policy) as Operation[]).map(operation => {
      const scope = openToTokens[operation]
      const paths = routes
        .filter(route => route.operation === operation)
        .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
      return row(
        `\`${operation}\``,
        ...whoMay[policy[operation]],
        scope?.replace('_', ' and ') ?? 'no',
        paths.map(path => `\`${path}\``).join(', ') || '–',
      )
    }),
  )

/** Events of the audit log, for docs/operating.md. */
export const eventTable = () =>
  table(
    ['event', 'level', 'when', 'fields'],
    Object.entries(securityEvents).map(([event, { level, when, holds }]) => row(`\`${event}\``, level, when, holds)),
  )

/** The generated tables of docs/operating.md, by the marker above each. */
export const docTables = {
  'table: events': eventTable,
  'table: time': timeTable,
  'table: access': accessTable,
}
