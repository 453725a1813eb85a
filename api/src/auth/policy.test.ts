import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from '@jest/globals'
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  getNamedType,
  parse,
  subscribe,
} from 'graphql'
import { testDatabase } from '../../test/database.js'
import { aUser } from '../../test/factories.js'
import { testSettings } from '../../test/ask.js'
import { aSignIn } from '../../test/sign-in.js'
import { testServer } from '../../test/web-server.js'
import { createContext } from '../context.js'
import { createSchema } from '../schema/schema.js'
import { routes } from '../rest/routes.js'
import type { User } from '../users/user.entity.js'
import { callerWithoutRequest } from '../users/caller.js'
import { openToTokens, policy, refusal } from './policy.js'
import { CreatePersonalTokenInput } from '../users/tokens/personal-token.inputs.js'
import { createPersonalToken } from '../users/tokens/personal-token.service.js'
import { TokenScope } from '../users/tokens/token-scope.js'
import { checked } from '../validation/checked.js'
import { signedInBy } from '../users/sign-in/session.service.js'

/** Entries that were deleted and put back have another place: other test files of this process read them in their order. */
for (const entries of [policy, openToTokens] as Record<string, unknown>[]) {
  const whole = { ...entries }
  afterAll(() => {
    for (const name of Object.keys(entries)) delete entries[name]
    Object.assign(entries, whole)
  })
}

const database = testDatabase()
const db = () => database.manager
// A request's own address, so that what counts tries does not end the matrix.
const server = testServer(database, { trustProxyHops: 1 })

/** The last two are administrators too: it must not help them. */
const viewers = ['anonymous', 'user', 'other user', 'administrator', 'must change', 'deactivated'] as const
type ViewerKind = (typeof viewers)[number]

/**
 * `in`: nobody stops them; `401`: sign in first; `403`: not for you; `change`: first the temporary password; `hidden`: as for
 * what does not exist.
 */
type Verdict = 'in' | 'hidden' | '401' | '403' | 'change'
type Row = readonly [Verdict, Verdict, Verdict, Verdict, Verdict, Verdict]

/** By docs/requirements/decisions.md, 'Access'. Written by hand: it must not be made from the policy that it tests. */
const everybody: Row = ['in', 'in', 'in', 'in', 'in', 'in']
const visitors: Row = ['in', 'in', 'in', 'in', 'change', 'in']
const ownPassword: Row = ['401', 'in', 'in', 'in', 'in', '401']
/** Let in by the policy; for a bookmark that does not exist a visitor is told to sign in first. */
const hidden: Row = ['hidden', 'in', 'in', 'in', 'change', 'hidden']
const users: Row = ['401', 'in', 'in', 'in', 'change', '401']
const administrators: Row = ['401', '403', '403', 'in', 'change', '401']
const nobody: Row = ['403', '403', '403', '403', '403', '403']

