import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { type DocumentNode, type ExecutionResult, Kind, OperationTypeNode, parse, print, subscribe } from 'graphql'
import { toGlobalId } from 'graphql-relay'
import { testSettings } from '../../test/ask.js'
import { aCrowd, type Crowd } from '../../test/crowd.js'
import { empty, testDatabase } from '../../test/database.js'
import { aSignIn, PASSWORD } from '../../test/sign-in.js'
import { settled } from '../../test/settled.js'
import { recordStatements } from '../../test/statements.js'
import { testServer } from '../../test/web-server.js'
import { createContext } from '../accounts/context.js'
import { Pool } from '../platform/database/pool.js'
import { log } from '../platform/log.js'
import { createLoad } from '../platform/graphql/loader.js'
import { webDocuments } from '../../tools/web-documents.js'
import { routes } from './rest/routes.js'
import { createSchema } from './schema/schema.js'
import { followChanges } from '../tenders/tender/change-cache.js'
import { callerWithoutRequest } from '../accounts/users/caller.js'
import type { User } from '../accounts/users/user.entity.js'

/** The maximum number of SQL statements: for a visitor, and for an administrator with a cookie. */
type Budget = readonly [visitor: number, signedIn: number]

interface Operation {
  readonly budget: Budget
  readonly variables?: (crowd: Crowd) => object
  /** The notification that triggers a subscription. */
  readonly event?: (crowd: Crowd) => string
}

interface Call {
  readonly budget: Budget
  /** The value of the path's parameter. */
  readonly id?: (crowd: Crowd) => string
  readonly query?: string
  readonly body?: (crowd: Crowd) => object
}

const tender = ({ tenderId }: Crowd) => toGlobalId('Tender', tenderId)
const bookmark = ({ bookmarkId }: Crowd) => toGlobalId('Bookmark', bookmarkId)
const comment = ({ commentId }: Crowd) => toGlobalId('Comment', commentId)
const colleague = (crowd: Crowd) => toGlobalId('User', crowd.colleague.id)
const words = { commenterName: 'Anna', content: 'Interessant' }
const passwords = { currentPassword: PASSWORD, newPassword: 'Schaap-5678', confirmPassword: 'Schaap-5678' }
const newcomer = { username: 'nieuw', email: 'nieuw@greenrock.nl', firstName: 'Noor', lastName: 'Nieuw' }
const temporaryPassword = 'Tijdelijk-1'
const aSource = (address: string) => ({ name: 'Proef', address, adapter: 'OCDS', tenderType: 'EU_PROCUREMENT' })

