import { lasting } from '../../platform/browser-storage'
import type { SessionUserFragment } from './Session.generated'

const KEY = 'offlineVan'
const TOMBSTONE = ''
/** The database of what can be read offline; `offline/` writes it. */
export const OFFLINE_DATABASE = 'offline'
export const KEPT_DAYS = 14
export const KEPT_MS = KEPT_DAYS * 86_400_000

interface Kept {
  readonly user: SessionUserFragment
  /** When the server last said that this user is signed in. */
  readonly confirmedAt: number
}

/** Whose reading is kept on this device for when there is no server; null when nothing is kept. */
export function keptUser(): SessionUserFragment | null {
  const text = lasting.get(KEY)
  if (text === null) return null
  try {
    const { user, confirmedAt } = JSON.parse(text) as Kept
    if (Date.now() - confirmedAt < KEPT_MS) return user
  } catch {
    // A tombstone, or what somebody else wrote.
  }
  forgetKept()
  return null
}

/** Begins to keep for this user, or goes on with it: only after the server has said who it is. */
export function keepFor(user: SessionUserFragment): void {
  if (keptUser()?.id !== user.id) forgetKept()
  lasting.set(KEY, JSON.stringify({ user, confirmedAt: Date.now() } satisfies Kept))
}

/**
 * Nothing of this user stays on the device. Whoever holds the database open lets go of it by its event `versionchange`. Until it
 * is deleted the name is a tombstone: a page that is left too early is followed by one that deletes again.
 */
export function forgetKept(): void {
  lasting.set(KEY, TOMBSTONE)
  const forgotten = () => lasting.get(KEY) === TOMBSTONE && lasting.set(KEY, null)
  try {
    indexedDB.deleteDatabase(OFFLINE_DATABASE).onsuccess = forgotten
  } catch {
    // A browser that blocks storage has kept nothing.
    forgotten()
  }
}
