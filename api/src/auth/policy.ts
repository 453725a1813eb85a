import { forbidden, signInFirst, UserError } from '../errors.js'
import type { Viewer } from '../users/viewer.js'

/**
 * Who may. `always`: also somebody who must change a temporary password first. `temporary`: signed in, however.
 * `anyone`, `signedIn` and `administrator` shut them out.
 */
type Level = 'always' | 'temporary' | 'anyone' | 'signedIn' | 'administrator'

/**
 * Every operation of GraphQL, under its own name; the REST shim and subscriptions name the same ones. What is not in
 * here nobody may.
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
  categories: 'anyone',
  domains: 'anyone',
  sources: 'anyone',
  regions: 'anyone',
  installation: 'anyone',
  refreshTenders: 'anyone',
  bookmarks: 'anyone',
  commentEvents: 'anyone',

  tenderStats: 'signedIn',
  /** The same list with what is bookmarked; an address of the REST shim only. */
  tendersWithBookmarks: 'signedIn',
  ownBookmarks: 'signedIn',
  bookmarkTender: 'signedIn',
  unbookmarkTender: 'signedIn',
  updateBookmark: 'signedIn',
  addComment: 'signedIn',
  updateComment: 'signedIn',
  deleteComment: 'signedIn',
  reclassifyTenders: 'signedIn',
  /** An address of the REST shim only. */
  ownPicture: 'signedIn',
  accountSessions: 'signedIn',
  accountExport: 'signedIn',
  endSession: 'signedIn',
  eraseAccount: 'signedIn',

  users: 'administrator',
  createUser: 'administrator',
  setUserActive: 'administrator',
  clearSamples: 'administrator',
} as const satisfies Readonly<Record<string, Level>>

export type Operation = keyof typeof policy

/** Null when the viewer may; else what they are told. */
export function refusal(viewer: Viewer | null, operation: string): UserError | null {
  const level = Object.hasOwn(policy, operation) ? policy[operation as Operation] : undefined
  if (level === undefined) return forbidden()
  if (level === 'always') return null
  if (level === 'anyone') return viewer?.user.mustChangePassword ? changeFirst() : null
  if (!viewer) return signInFirst()
  if (level === 'temporary') return null
  if (viewer.user.mustChangePassword) return changeFirst()
  return level === 'administrator' && !viewer.user.isAdmin ? forbidden() : null
}

/** @throws UserError */
export function authorise(viewer: Viewer | null, operation: string): void {
  const refused = refusal(viewer, operation)
  if (refused) throw refused
}

const changeFirst = () => new UserError('FORBIDDEN', 'Unauthorized: wijzig eerst je tijdelijke wachtwoord')