/** The operations of the web client, by name. */
const operations: Readonly<Record<string, Operation>> = {
  AcceptRun: { budget: [0, 22], variables: () => ({ input: { source: 'between' } }) },
  AddSource: { budget: [0, 12], variables: () => ({ input: aSource('https://bron.example/feed') }) },
  AccountExport: { budget: [0, 28] },
  AccountSessions: { budget: [0, 3] },
  AddComment: { budget: [0, 12], variables: crowd => ({ input: { bookmarkId: bookmark(crowd), ...words } }) },
  BookmarkLink: { budget: [0, 3] },
  Bookmarks: { budget: [7, 12], variables: () => ({ scope: 'PUBLIC', search: 'onderhoud', page: 1, first: 20 }) },
  Awards: { budget: [1, 3] },
  BookmarkTender: {
    budget: [0, 9],
    variables: ({ otherTenderId }) => ({ input: { tenderId: toGlobalId('Tender', otherTenderId) } }),
  },
  CancelJob: { budget: [0, 7], variables: () => ({ input: { kind: 'RECLASSIFY' } }) },
  ChangePassword: { budget: [0, 18], variables: () => ({ input: passwords }) },
  CheckAwards: { budget: [0, 15] },
  ClearSamples: { budget: [0, 7] },
  CategorizeUncategorized: { budget: [0, 17] },
  CreatePersonalToken: {
    budget: [0, 7],
    variables: () => ({ input: { name: 'Koppeling', scope: 'READ', expiresInDays: 30 } }),
  },
  NearestFilters: { budget: [0, 2], variables: () => ({ filter: { search: 'xyzzyplugh', category: 'overig' } }) },
  Suggestions: { budget: [1, 3], variables: () => ({ text: 'onder' }) },
  SearchProfiles: { budget: [0, 13] },
  NewInProfiles: { budget: [0, 5] },
  ProfilesRail: { budget: [0, 6] },
  ProfilePreview: { budget: [0, 5], variables: () => ({ filter: { search: 'onderhoud', category: 'overig' } }) },
  CreateSearchProfile: {
    budget: [0, 16],
    variables: () => ({ input: { name: 'Onderhoud', filter: { search: 'onderhoud' }, isShared: false } }),
  },
  UpdateSearchProfile: {
    budget: [0, 13],
    variables: ({ profileId }) => ({
      input: { id: profileId, name: 'Onderhoud', filter: { search: 'onderhoud' }, isShared: false },
    }),
  },
  DeleteSearchProfile: { budget: [0, 3], variables: ({ profileId }) => ({ input: { id: profileId } }) },
  MarkSearchProfileSeen: { budget: [0, 5], variables: ({ profileId }) => ({ input: { id: profileId } }) },
  SetProfileAlert: {
    budget: [0, 7],
    variables: ({ profileId }) => ({
      input: { profileId, rhythm: 'DAILY', minuteOfDay: 450, weekday: 1, byMail: true, byPush: false },
    }),
  },
  SetProfileWebhook: {
    budget: [0, 7],
    variables: ({ profileId }) => ({ input: { profileId, url: 'https://webhook.example/tenders' } }),
  },
  RemoveProfileWebhook: { budget: [0, 7], variables: ({ profileId }) => ({ input: { id: profileId } }) },
  ResumeProfileWebhook: { budget: [0, 7], variables: ({ profileId }) => ({ input: { id: profileId } }) },
  WebhookDeliveries: { budget: [0, 4], variables: ({ profileId }) => ({ profileId }) },
  ResendWebhookDelivery: {
    budget: [0, 5],
    variables: ({ webhookDeliveryId }) => ({ input: { id: webhookDeliveryId } }),
  },
  RenewProfileLink: { budget: [0, 7], variables: ({ profileId }) => ({ input: { id: profileId } }) },
  RevokeProfileLink: { budget: [0, 7], variables: ({ profileId }) => ({ input: { id: profileId } }) },
  CpvLabels: { budget: [0, 2], variables: () => ({ codes: ['72000000', '45'] }) },
  PushPublicKey: { budget: [0, 2] },
  SubscribePush: {
    budget: [0, 6],
    variables: () => ({
      input: { endpoint: 'https://push.example/1', p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    }),
  },
  UnsubscribePush: { budget: [0, 3], variables: () => ({ input: { endpoint: 'https://push.example/1' } }) },
  ReminderDays: { budget: [0, 3] },
  SetReminderDays: { budget: [0, 3], variables: () => ({ input: { days: [7, 2] } }) },
  Inbox: { budget: [0, 13], variables: () => ({ first: 20, page: 1, isUnread: false }) },
  UnreadInbox: { budget: [0, 3] },
  InboxUpdates: { budget: [0, 1], event: ({ admin }) => JSON.stringify([admin.id]) },
  MarkInbox: { budget: [0, 7], variables: () => ({ input: { isRead: true } }) },
  MentionableNames: {
    budget: [0, 4],
    variables: crowd => ({ bookmarkId: bookmark(crowd), beginning: 'a' }),
  },
  NearestTown: { budget: [1, 3], variables: () => ({ latitude: 52.09, longitude: 5.12 }) },
  Towns: { budget: [1, 3], variables: () => ({ text: 'utr' }) },
  SelfDescription: { budget: [0, 3] },
  SaveSelfDescription: { budget: [0, 4], variables: () => ({ input: { skills: [{ name: 'Java', years: 9 }] } }) },
  FollowTender: {
    budget: [0, 10],
    variables: ({ tenderId }) => ({ input: { tenderId: toGlobalId('Tender', tenderId), follows: true } }),
  },
  FollowBuyer: {
    budget: [0, 9],
    variables: ({ tenderId }) => ({ input: { tenderId: toGlobalId('Tender', tenderId), follows: true } }),
  },
  FollowedBuyers: { budget: [0, 3] },
  UnfollowBuyer: { budget: [0, 4], variables: () => ({ clientKey: 'koper 1' }) },
  ChangePreferences: { budget: [0, 3] },
  SetChangePreference: {
    budget: [0, 7],
    variables: () => ({ input: { topic: 'WORDING', inProduct: true, mail: 'DIGEST', push: false } }),
  },
  PushWanted: { budget: [0, 6] },
  ThreadChanges: { budget: [4, 6], variables: crowd => ({ bookmarkId: bookmark(crowd) }) },
  UnseenTenders: { budget: [0, 4] },
  MarkTendersSeen: {
    budget: [0, 6],
    variables: ({ tenderId }) => ({ input: { tenderIds: [toGlobalId('Tender', tenderId)] } }),
  },
  MarkAllTendersSeen: { budget: [0, 6], variables: () => ({ input: { filter: {} } }) },
  UndoAllTendersSeen: {
    budget: [0, 4],
    variables: () => ({ input: { seenAt: '2026-11-24T07:00:00Z', formerSince: '2026-11-23T07:00:00Z' } }),
  },
  Coverage: { budget: [0, 3], variables: () => ({ sources: ['ted'] }) },
  Morning: { budget: [2, 5], variables: () => ({ filter: { unseen: true }, first: 20 }) },
  MorningTender: { budget: [1, 3], variables: ({ tenderId }) => ({ id: toGlobalId('Tender', tenderId) }) },
  CheckTenderDocuments: {
    budget: [0, 6],
    variables: ({ tenderId }) => ({ input: { tenderId: toGlobalId('Tender', tenderId) } }),
  },
  DismissedTenders: { budget: [2, 4], variables: () => ({ first: 20, page: 1 }) },
  DismissTender: {
    budget: [0, 5],
    variables: ({ tenderId }) => ({ input: { tenderId: toGlobalId('Tender', tenderId) } }),
  },
  RestoreTender: {
    budget: [0, 4],
    variables: ({ tenderId }) => ({ input: { tenderId: toGlobalId('Tender', tenderId) } }),
  },
  FilterValues: {
    budget: [1, 3],
    variables: () => ({ kind: 'ORGANIZATION', filter: { category: 'bouw-infrastructuur' }, text: 'onder', within: '' }),
  },
  Exclusions: { budget: [0, 3] },
  ExcludableTender: { budget: [1, 3], variables: ({ tenderId }) => ({ id: toGlobalId('Tender', tenderId) }) },
  AddExclusion: { budget: [0, 7], variables: () => ({ input: { kind: 'ORGANIZATION', value: 'Gemeente Elders' } }) },
  RemoveExclusion: {
    budget: [0, 3],
    variables: () => ({ input: { id: '01900000-0000-7000-8000-000000000000' } }),
  },
  PersonalTokens: { budget: [0, 3] },
  RevokePersonalToken: { budget: [0, 3], variables: () => ({ input: { id: 'x' } }) },
  CommentEvents: {
    budget: [4, 4],
    variables: crowd => ({ bookmarkId: bookmark(crowd) }),
    event: ({ bookmarkId, commentId }) => JSON.stringify({ kind: 'added', bookmarkId, commentId }),
  },
  Comments: { budget: [3, 5], variables: crowd => ({ bookmarkId: bookmark(crowd) }) },
  CreateUser: { budget: [0, 6], variables: () => ({ input: { ...newcomer, temporaryPassword } }) },
  DeleteComment: { budget: [0, 13], variables: crowd => ({ input: { commentId: comment(crowd) } }) },
  EndSession: { budget: [0, 3], variables: () => ({ id: 'unknown' }) },
  EraseAccount: { budget: [0, 12] },
  Categories: { budget: [0, 2] },
  CategorizeTender: {
    budget: [0, 9],
    variables: crowd => ({ input: { tenderId: tender(crowd), categorySlug: 'zorg-welzijn' } }),
  },
  FilterCounts: { budget: [0, 2], variables: () => ({ filter: { category: 'bouw-infrastructuur' } }) },
  FilterOptions: { budget: [0, 2] },
  ForgetEmptySearch: {
    budget: [0, 4],
    variables: () => ({ input: { id: toGlobalId('EmptySearch', '01900000-0000-7000-8000-000000000000') } }),
  },
  ForgetEmptySearches: { budget: [0, 3] },
  EmptySearches: { budget: [0, 4], variables: () => ({ first: 20, page: 1 }) },
  Installation: { budget: [1, 3] },
  Job: { budget: [1, 3], variables: () => ({ kind: 'RECLASSIFY' }) },
  MailProblem: { budget: [0, 3] },
  LastRefresh: { budget: [1, 3] },
  OwnPassword: { budget: [0, 4] },
  PaletteTenders: { budget: [1, 3], variables: () => ({ search: 'onderhoud' }) },
  BookmarkAsItIs: {
    budget: [1, 4],
    variables: ({ otherTenderId }) => ({ tenderId: toGlobalId('Tender', otherTenderId) }),
  },
  JobProgress: { budget: [1, 1], variables: () => ({ kind: 'RECLASSIFY' }), event: () => 'reclassify' },
  MoreReplies: { budget: [3, 5], variables: crowd => ({ commentId: comment(crowd) }) },
  Reclassify: { budget: [0, 23] },
  RefreshTenders: { budget: [1, 3] },
  ReindexTenders: { budget: [0, 23] },
  RenewBookmarkLink: { budget: [0, 4] },
  RevokeBookmarkLink: { budget: [0, 3] },
  RelatedTenders: { budget: [4, 6], variables: crowd => ({ id: tender(crowd) }) },
  RemoveSource: { budget: [0, 8], variables: () => ({ input: { source: 'eigen-proef' } }) },
  RenewTemporaryPassword: {
    budget: [0, 9],
    variables: crowd => ({ input: { userId: colleague(crowd), temporaryPassword } }),
  },
  Session: { budget: [0, 4] },
  SaveAward: { budget: [0, 4], variables: crowd => ({ input: { tenderId: tender(crowd), winner: 'De Dijk' } }) },
  SetUserActive: { budget: [0, 7], variables: crowd => ({ input: { userId: colleague(crowd), isActive: false } }) },
  RunSource: { budget: [0, 67], variables: () => ({ input: { source: 'striive' } }) },
  SignIn: {
    budget: [13, 15],
    variables: crowd => ({ input: { username: crowd.colleague.username, password: PASSWORD } }),
  },
  SplitTender: { budget: [0, 7], variables: crowd => ({ input: { tenderId: tender(crowd) } }) },
  SourceAnswer: { budget: [0, 3], variables: () => ({ source: 'between' }) },
  SourceHealth: { budget: [0, 6] },
  Statistics: { budget: [1, 3] },
  SwitchSource: {
    budget: [0, 6],
    variables: () => ({ input: { source: 'between', isOn: false, reason: 'Even niet' } }),
  },
  TenderDialog: { budget: [1, 8], variables: crowd => ({ id: tender(crowd) }) },
  TenderDiscussions: { budget: [3, 8], variables: crowd => ({ id: tender(crowd), first: 20 }) },
  TenderOverview: { budget: [1, 4], variables: () => ({ filter: {}, first: 20 }) },
  TenderStats: { budget: [0, 4] },
  TendersPage: { budget: [1, 4], variables: () => ({ filter: {}, first: 20, page: 1 }) },
  Trends: { budget: [1, 3] },
  TroubledSourceCount: { budget: [0, 3] },
  TrySource: { budget: [0, 2], variables: () => ({ input: aSource(emptyAddress()) }) },
  UnbookmarkTender: { budget: [0, 11], variables: crowd => ({ input: { tenderId: tender(crowd) } }) },
  UpdateBookmark: {
    budget: [0, 3],
    variables: crowd => ({ input: { bookmarkId: bookmark(crowd), metadata: { notes: 'Bellen' } } }),
  },
  UpdateComment: { budget: [0, 10], variables: crowd => ({ input: { commentId: comment(crowd), ...words } }) },
  Users: { budget: [0, 4] },
  Widgets: { budget: [5, 7] },
}

/** Operations that only other clients send: nested lists. */
const deepOperations: Readonly<Record<string, Operation & { readonly document: string }>> = {
  'pages of comments and replies': {
    budget: [8, 10],
    document: `{ bookmarks(scope: PUBLIC, first: 20) { nodes { comments(first: 20) { totalCount nodes {
      bookmark { id } replies(first: 3) { totalCount nodes { parentComment { id } bookmark { id } } } } } } } }`,
  },
  'public bookmarks of each tender': {
    budget: [4, 8],
    document: `{ tenders(first: 20) { nodes { bookmarkCount viewerBookmark { id } description
      publicBookmarks(first: 3) { totalCount pageCursors { last { page } } nodes { owner { firstName } } } } } }`,
  },
  'nodes of every type': {
    budget: [5, 9],
    document:
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on User { profileImageUrl } ... on Tender { description } } }',
    variables: ({ globalIds }) => ({ ids: globalIds }),
  },
  'pictures of users': { budget: [0, 4], document: '{ users(first: 100) { nodes { profileImageUrl } } }' },
  'changes of tenders': {
    budget: [2, 4],
    document:
      '{ changes(first: 20) { nodes { id removed tender { title description lots { lot } tenderCategories { category { name } } alsoAt { url } } } } }',
  },
  'runs of all sources': {
    budget: [0, 6],
    document: '{ refreshRuns(first: 100) { totalCount nodes { source { name state } errorMessage } } }',
  },
  'counts of categories and sources': {
    budget: [2, 4],
    document: '{ categories { tenderCount domain { key } } sources { tenderCount state lastSuccessAt } }',
  },
}

