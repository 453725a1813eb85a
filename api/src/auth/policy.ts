import { forbidden, signInFirst, UserError } from '../errors.js'
import type { Viewer } from '../users/viewer.js'

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
  publicStats: 'anyone',
  activity: 'anyone',
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
  /** The same list with its bookmarks; a route of the REST API only. */
  tendersWithBookmarks: 'signedIn',
  ownBookmarks: 'signedIn',
  bookmarkTender: 'signedIn',
  unbookmarkTender: 'signedIn',
  updateBookmark: 'signedIn',
  addComment: 'signedIn',
  updateComment: 'signedIn',
  deleteComment: 'signedIn',
  reclassifyTenders: 'signedIn',
  categorizeUncategorized: 'signedIn',
  seedCategories: 'signedIn',
  /** A route of the REST API only. */
  ownPicture: 'signedIn',
  accountSessions: 'signedIn',
  accountExport: 'signedIn',
  endSession: 'signedIn',
  eraseAccount: 'signedIn',

  users: 'administrator',
  createUser: 'administrator',
  setUserActive: 'administrator',
  renewTemporaryPassword: 'administrator',
  clearSamples: 'administrator',
  sourceHealth: 'administrator',
  troubledSourceCount: 'administrator',
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
} as const satisfies Readonly<Record<string, Level>>

export type Operation = keyof typeof policy

/** Null when the viewer is allowed to run the operation. */
export function refusal(viewer: Viewer | null, operation: string): UserError | null {
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
  if (refused) throw refused
}

const changePasswordFirst = () => new UserError('FORBIDDEN', 'Unauthorized: wijzig eerst je tijdelijke wachtwoord')