/** By operation. Those of the specification that do not exist yet have their row already. */
const expected: Readonly<Record<string, Row>> = {
  session: everybody,
  viewer: everybody,
  rateLimit: everybody,
  signIn: everybody,
  signOut: everybody,
  changePassword: ownPassword,

  node: visitors,
  nodes: visitors,
  tender: visitors,
  tenders: visitors,
  changes: visitors,
  exportTenders: visitors,
  exportLinkedBookmarks: visitors,
  exportLinkedProfile: visitors,
  publicStats: visitors,
  activity: visitors,
  suggestions: visitors,
  filterValues: visitors,
  cpvLabels: visitors,
  job: visitors,
  jobProgress: visitors,
  categories: visitors,
  domains: visitors,
  sources: visitors,
  regions: visitors,
  installation: visitors,
  refreshTenders: visitors,
  // Those that anybody may see; whose they are is for the tests of bookmarks.
  bookmarks: visitors,
  commentEvents: hidden,

  tendersWithBookmarks: users,
  exportBookmarks: users,
  bookmarkLink: users,
  searchProfiles: users,
  searchForecast: users,
  createSearchProfile: users,
  updateSearchProfile: users,
  deleteSearchProfile: users,
  markSearchProfileSeen: users,
  setProfileAlert: users,
  setProfileWebhook: users,
  removeProfileWebhook: users,
  resumeProfileWebhook: users,
  webhookDeliveries: users,
  resendWebhookDelivery: users,
  renewProfileLink: users,
  revokeProfileLink: users,
  reminderDays: users,
  setReminderDays: users,
  pushPublicKey: users,
  subscribePush: users,
  unsubscribePush: users,
  unseenTenders: users,
  markTendersSeen: users,
  markAllTendersSeen: users,
  undoAllTendersSeen: users,
  putTenderAway: users,
  bringTenderBack: users,
  exclusions: users,
  addExclusion: users,
  removeExclusion: users,
  renewBookmarkLink: users,
  revokeBookmarkLink: users,
  ownBookmarks: users,
  tenderStats: users,
  jobs: users,
  bookmarkTender: users,
  unbookmarkTender: users,
  updateBookmark: users,
  addComment: users,
  updateComment: users,
  deleteComment: users,
  reclassifyTenders: users,
  categorizeUncategorized: users,
  seedCategories: users,
  ownPicture: users,
  accountSessions: users,
  accountExport: users,
  endSession: users,
  eraseAccount: users,
  personalTokens: users,
  createPersonalToken: users,
  revokePersonalToken: users,

  users: administrators,
  createUser: administrators,
  setUserActive: administrators,
  renewTemporaryPassword: administrators,
  clearSamples: administrators,
  refreshRuns: administrators,
  sourceHealth: administrators,
  troubledSourceCount: administrators,
  sourceAnswer: administrators,
  switchSource: administrators,
  acceptRun: administrators,
  runSource: administrators,
  trySource: administrators,
  addSource: administrators,
  removeSource: administrators,
  categorizeTender: administrators,
  splitTender: administrators,
  saveAward: administrators,
  checkAwards: administrators,
  cancelJob: administrators,
  fruitlessSearches: administrators,
  forgetFruitlessSearch: administrators,
  forgetFruitlessSearches: administrators,
}

/** What the specification says of addresses, whatever operation a row names. */
const expectedOfRest: Readonly<Record<string, Row>> = {
  'get /auth/check': everybody,
  'post /auth/login': everybody,
  'post /auth/logout': everybody,
  'post /auth/change-password': ownPassword,
  'get /auth/picture': users,
  'get /auth/users': administrators,
  'post /auth/create-user': administrators,
  'post /auth/users/:id/activate': administrators,
  'post /auth/users/:id/deactivate': administrators,
  'get /public-stats': visitors,
  'get /categories': visitors,
  'get /public-tenders': visitors,
  'get /tenders': visitors,
  'get /tenders-with-bookmarks': users,
  'get /tenders/stats': users,
  'get /tenders/:id': visitors,
  'get /bookmarks': users,
  'post /bookmarks': users,
  'delete /bookmarks/:tenderId': users,
  'get /bookmarks/me': users,
  'get /bookmarks/public': visitors,
  'get /bookmarks/:id/comments': hidden,
  'post /bookmarks/:id/comments': users,
  'put /comments/:id': users,
  'delete /comments/:id': users,
  'post /tenders/refresh': visitors,
  'post /tenders/public-refresh': visitors,
  'post /tenders/reclassify': users,
  'post /categorize-tenders': users,
  'post /seed-categories': users,
  'post /tenders/:id/categorize': administrators,
  'put /tenders/:id/award': administrators,
  'post /tenders/check-awards': administrators,
}

/** What a program may do in the name of somebody, by hand as well; everything else asks for the person. */
const byTokens = {
  read: new Set(
    'session viewer rateLimit node nodes tender tenders changes publicStats activity job jobProgress categories domains sources regions installation bookmarks commentEvents tenderStats jobs tendersWithBookmarks ownBookmarks sourceHealth troubledSourceCount refreshRuns'.split(
      ' ',
    ),
  ),
  write: new Set(
    'refreshTenders bookmarkTender unbookmarkTender updateBookmark addComment updateComment deleteComment reclassifyTenders categorizeUncategorized categorizeTender saveAward checkAwards'.split(
      ' ',
    ),
  ),
}
const scopes = [TokenScope.READ, TokenScope.READ_WRITE] as const
/** Of whom a token is tried: whoever may do most. */
const owners = ['administrator'] as const

function expectedByToken(operation: string, ofPerson: Verdict | undefined, scope: TokenScope): Verdict | undefined {
  if (ofPerson !== 'in') return ofPerson
  if (byTokens.read.has(operation)) return 'in'
  return byTokens.write.has(operation) && scope === TokenScope.READ_WRITE ? 'in' : '403'
}

interface Operation {
  readonly name: string
  readonly kind: 'query' | 'mutation' | 'subscription'
  readonly text: string
  readonly variables: Readonly<Record<string, unknown>>
}