const calls: Readonly<Record<string, Call>> = {
  'GET /auth/check': { budget: [0, 4] },
  'POST /auth/login': {
    budget: [13, 15],
    body: crowd => ({ username: crowd.colleague.username, password: PASSWORD }),
  },
  'POST /auth/logout': { budget: [0, 4] },
  'POST /auth/change-password': { budget: [0, 18], body: () => passwords },
  'GET /auth/picture': { budget: [0, 3] },
  'GET /auth/users': { budget: [0, 3] },
  'POST /auth/create-user': { budget: [0, 6], body: () => ({ ...newcomer, temporaryPassword }) },
  'POST /auth/users/:id/activate': { budget: [0, 6], id: crowd => crowd.colleague.id },
  'POST /auth/users/:id/deactivate': { budget: [0, 7], id: crowd => crowd.colleague.id },
  'GET /public-stats': { budget: [1, 3] },
  'GET /categories': { budget: [0, 2] },
  'GET /tenders': { budget: [3, 6] },
  'GET /public-tenders': { budget: [3, 5] },
  'GET /tenders-with-bookmarks': { budget: [0, 6], query: '?category=bouw-infrastructuur' },
  'GET /tenders/stats': { budget: [0, 3] },
  'POST /tenders/refresh': { budget: [1, 3] },
  'POST /tenders/public-refresh': { budget: [1, 3] },
  'POST /tenders/reclassify': { budget: [0, 23] },
  'POST /tenders/check-awards': { budget: [0, 15] },
  'POST /categorize-tenders': { budget: [0, 17] },
  'POST /seed-categories': { budget: [0, 19] },
  'POST /tenders/:id/categorize': {
    budget: [0, 13],
    id: ({ tenderId }) => tenderId,
    body: () => ({ categorySlug: 'zorg-welzijn' }),
  },
  'PUT /tenders/:id/award': {
    budget: [0, 9],
    id: ({ tenderId }) => tenderId,
    body: () => ({ winner: 'Bouwbedrijf De Dijk' }),
  },
  'GET /tenders/:id': { budget: [5, 8], id: ({ tenderId }) => tenderId },
  // The changes feed is read in a few batches.
  'GET /export/changes.jsonl': { budget: [7, 9] },
  'GET /export/tenders.:format': { budget: [1, 3], id: () => 'csv' },
  'GET /export/tenders/:id.:format': { budget: [2, 4], id: ({ tenderId }) => `${tenderId}.ics` },
  'GET /export/bookmarks.:format': { budget: [0, 6], id: () => 'csv' },
  'GET /export/bookmarks/:secret.:format': { budget: [6, 8], id: ({ linkSecret }) => `${linkSecret}.ics` },
  'GET /export/profiles/:secret.:format': { budget: [3, 5], id: ({ profileLinkSecret }) => `${profileLinkSecret}.ics` },
  'POST /bookmarks': { budget: [0, 5], body: ({ otherTenderId }) => ({ tenderId: otherTenderId }) },
  'GET /bookmarks': { budget: [0, 3] },
  'GET /bookmarks/me': { budget: [0, 9] },
  'GET /bookmarks/public': { budget: [7, 10] },
  'DELETE /bookmarks/:tenderId': { budget: [0, 7], id: ({ tenderId }) => tenderId },
  'GET /bookmarks/:id/comments': { budget: [2, 4], id: ({ bookmarkId }) => bookmarkId },
  'POST /bookmarks/:id/comments': {
    budget: [0, 10],
    id: ({ bookmarkId }) => bookmarkId,
    body: ({ bookmarkId }) => ({ bookmarkId, ...words }),
  },
  'PUT /comments/:id': { budget: [0, 10], id: ({ commentId }) => commentId, body: () => words },
  'DELETE /comments/:id': { budget: [0, 13], id: ({ commentId }) => commentId },
}

