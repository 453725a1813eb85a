import { lasting } from '../../platform/browser-storage'
import type { SessionUserFragment } from './Session.generated'

const KEY = 'offlineVan'
const TOMBSTONE = ''
/** Database for offline reading; `offline/` writes it. */
export const OFFLINE_DATABASE = 'offline'
export const KEPT_DAYS = 14
export const KEPT_MS = KEPT_DAYS * 86_400_000

interface Kept {
  readonly user: SessionUserFragment
  /** When the server last confirmed this user's session. */
  readonly confirmedAt: number
}

/** The user whose data is stored on this device for offline reading; null when nothing is stored. */
export function keptUser(): SessionUserFragment | null {
  const text = lasting.get(KEY)
  if (text === null) return null
  try {
    const { user, confirmedAt } = JSON.parse(text) as Kept
    if (Date.now() - confirmedAt < KEPT_MS) return user
  } catch {
    // A tombstone, or a value that this code did not write.
  }
  forgetKept()
  return null
}

/** Starts or continues storing data for this user; only after the server has confirmed the session. */
export function keepFor(user: SessionUserFragment): void {
  if (keptUser()?.id !== user.id) forgetKept()
  lasting.set(KEY, JSON.stringify({ user, confirmedAt: Date.now() } satisfies Kept))
}

/**
 * Deletes the user's data from the device. An open connection to the database is closed by its `versionchange` event.
 * The name is a tombstone until the database is deleted, so that the next page load completes an interrupted deletion.
 */
export function forgetKept(): void {
  lasting.set(KEY, TOMBSTONE)
  const forgotten = () => lasting.get(KEY) === TOMBSTONE && lasting.set(KEY, null)
  try {
    indexedDB.deleteDatabase(OFFLINE_DATABASE).onsuccess = forgotten
  } catch {
    // A browser that blocks storage has stored nothing.
    forgotten()
  }
}
