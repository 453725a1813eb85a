import { useSyncExternalStore } from 'react'

/** Somebody chose to look around without signing in; it lasts as long as the browser's session. */
const KEY = 'zonderInloggen'
const listeners = new Set<() => void>()

function set(change: () => void): void {
  change()
  for (const listener of listeners) listener()
}

export const isVisit = () => sessionStorage.getItem(KEY) !== null

export const beginVisit = () => set(() => sessionStorage.setItem(KEY, '1'))

/** Who signs in and out again is asked anew. */
export const endVisit = () => set(() => sessionStorage.removeItem(KEY))

export const useIsVisit = () =>
  useSyncExternalStore(listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, isVisit)
