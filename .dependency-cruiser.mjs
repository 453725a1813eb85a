/**
 * The floors of the house, from the roof down. A room, which is a folder or a file directly in `src`, imports only from
 * floors below its own, types included; rooms of one floor do not know each other. `npm run lint` holds it, by scripts/rooms.mjs.
 */
const api = [
  ['main'],
  ['start', 'serve', 'work'],
  ['server'],
  ['app', 'worker', 'migrate'],
  ['process'],
  ['configuration', 'data-source', 'live', 'metrics', 'rest'],
  ['migrations', 'schema'],
  ['alerts'],
  ['awards', 'exports'],
  // `auth` holds the GraphQL of accounts as well: that needs `context`, which is above `users`.
  ['http', 'harvest', 'auth'],
  ['samples'],
  ['sources', 'comments'],
  ['notices'],
  ['profiles', 'similar', 'suggest'],
  ['bookmarks', 'categorise', 'duplicates', 'fruitless'],
  ['put-away'],
  ['seen'],
  ['tenders', 'jobs'],
  ['catalogue', 'search'],
  ['context'],
  ['users', 'notifications'],
  ['organisations', 'settings', 'paging', 'fetching', 'rate-limit'],
  ['database'],
  ['reference'],
  ['bulkhead', 'graphql', 'validation', 'loader', 'calendar', 'fingerprint', 'parse-url', 'security-log'],
  ['errors', 'log', 'tracing', 'lists', 'counted', 'read-uuid', 'slug', 'fair-share', 'time-limits'],
]

const web = [
  ['main', 'prerender', 'service-worker'],
  ['App', 'apollo'],
  ['pages'],
  ['profiles', 'keys'],
  ['filters', 'layout'],
  ['tenders', 'refresh'],
  ['bookmarks', 'exports', 'put-away', 'seen'],
  ['comments', 'jobs'],
  ['offline'],
  ['live'],
  ['session'],
  ['ui', 'theme'],
  ['requests', 'dutch-moments'],
  ['dutch', 'address-values', 'browser-storage', 'nonce'],
]

/** A path below one of these rooms; the room itself is the first group. */
const inRooms = (house, rooms) => `^${house}/(${rooms.join('|')})(?:/|\\.tsx?$)`

function floorRules(house, floors) {
  const rules = floors.map((rooms, index) => ({
    name: `${house}: only downwards from ${rooms.join(', ')}`,
    comment: 'A room imports only from floors below its own.',
    severity: 'error',
    from: { path: inRooms(house, rooms) },
    to: {
      path: inRooms(house, floors.slice(0, index + 1).flat()),
      pathNot: `^${house}/$1(?:/|\\.tsx?$)`,
    },
  }))
  const unlisted = { path: `^${house}/`, pathNot: inRooms(house, floors.flat()) }
  const everyRoom = {
    name: `${house}: every room has a floor`,
    comment: 'Write the new room into the list of floors.',
    severity: 'error',
  }
  return [...rules, { ...everyRoom, from: unlisted, to: {} }, { ...everyRoom, from: {}, to: unlisted }]
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...floorRules('api/src', api),
    ...floorRules('web/src', web),
    {
      name: 'no-circles-of-files',
      comment: 'Two files that import each other, however far round, are one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    // TypeScript 7 has no API that the tool could ask; swc reads the same imports, type imports too.
    parser: 'swc',
    tsPreCompilationDeps: true,
    includeOnly: '^(?:api|web)/src',
    exclude: '(?:\\.(?:test|generated)\\.tsx?$|/testing/)',
  },
}