/** An empty list, both as a website and as open data: reading it always takes the same statements. */
const emptySite = http.createServer((request, response) => {
  if (request.url === '/robots.txt') response.writeHead(404).end()
  else response.end('{"total": 0, "data": [], "releases": []}')
})
const emptyAddress = () => `http://127.0.0.1:${(emptySite.address() as AddressInfo).port}`
const settings = testSettings({
  refreshLimit: 1000,
  rateLimits: { visitor: 1e6, user: 1e6 },
  sources: 'live',
  sourcePlaces: {},
})
beforeAll(async () => {
  await new Promise<void>(resolve => emptySite.listen(0, '127.0.0.1', resolve))
  Object.assign(settings.sourcePlaces, { striive: { baseUrl: emptyAddress(), days: 30 } })
})
afterAll(() => void emptySite.close())

const database = testDatabase()
const db = () => database.manager
// Caches changes like a server does. No notification arrives, and each operation runs once before it is measured.
beforeAll(() => followChanges(database.source, { subscribe() {}, onGap() {}, signalGap() {}, async stop() {} }))
const server = testServer(database, settings)

const few = { rows: 3, replies: 2, users: 10 }
const many = { rows: 20, replies: 5, users: 150 }

/** An operation or a call with a statement budget. */
interface Measured {
  readonly name: string
  readonly budget: Budget
  /** Whether it writes, so that it needs new rows each time. */
  readonly changes: boolean
  /** The message of an error in the answer; null without one. */
  ask(crowd: Crowd, headers: Record<string, string>, user: User | null): Promise<string | null>
}

