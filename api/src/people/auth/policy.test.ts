import { describe, expect, test } from '@jest/globals'
import { buildSchema, type GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../accounts/context.js'
import type { UserError } from '../../platform/errors.js'
import { routes } from '../../transport/rest/routes.js'
import { guarded } from '../../transport/schema/guard.js'
import { createSchema } from '../../transport/schema/schema.js'
import { callerWithoutRequest } from '../../accounts/users/caller.js'
import { TokenScope } from '../../accounts/users/tokens/token-scope.js'
import type { User } from '../../accounts/users/user.entity.js'
import type { Viewer } from '../../accounts/users/viewer.js'
import { openToTokens, policy, refusal } from './policy.js'

const viewerOf = (given: Partial<User>, more: Partial<Viewer> = {}): Viewer => ({
  user: { id: 'x', isAdmin: false, mustChangePassword: false, ...given } as User,
  sid: 'none',
  by: 'cookie',
  ...more,
})

/** A deactivated user has no viewer. The user with a temporary password is also an administrator, which must not help. */
const viewers = {
  visitor: null,
  user: viewerOf({}),
  administrator: viewerOf({ isAdmin: true }),
  newcomer: viewerOf({ isAdmin: true, mustChangePassword: true }),
}

/** `in`: allowed; `401`: sign in first; `403`: not allowed; `change`: replace the temporary password first. */
type Verdict = 'in' | '401' | '403' | 'change'
type Row = readonly [visitor: Verdict, user: Verdict, administrator: Verdict, newcomer: Verdict]

const everybody: Row = ['in', 'in', 'in', 'in']
const visitors: Row = ['in', 'in', 'in', 'change']
const ownPassword: Row = ['401', 'in', 'in', 'in']
const users: Row = ['401', 'in', 'in', 'change']
const administrators: Row = ['401', '403', 'in', 'change']

const table = (rows: readonly (readonly [Row, string])[], separator: RegExp): Readonly<Record<string, Row>> =>
  Object.fromEntries(
    rows.flatMap(([row, names]) =>
      names
        .trim()
        .split(separator)
        .map(name => [name, row]),
    ),
  )

/** From docs/requirements/decisions.md, 'Access'. Written by hand, independently of the policy. */
const expected = table(
  [
    [everybody, 'session viewer rateLimit signIn signOut'],
    [ownPassword, 'changePassword'],
    [
      visitors,
      `node nodes tender tenders changes exportTenders exportLinkedBookmarks exportLinkedProfile publicStats activity latestOutcomes
       suggestions filterValues nearestTown cpvLabels job jobProgress categories domains sources regions installation refreshTenders
       bookmarks commentEvents`,
    ],
    [
      users,
      `tenderStats jobs coverage tendersWithBookmarks exportBookmarks ownBookmarks bookmarkTender unbookmarkTender updateBookmark
       bookmarkLink renewBookmarkLink revokeBookmarkLink searchProfiles searchForecast profilePreview
       createSearchProfile updateSearchProfile deleteSearchProfile markSearchProfileSeen setProfileAlert setProfileWebhook
       removeProfileWebhook resumeProfileWebhook webhookDeliveries resendWebhookDelivery renewProfileLink
       revokeProfileLink reminderDays setReminderDays pushPublicKey subscribePush unsubscribePush inbox unreadInboxCount mentionableNames
       markInbox inboxUpdates followTender followBuyer followedBuyers unfollowBuyer changePreferences setChangePreference selfDescription bestFits
      saveSelfDescription unseenTenders
       markTendersSeen markAllTendersSeen undoAllTendersSeen checkTenderDocuments dismissTender restoreTender exclusions addExclusion
       removeExclusion addComment updateComment deleteComment reclassifyTenders categorizeUncategorized seedCategories
       ownPicture accountSessions accountExport endSession eraseAccount personalTokens createPersonalToken
       revokePersonalToken`,
    ],
    [
      administrators,
      `users createUser setUserActive renewTemporaryPassword clearSamples refreshRuns sourceHealth troubledSourceCount
       mailProblem sourceAnswer switchSource acceptRun runSource trySource addSource removeSource categorizeTender splitTender
       saveAward checkAwards cancelJob emptySearches forgetEmptySearch forgetEmptySearches`,
    ],
  ],
  /\s+/,
)

/** The permissions of REST routes in the specification, whichever operation a route names. */
const expectedOfRest = table(
  [
    [everybody, 'get /auth/check, post /auth/login, post /auth/logout'],
    [ownPassword, 'post /auth/change-password'],
    [
      visitors,
      `get /public-stats, get /categories, get /public-tenders, get /tenders, get /tenders/:id, get /bookmarks/public,
       get /bookmarks/:id/comments, post /tenders/refresh, post /tenders/public-refresh`,
    ],
    [
      users,
      `get /auth/picture, get /tenders-with-bookmarks, get /tenders/stats, get /bookmarks, post /bookmarks,
       delete /bookmarks/:tenderId, get /bookmarks/me, post /bookmarks/:id/comments, put /comments/:id,
       delete /comments/:id, post /tenders/reclassify, post /categorize-tenders, post /seed-categories`,
    ],
    [
      administrators,
      `get /auth/users, post /auth/create-user, post /auth/users/:id/activate, post /auth/users/:id/deactivate,
       post /tenders/:id/categorize, put /tenders/:id/award, post /tenders/check-awards`,
    ],
  ],
  /,\s+/,
)

/** Operations that a token may use; all others require a session. */
const reads =
  `session viewer rateLimit node nodes tender tenders changes publicStats activity latestOutcomes job jobProgress categories
  domains sources regions installation bookmarks commentEvents tenderStats jobs tendersWithBookmarks ownBookmarks
  sourceHealth troubledSourceCount refreshRuns`.split(/\s+/)
const writes = `refreshTenders bookmarkTender unbookmarkTender updateBookmark addComment updateComment deleteComment
  reclassifyTenders categorizeUncategorized categorizeTender saveAward checkAwards`.split(/\s+/)

function verdictOf(refused: Pick<UserError, 'code' | 'message'> | null): Verdict {
  if (!refused) return 'in'
  expect(refused.message).toContain('Unauthorized')
  if (refused.code === 'UNAUTHENTICATED') return '401'
  expect(refused.code).toBe('FORBIDDEN')
  return refused.message.includes('wijzig eerst je tijdelijke wachtwoord') ? 'change' : '403'
}
const verdictsOf = (operation: string) => Object.values(viewers).map(viewer => verdictOf(refusal(viewer, operation)))

const schema = createSchema()
const rootFields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(type =>
  Object.values(type?.getFields() ?? {}),
)

/** Runs without arguments and database, because authorisation comes before both. */
function refusalBySchema({ subscribe, resolve }: (typeof rootFields)[number], viewer: Viewer | null) {
  const context = { caller: callerWithoutRequest(viewer) } as Context
  try {
    const begun: unknown = (subscribe ?? resolve)!(undefined, {}, context, {} as GraphQLResolveInfo)
    Promise.resolve(begun).catch(() => undefined)
    return null
  } catch (error) {
    return error as UserError
  }
}

describe('the policy', () => {
  test('allows or refuses each operation to each kind of viewer as specified', () => {
    // R-ROLE-6 R-ROLE-16
    expect(Object.fromEntries(Object.keys(policy).map(name => [name, verdictsOf(name)]))).toEqual(expected)
  })

  test('covers every root field of the schema', () => {
    for (const field of rootFields)
      for (const [index, [kind, viewer]] of Object.entries(viewers).entries()) {
        const verdict = expected[field.name]![index]!
        // R-ROLE-6 R-ROLE-16
        if (verdict !== 'in')
          expect([field.name, kind, verdictOf(refusalBySchema(field, viewer))]).toEqual([field.name, kind, verdict])
      }
  })

  test('gives every REST route an operation with the permissions of the specification', () => {
    const byPlace = new Map(routes.map(({ method, path, operation }) => [`${method} ${path}`, operation]))
    const verdicts = Object.keys(expectedOfRest).map(place => [place, verdictsOf(byPlace.get(place) ?? '')])
    // R-ROLE-6 R-ROLE-16 R-USER-33 R-USER-52 R-BMK-15 R-BKPG-33 R-COM-52 R-RECAT-12 R-AWARD-32 R-AWARD-37
    expect(Object.fromEntries(verdicts)).toEqual(expectedOfRest)
  })

  test('has no entry that neither GraphQL nor REST uses', () => {
    const asked = new Set([...rootFields.map(({ name }) => name), ...routes.map(({ operation }) => operation)])
    expect(Object.keys(policy).filter(name => !asked.has(name))).toEqual([])
  })

  test.each(['nonsense', 'constructor', '__proto__', 'toString', ''])('refuses the unknown operation %j', name => {
    expect(verdictsOf(name)).toEqual(['403', '403', '403', '403'])
  })

  test('fails the start when a root field has no entry', () => {
    expect(() => guarded(buildSchema('type Query { nonsense: Int }'))).toThrow(
      'Query.nonsense has no entry in the policy',
    )
  })
})

describe('a personal token', () => {
  test.each([
    [TokenScope.READ, reads],
    [TokenScope.READ_WRITE, [...reads, ...writes]],
  ])('with the scope %s allows the listed operations, within the permissions of its user', (scope, allowed) => {
    const tokens = Object.values(viewers).map(viewer => viewer && ({ ...viewer, by: 'token', scope } as const))
    const verdicts = Object.keys(policy).map(name => [name, tokens.map(viewer => verdictOf(refusal(viewer, name)))])
    const onlyListed = (name: string) =>
      expected[name]!.map((verdict, index) =>
        tokens[index] && verdict === 'in' && !allowed.includes(name) ? '403' : verdict,
      )
    expect(verdicts).toEqual(Object.keys(policy).map(name => [name, onlyListed(name)]))
  })

  test('has entries for existing operations only', () => {
    for (const name of Object.keys(openToTokens)) expect(policy).toHaveProperty([name])
  })
})
