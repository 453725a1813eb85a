import { logSecurity } from '../../platform/security-log.js'
import type { Caller } from '../../accounts/users/caller.js'

/** Idempotent: has no effect for a visitor. */
export async function signOut(caller: Caller): Promise<void> {
  const userId = caller.viewer?.user.id
  await caller.signOut()
  if (userId) logSecurity('signed out', { userId })
}
