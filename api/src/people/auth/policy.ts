import { forbidden, signInFirst, UserError } from '../../platform/errors.js'
import { logSecurity } from '../../platform/security-log.js'
import { TokenScope } from '../../accounts/users/tokens/token-scope.js'
import type { Viewer } from '../../accounts/users/viewer.js'

/**
 * Access levels. `always`: visitors and all users. `temporary`: all users. `anyone` (visitors too), `signedIn` and
 * `administrator` exclude a user who must change a temporary password first.
 */
type Level = 'always' | 'temporary' | 'anyone' | 'signedIn' | 'administrator'

/**
 * Authorisation, deny by default: the level of every GraphQL operation by its name. REST routes refer to these names.
 * An operation that is absent here is forbidden.
 */
export const policy = {
  session: 'always',
  viewer: 'always',
  rateLimit: 'always',
  signIn: 'always',
  signOut: 'always',
  changePassword: 'temporary',

  node: 'anyone',
  nodes: 'anyone',
  tender: 'anyone',
  tenders: 'anyone',
  changes: 'anyone',
  exportTenders: 'anyone',
  /** The secret address is the permission. */
  exportLinkedBookmarks: 'anyone',
  exportLinkedProfile: 'anyone',
  publicStats: 'anyone',
  activity: 'anyone',
  latestOutcomes: 'anyone',
  suggestions: 'anyone',
  filterValues: 'anyone',
  nearestTown: 'anyone',
  cpvLabels: 'anyone',
  job: 'anyone',
  jobProgress: 'anyone',
  categories: 'anyone',
  domains: 'anyone',
  sources: 'anyone',
  regions: 'anyone',
  installation: 'anyone',
  refreshTenders: 'anyone',
  bookmarks: 'anyone',
  commentEvents: 'anyone',

  tenderStats: 'signedIn',
  jobs: 'signedIn',
  coverage: 'signedIn',
  /** The same list with its bookmarks. A REST route only, like the exports. */
  tendersWithBookmarks: 'signedIn',
  exportBookmarks: 'signedIn',
  ownBookmarks: 'signedIn',
  bookmarkTender: 'signedIn',
  unbookmarkTender: 'signedIn',
  updateBookmark: 'signedIn',
  bookmarkLink: 'signedIn',
  searchProfiles: 'signedIn',
  searchForecast: 'signedIn',
  profilePreview: 'signedIn',
  createSearchProfile: 'signedIn',
  updateSearchProfile: 'signedIn',
  deleteSearchProfile: 'signedIn',
  markSearchProfileSeen: 'signedIn',
  setProfileAlert: 'signedIn',
  setProfileWebhook: 'signedIn',
  removeProfileWebhook: 'signedIn',
  resumeProfileWebhook: 'signedIn',
  webhookDeliveries: 'signedIn',
  resendWebhookDelivery: 'signedIn',
  renewProfileLink: 'signedIn',
  revokeProfileLink: 'signedIn',
  reminderDays: 'signedIn',
  setReminderDays: 'signedIn',
  pushPublicKey: 'signedIn',
  subscribePush: 'signedIn',
  unsubscribePush: 'signedIn',
  inbox: 'signedIn',
  unreadInboxCount: 'signedIn',
  mentionableNames: 'signedIn',
  markInbox: 'signedIn',
  inboxUpdates: 'signedIn',
  followTender: 'signedIn',
  followBuyer: 'signedIn',
  followedBuyers: 'signedIn',
  unfollowBuyer: 'signedIn',
  changePreferences: 'signedIn',
  setChangePreference: 'signedIn',
  selfDescription: 'signedIn',
  bestFits: 'signedIn',
  saveSelfDescription: 'signedIn',
  unseenTenders: 'signedIn',
  markTendersSeen: 'signedIn',
  markAllTendersSeen: 'signedIn',
  undoAllTendersSeen: 'signedIn',
  checkTenderDocuments: 'signedIn',
  dismissTender: 'signedIn',
  restoreTender: 'signedIn',
  exclusions: 'signedIn',
  addExclusion: 'signedIn',
  removeExclusion: 'signedIn',
  renewBookmarkLink: 'signedIn',
  revokeBookmarkLink: 'signedIn',
  addComment: 'signedIn',
  updateComment: 'signedIn',
  deleteComment: 'signedIn',
  reclassifyTenders: 'signedIn',
  categorizeUncategorized: 'signedIn',
  seedCategories: 'signedIn',
  /** A REST route only. */
  ownPicture: 'signedIn',
  accountSessions: 'signedIn',
  accountExport: 'signedIn',
  endSession: 'signedIn',
  eraseAccount: 'signedIn',
  personalTokens: 'signedIn',
  createPersonalToken: 'signedIn',
  revokePersonalToken: 'signedIn',

  users: 'administrator',
  createUser: 'administrator',
  setUserActive: 'administrator',
  renewTemporaryPassword: 'administrator',
  clearSamples: 'administrator',
  sourceHealth: 'administrator',
  troubledSourceCount: 'administrator',
  mailProblem: 'administrator',
  sourceAnswer: 'administrator',
  refreshRuns: 'administrator',
  switchSource: 'administrator',
  acceptRun: 'administrator',
  runSource: 'administrator',
  trySource: 'administrator',
  addSource: 'administrator',
  removeSource: 'administrator',
  categorizeTender: 'administrator',
  splitTender: 'administrator',
  saveAward: 'administrator',
  checkAwards: 'administrator',
  cancelJob: 'administrator',
  emptySearches: 'administrator',
  forgetEmptySearch: 'administrator',
  forgetEmptySearches: 'administrator',
} as const satisfies Readonly<Record<string, Level>>