const documents = webDocuments(fileURLToPath(new URL('../../../web/src', import.meta.url)))

const measured: readonly Measured[] = [
  ...[...documents].map(([name, document]) => ofOperation(name, document, operations[name])),
  ...Object.entries(deepOperations).map(([name, { document, ...rest }]) => ofOperation(name, parse(document), rest)),
  ...routes.map(({ method, path: address }) => ofCall(method.toUpperCase(), address)),
]

test('every operation of the web client and every REST path has a statement budget, and nothing else has', () => {
  expect(Object.keys(operations).toSorted()).toEqual([...documents.keys()].toSorted())
  expect(Object.keys(calls).toSorted()).toEqual(
    routes.map(({ method, path: address }) => `${method.toUpperCase()} ${address}`).toSorted(),
  )
})

test('N+1: every operation stays within its statement budget, however many rows there are', async () => {
  // Cached counts expire at each whole minute, and reading them again would take more statements.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  const [ofFew, ofMany] = [await measureAll(few), await measureAll(many)]
  clock.mockRestore()
  process.stderr.write(tableOf(ofMany))
  expect(ofFew).toEqual(ofMany)
  expect(ofMany).toEqual(Object.fromEntries(measured.map(({ name, budget }) => [name, budget])))
}, 300_000)

test('an operation that only reads never writes, so that a replica can answer it', async () => {
  const replica = new Pool({ connectionString: database.url, max: 4, options: '-c default_transaction_read_only=on' })
  jest.spyOn(database.source.replicas, 'forCaller').mockReturnValue(replica)
  const bug = jest.spyOn(log, 'error')
  const crowd = await anew(few)
  const { cookie } = await aSignIn(db(), crowd.admin, server.url)
  const refusals: Record<string, string> = {}
  for (const { name, ask } of measured.filter(({ changes }) => !changes)) {
    await ask(crowd, { origin: server.url }, null)
    const refusal = await ask(crowd, cookie, crowd.admin)
    if (refusal !== null) refusals[name] = refusal
  }
  expect(refusals).toEqual({})
  expect(bug).not.toHaveBeenCalled()
  expect(replica.totalCount).toBeGreaterThan(0)
  jest.restoreAllMocks()
  await replica.end()
}, 60_000)