const schema = createSchema()
const operations = operationsOf(schema)

function operationsOf(of: GraphQLSchema): Operation[] {
  const types = { query: of.getQueryType(), mutation: of.getMutationType(), subscription: of.getSubscriptionType() }
  return Object.entries(types).flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map(field => operationOf(kind as Operation['kind'], field)),
  )
}

/** Asks with as little as the schema takes. */
function operationOf(kind: Operation['kind'], field: GraphQLField<unknown, unknown>): Operation {
  const args = field.args.filter(({ type }) => isNonNullType(type))
  const declared = args.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ')
  const given = args.map(({ name }) => `${name}: $${name}`).join(', ')
  const selection = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : ''
  const call = `${field.name}${given && `(${given})`} ${selection}`
  const variables = Object.fromEntries(args.map(({ name, type }) => [name, something(type)]))
  return { name: field.name, kind, text: `${kind} ${declared && `(${declared})`} { ${call} }`, variables }
}

function something(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return something(type.ofType)
  if (isListType(type)) return []
  // The last one: of bookmarks, those that anybody may see.
  if (isEnumType(type)) return type.getValues().at(-1)!.name
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(field => isNonNullType(field.type))
    return Object.fromEntries(required.map(field => [field.name, something(field.type)]))
  }
  switch (type.name) {
    case 'ID':
      return Buffer.from(`User:${randomUUID()}`).toString('base64')
    case 'Boolean':
      return false
    case 'Int':
    case 'Float':
      return 1
    case 'Date':
      return '2026-01-01'
    case 'DateTime':
      return '2026-01-01T00:00:00Z'
    default:
      return ''
  }
}

const given: Readonly<Record<ViewerKind, Partial<User> | null>> = {
  anonymous: null,
  user: {},
  'other user': {},
  administrator: { isAdmin: true },
  'must change': { isAdmin: true, mustChangePassword: true },
  deactivated: { isAdmin: true, isActive: false },
}

/** Somebody new each time, since some of what they do is to leave. */
async function signedIn(kind: ViewerKind) {
  const user = given[kind]
  return user && aSignIn(db(), await aUser(db(), user), server.url)
}

const anAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 250)).join('.')}`
const ask = (path: string, method: string, key: Record<string, string>, body: object | null = null) =>
  fetch(server.url + path, {
    method,
    headers: { 'x-forwarded-for': anAddress(), 'content-type': 'application/json', ...key },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

interface Said {
  readonly code?: string | undefined
  readonly message?: string | undefined
}

function verdictOf({ code, message = '' }: Said): string {
  if (code === 'INTERNAL_SERVER_ERROR' || code === 'UNAVAILABLE' || code === 'RATE_LIMITED') return `${code} ${message}`
  if (code === 'AUTHENTICATION_REQUIRED') return 'hidden'
  if (code !== 'UNAUTHENTICATED' && code !== 'FORBIDDEN') return 'in'
  if (!message.includes('Unauthorized')) return `${code} without 'Unauthorized'`
  if (code === 'UNAUTHENTICATED') return '401'
  return message.includes('wijzig eerst je tijdelijke wachtwoord') ? 'change' : '403'
}

/** A sign-in has two, and each must open the same. */
const keys = ['cookie', 'bearer'] as const
type Key = (typeof keys)[number]

/** The header of a program. */
async function tokenOf(viewer: ViewerKind, scope: TokenScope): Promise<Record<string, string>> {
  const user = await aUser(db(), given[viewer] ?? {})
  const input = checked(CreatePersonalTokenInput, { name: 'Proef', scope, expiresInDays: 30 })
  return { authorization: `Bearer ${(await createPersonalToken(db(), user.id, input)).secret}` }
}

const throughGraphql = async (operation: Operation, viewer: ViewerKind, by: Key) =>
  askGraphql(operation, (await signedIn(viewer))?.[by] ?? {})

async function askGraphql({ text, variables }: Operation, key: Record<string, string>) {
  const reply = await ask('/graphql', 'POST', key, { query: text, variables })
  const { data, errors } = (await reply.json()) as {
    data?: Record<string, unknown> | null
    errors?: readonly { message: string; extensions: { code: string } }[]
  }
  if (!data && errors?.[0]?.extensions.code === 'GRAPHQL_VALIDATION_FAILED') return errors[0].message
  const [error] = errors ?? []
  const verdict = verdictOf({ code: error?.extensions.code, message: error?.message })
  const holds = Object.values(data ?? {}).some(value => value !== null)
  return verdict !== 'in' && holds ? `${verdict} with data` : verdict
}

async function throughSubscription({ text, variables }: Operation, viewer: ViewerKind) {
  const key = await signedIn(viewer)
  const contextValue = createContext({
    db: db(),
    settings: testSettings(),
    caller: callerWithoutRequest(key && (await signedInBy(db(), key.sid))),
  })
  const begun = await subscribe({ schema, document: parse(text), variableValues: variables, contextValue })
  if (Symbol.asyncIterator in begun) {
    await begun.return?.()
    return 'in'
  }
  const cause = begun.errors?.[0]?.originalError as Said | undefined
  return verdictOf({ code: cause?.code, message: cause?.message })
}

const throughRest = async (method: string, path: string, viewer: ViewerKind, by: Key) =>
  askRest(method, path, (await signedIn(viewer))?.[by] ?? {})

async function askRest(method: string, path: string, key: Record<string, string>) {
  const address = `/api${path.replaceAll(/:\w+/g, () => randomUUID())}`
  const reply = await ask(address, method.toUpperCase(), key, method === 'get' ? null : {})
  // What is let in may be a file, or JSON lines.
  const isJson = reply.headers.get('content-type')?.startsWith('application/json;') ?? false
  const body = (isJson ? await reply.json() : {}) as Said & { authenticated?: boolean }
  // That somebody is not signed in is what one asked.
  if (body.authenticated === false) return 'in'
  const verdict = verdictOf(body)
  const status = { in: 0, hidden: 401, '401': 401, '403': 403, change: 403 }[verdict] ?? -1
  const fits = status === 0 ? reply.status < 500 && ![401, 403].includes(reply.status) : reply.status === status
  return fits ? verdict : `${reply.status} ${verdict}`
}

/** The decision of the policy alone: some services refuse a second time. */
async function byPolicy(operation: string, viewer: ViewerKind) {
  const key = await signedIn(viewer)
  return verdictOf(refusal(key && (await signedInBy(db(), key.sid)), operation) ?? {})
}

interface Cell {
  readonly name: string
  readonly operation: string
  readonly viewer: ViewerKind
  readonly expected: Verdict | undefined
  run(): Promise<string>
}

const cellsOf = (name: string, operation: string, row: Row | undefined, run: (viewer: ViewerKind) => Promise<string>) =>
  viewers.map((viewer, index): Cell => ({ name, operation, viewer, expected: row?.[index], run: () => run(viewer) }))

const cells: readonly Cell[] = [
  ...operations.flatMap(operation => {
    const { name, kind } = operation
    if (kind === 'subscription')
      return cellsOf(`subscription ${name}`, name, expected[name], viewer => throughSubscription(operation, viewer))
    return keys.flatMap(key =>
      cellsOf(`${kind} ${name} by ${key}`, name, expected[name], viewer => throughGraphql(operation, viewer, key)),
    )
  }),
  ...routes.flatMap(({ method, path, operation }) =>
    keys.flatMap(key =>
      cellsOf(
        `${method} /api${path} by ${key}`,
        operation,
        expectedOfRest[`${method} ${path}`] ?? expected[operation],
        viewer => throughRest(method, path, viewer, key),
      ),
    ),
  ),
  // Last, because a changed entry should show in the answer to a request.
  ...Object.keys(policy).flatMap(name =>
    cellsOf(
      `policy ${name}`,
      name,
      expected[name]?.map(verdict => (verdict === 'hidden' ? 'in' : verdict)) as Row | undefined,
      viewer => byPolicy(name, viewer),
    ),
  ),
]

const cellsByToken: readonly Cell[] = scopes.flatMap(scope =>
  owners.flatMap(viewer => {
    const cell = (name: string, operation: string, row: Row | undefined, run: Cell['run']): Cell => ({
      name: `${name} by a token for ${scope}`,
      operation,
      viewer,
      expected: expectedByToken(operation, row?.[viewers.indexOf(viewer)], scope),
      run,
    })
    return [
      ...operations
        .filter(({ kind }) => kind !== 'subscription')
        .map(operation =>
          cell(`${operation.kind} ${operation.name}`, operation.name, expected[operation.name], async () =>
            askGraphql(operation, await tokenOf(viewer, scope)),
          ),
        ),
      ...routes.map(({ method, path, operation }) =>
        cell(`${method} /api${path}`, operation, expectedOfRest[`${method} ${path}`] ?? expected[operation], async () =>
          askRest(method, path, await tokenOf(viewer, scope)),
        ),
      ),
    ]
  }),
)

/** A refresh within the cool-down reads nothing. */
const refreshedJustNow = () =>
  db().query(
    `INSERT INTO jobs (id, kind, status, result, completed_at)
     VALUES ($1, 'refresh', 'success', '{"totalFound":0,"totalAdded":0}', now())`,
    [randomUUID()],
  )

describe('the authorisation matrix', () => {
  test('every operation and every address has an expectation, and every entry of the policy is one of them', () => {
    const named = new Set([...operations.map(({ name }) => name), ...routes.map(({ operation }) => operation)])
    expect([...named].filter(name => !expected[name])).toEqual([])
    expect([...cells, ...cellsByToken].filter(cell => !cell.expected)).toEqual([])
    expect(cells.length + cellsByToken.length).toBeGreaterThanOrEqual(2000)
    expect(Object.keys(policy).filter(name => !named.has(name as never))).toEqual([])
  })

  test('every operation and every address lets in or refuses each kind of viewer as specified', async () => {
    await refreshedJustNow()
    const wrong: string[] = []
    const all = [...cells, ...cellsByToken]
    for (const cell of all) {
      const verdict = await cell.run()
      if (verdict !== cell.expected) wrong.push(`${cell.name}, ${cell.viewer}: ${verdict}, not ${cell.expected}`)
    }
    // R-ROLE-6 R-ROLE-16
    expect(wrong).toEqual([])
    process.stdout.write(
      `authorisation cells right: ${all.length} of ${all.length} (${operations.length} operations, ${routes.length} addresses)\n`,
    )
  }, 900_000)

  test('every flipped or missing entry of the policy is caught by the matrix', async () => {
    await refreshedJustNow()
    const entries = policy as unknown as Record<string, string | undefined>
    const levels = ['always', 'anyone', 'temporary', 'signedIn', 'administrator', undefined]
    const uncaught: string[] = []
    let flips = 0
    let byRequests = 0
    for (const [name, level] of Object.entries(policy))
      for (const flipped of levels.filter(one => one !== level)) {
        flips++
        if (flipped) entries[name] = flipped
        else delete entries[name]
        try {
          const caughtBy = await catcherOf(name, cells)
          if (caughtBy && !caughtBy.startsWith('policy')) byRequests++
          if (!caughtBy) uncaught.push(`${name}: ${level} → ${flipped}`)
        } finally {
          entries[name] = level
        }
      }
    expect(uncaught).toEqual([])
    process.stdout.write(`flipped policy entries caught: ${flips} of ${flips}, ${byRequests} of them by a request\n`)
  }, 900_000)

  test('every flipped, missing or added entry of what tokens may do is caught by a request', async () => {
    await refreshedJustNow()
    const entries = openToTokens as Record<string, TokenScope | undefined>
    const uncaught: string[] = []
    const asked = Object.keys(policy).filter(name => cellsByToken.some(({ operation }) => operation === name))
    for (const name of asked) {
      const scope = entries[name]
      for (const flipped of [undefined, ...scopes].filter(one => one !== scope)) {
        if (flipped) entries[name] = flipped
        else delete entries[name]
        try {
          if (!(await catcherOf(name, cellsByToken))) uncaught.push(`${name}: ${scope} → ${flipped}`)
        } finally {
          if (scope) entries[name] = scope
          else delete entries[name]
        }
      }
    }
    expect(uncaught).toEqual([])
  }, 900_000)

  async function catcherOf(operation: string, among: readonly Cell[]): Promise<string | null> {
    for (const cell of among.filter(one => one.operation === operation))
      if ((await cell.run()) !== cell.expected) return cell.name
    return null
  }

  test('an operation without an entry in the policy is refused to everybody', () => {
    for (const name of ['nonsense', 'constructor', '__proto__', 'toString', ''])
      expect(viewers.map(() => (refusal(null, name)?.code === 'FORBIDDEN' ? '403' : 'in'))).toEqual(nobody)
  })

  test('an operation without an entry keeps the product from starting', () => {
    const entries = policy as unknown as Record<string, string | undefined>
    const { tenders } = policy
    delete entries.tenders
    try {
      expect(createSchema).toThrow('Query.tenders has no entry in the policy')
    } finally {
      entries.tenders = tenders
    }
  })
})
