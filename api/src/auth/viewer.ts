import type { AppUser } from '../users/app-user.entity.js'

/** Who asks. Null is a visitor; somebody deactivated is one too. */
export type Viewer = SignedIn | null

export interface SignedIn {
  readonly user: AppUser
  /** Of the sign-in: cookie and token are two keys to the same one. */
  readonly sid: string
  readonly by: 'cookie' | 'bearer'
  /** What they showed, when it was that. */
  readonly token?: string
}