test.each(['commentId', 'replyId'] as const)(
  'N+1: an event (%s) takes as many statements in one process for twenty subscribers as for one',
  async which => {
    const crowd = await anew(few)
    const record = recordStatements(database.source)
    const costs: number[] = []
    for (const subscribers of [1, 20]) {
      const users = Array.from({ length: subscribers }, (_, index) => [null, crowd.admin, crowd.colleague][index % 3]!)
      const publish = await subscribed(documents.get('CommentEvents')!, { bookmarkId: bookmark(crowd) }, users)
      const event = { kind: 'added', bookmarkId: crowd.bookmarkId, commentId: crowd[which] } as const
      costs.push((await record(() => publish(JSON.stringify(event)))).length)
    }
    expect(costs).toEqual([3, 3])
  },
)

/** The statement counts, for a visitor and for an administrator. `STATEMENTS=Comments` prints the statements of that operation. */
async function measureAll(size: typeof many): Promise<Record<string, number[]>> {
  const record = recordStatements(database.source)
  const counts: Record<string, number[]> = {}
  const refusals: Record<string, string> = {}
  let crowd: Crowd | null = null
  for (const { name, changes, ask } of measured) {
    crowd ??= await anew(size)
    const { admin }: Crowd = crowd
    const { cookie } = await aSignIn(db(), admin, server.url)
    const visitor = () => ask(crowd!, { origin: server.url }, null)
    const signedIn = async () => {
      const refusal = await ask(crowd!, cookie, admin)
      if (refusal !== null) refusals[name] = refusal
    }
    // Warm-up, to fill the caches.
    if (!changes) for (const warm of [visitor, signedIn]) await warm()
    const [asVisitor, asAdmin] = [await record(visitor), await record(signedIn)]
    counts[name] = [asVisitor.length, asAdmin.length]
    if (process.env.STATEMENTS === name) process.stderr.write(`${[...asVisitor, '--', ...asAdmin].join('\n')}\n`)
    if (changes) crowd = null
  }
  // Guards against operations that are cheap because they fail.
  expect(refusals).toEqual({})
  return counts
}

