import { openToTokens, type Operation, policy } from '../src/people/auth/policy.js'
import { routes } from '../src/transport/rest/routes.js'
import { securityEvents } from '../src/platform/security-log.js'
import { timeLimits } from '../src/platform/time-limits.js'

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly string[]) =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n')

const spoken = (ms: number) => (ms % 60_000 === 0 ? `${ms / 60_000} min` : ms < 1000 ? `${ms} ms` : `${ms / 1000} s`)

/** Of docs/operating.md: how long everything may take. */
export const timeTable = () =>
  table(
    ['of', 'limit', 'for what'],
    Object.values(timeLimits).map(({ group, ms, what }) => row(group, spoken(ms), what)),
  )

/** Who each level of the policy lets in. */
const whoMay = {
  always: ['yes', 'yes', 'yes', 'yes'],
  anyone: ['yes', 'no', 'yes', 'yes'],
  temporary: ['no', 'yes', 'yes', 'yes'],
  signedIn: ['no', 'no', 'yes', 'yes'],
  administrator: ['no', 'no', 'no', 'yes'],
} as const satisfies Readonly<Record<(typeof policy)[Operation], readonly string[]>>

/** Of docs/operating.md: who may do what, from the policy that both doors ask. */
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

/** Of docs/operating.md: the events of security in the log. */
export const eventTable = () =>
  table(
    ['event', 'level', 'when', 'holds'],
    Object.entries(securityEvents).map(([event, { level, when, holds }]) => row(`\`${event}\``, level, when, holds)),
  )

/** The page with its tables as they are now. */
export const docTables = {
  'npm run tables: events': eventTable,
  'npm run tables: time': timeTable,
  'npm run tables: access': accessTable,
}
