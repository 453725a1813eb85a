import { useSyncExternalStore } from 'react'
import type { lasting } from '../platform/browser-storage'

/** A boolean in browser storage, with a hook that subscribes to it. */
export function flagOf(storage: typeof lasting, key: string) {
  const listeners = new Set<() => void>()
  const isSet = () => storage.get(key) !== null
  return {
    isSet,
    set(isSo: boolean): void {
      storage.set(key, isSo ? '1' : null)
      for (const listener of listeners) listener()
    },
    use: () =>
      useSyncExternalStore(listener => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      }, isSet),
  }
}