async function anew(size: typeof many): Promise<Crowd> {
  await empty(database.source)
  const crowd = await aCrowd(db(), size)
  await settled(db())
  return crowd
}

function ofOperation(name: string, document: DocumentNode, operation?: Operation): Measured {
  const { budget = [0, 0], variables = () => ({}), event = () => '' } = operation ?? {}
  const query = print(document)
  const kind = document.definitions.find(definition => definition.kind === Kind.OPERATION_DEFINITION)!.operation
  const send = async (crowd: Crowd, headers: Record<string, string>) => {
    const body = JSON.stringify({ query, variables: variables(crowd) })
    const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
    const { errors } = (await (await fetch(`${server.url}/graphql`, options)).json()) as ExecutionResult
    return errors ? errors.map(({ message }) => message).join('\n') : null
  }
  const listen = async (crowd: Crowd, _headers: object, user: User | null) => {
    const publish = await subscribed(document, variables(crowd), [user]).catch((error: Error) => error)
    if (publish instanceof Error) return publish.message
    await publish(event(crowd))
    return null
  }
  return {
    name,
    budget,
    changes: kind === OperationTypeNode.MUTATION,
    ask: kind === OperationTypeNode.SUBSCRIPTION ? listen : send,
  }
}

function ofCall(method: string, address: string): Measured {
  const name = `${method} ${address}`
  const { budget = [0, 0], id = () => '', query = '', body } = calls[name] ?? {}
  return {
    name,
    budget,
    changes: method !== 'GET',
    async ask(crowd, headers) {
      const url = `${server.url}/api${address.replace(/:\w+(\.:\w+)?/, id(crowd))}${query}`
      const sent = body ? { body: JSON.stringify(body(crowd)) } : {}
      const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
      const reply = await fetch(url, { method, headers: { ...type, ...headers }, ...sent })
      const text = await reply.text()
      return reply.ok ? null : text
    },
  }
}