export type Operation = keyof typeof policy

/**
 * Least privilege: the operations that a program may run with a personal token, deny by default. All others, such as those of accounts, tokens and
 * sources, require a session.
 */
export const openToTokens: Readonly<Partial<Record<Operation, TokenScope>>> = {
  session: TokenScope.READ,
  viewer: TokenScope.READ,
  rateLimit: TokenScope.READ,
  node: TokenScope.READ,
  nodes: TokenScope.READ,
  tender: TokenScope.READ,
  tenders: TokenScope.READ,
  changes: TokenScope.READ,
  publicStats: TokenScope.READ,
  activity: TokenScope.READ,
  latestOutcomes: TokenScope.READ,
  job: TokenScope.READ,
  jobProgress: TokenScope.READ,
  categories: TokenScope.READ,
  domains: TokenScope.READ,
  sources: TokenScope.READ,
  regions: TokenScope.READ,
  installation: TokenScope.READ,
  bookmarks: TokenScope.READ,
  commentEvents: TokenScope.READ,
  tenderStats: TokenScope.READ,
  jobs: TokenScope.READ,
  tendersWithBookmarks: TokenScope.READ,
  ownBookmarks: TokenScope.READ,
  sourceHealth: TokenScope.READ,
  troubledSourceCount: TokenScope.READ,
  refreshRuns: TokenScope.READ,

  refreshTenders: TokenScope.READ_WRITE,
  bookmarkTender: TokenScope.READ_WRITE,
  unbookmarkTender: TokenScope.READ_WRITE,
  updateBookmark: TokenScope.READ_WRITE,
  addComment: TokenScope.READ_WRITE,
  updateComment: TokenScope.READ_WRITE,
  deleteComment: TokenScope.READ_WRITE,
  reclassifyTenders: TokenScope.READ_WRITE,
  categorizeUncategorized: TokenScope.READ_WRITE,
  categorizeTender: TokenScope.READ_WRITE,
  saveAward: TokenScope.READ_WRITE,
  checkAwards: TokenScope.READ_WRITE,
}

/** Null when the viewer is allowed to run the operation. */
export const refusal = (viewer: Viewer | null, operation: string): UserError | null =>
  refusalOfUser(viewer, operation) ?? refusalOfToken(viewer, operation)

function refusalOfToken(viewer: Viewer | null, operation: string): UserError | null {
  if (viewer?.by !== 'token') return null
  const needed = openToTokens[operation as Operation]
  if (needed === undefined)
    return new UserError('FORBIDDEN', 'Unauthorized: dit kan niet met een token, log in in de browser')
  if (needed === TokenScope.READ_WRITE && viewer.scope !== TokenScope.READ_WRITE)
    return new UserError('FORBIDDEN', 'Unauthorized: dit token mag alleen lezen')
  return null
}

function refusalOfUser(viewer: Viewer | null, operation: string): UserError | null {
  const level = Object.hasOwn(policy, operation) ? policy[operation as Operation] : undefined
  if (level === undefined) return forbidden()
  if (level === 'always') return null
  if (level === 'anyone') return viewer?.user.mustChangePassword ? changePasswordFirst() : null
  if (!viewer) return signInFirst()
  if (level === 'temporary') return null
  if (viewer.user.mustChangePassword) return changePasswordFirst()
  return level === 'administrator' && !viewer.user.isAdmin ? forbidden() : null
}

/** @throws UserError */
export function authorise(viewer: Viewer | null, operation: string): void {
  const refused = refusal(viewer, operation)
  if (!refused) return
  if (viewer) logSecurity('operation refused', { userId: viewer.user.id, by: viewer.by, operation })
  throw refused
}

const changePasswordFirst = () => new UserError('FORBIDDEN', 'Unauthorized: wijzig eerst je tijdelijke wachtwoord')