/** Subscribes as each of the viewers, on one process; returns a function that publishes an event to all of them. */
async function subscribed(document: DocumentNode, variables: object, users: readonly (User | null)[]) {
  const subscribers: ((payload: string) => void)[] = []
  const notifications = {
    subscribe: (_channel: string, onMessage: (payload: string) => void) => void subscribers.push(onMessage),
    onGap: () => {},
    signalGap: () => {},
    stop: () => Promise.resolve(),
  }
  const load = createLoad(() => ({ db: db() }))
  const schema = createSchema()
  const variableValues = variables as Record<string, unknown>
  const received = users.map(async user => {
    const viewer = user && ({ user, sid: 'none', by: 'cookie' } as const)
    const live = { notifications, listener: { viewer: () => viewer, tooSlow: () => {} }, load }
    const contextValue = createContext({ db: db(), settings, caller: callerWithoutRequest(viewer), live })
    const events = await subscribe({ schema, document, contextValue, variableValues })
    if (!(Symbol.asyncIterator in events)) throw new Error(JSON.stringify(events.errors))
    return { events, next: events.next() as Promise<IteratorResult<ExecutionResult>> }
  })
  const listening = await Promise.all(received)
  await new Promise(setImmediate)
  return async (payload: string) => {
    for (const deliver of subscribers) deliver(payload)
    for (const { events, next } of listening) {
      const { value } = await next
      await events.return?.(undefined)
      if (value.errors) throw new Error(JSON.stringify(value.errors))
    }
  }
}

function tableOf(counts: Readonly<Record<string, readonly number[]>>): string {
  const names = Object.keys(counts).toSorted()
  const width = Math.max(...names.map(name => name.length))
  const line = (name: string, [visitor, signedIn]: readonly (number | string)[]) =>
    `${name.padEnd(width)} | ${String(visitor).padStart(7)} | ${String(signedIn).padStart(9)}\n`
  return `\n${line('statements', ['visitor', 'signed in'])}${names.map(name => line(name, counts[name]!)).join('')}\n`
}
