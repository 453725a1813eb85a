import { useSyncExternalStore } from 'react'

const drafts = new Map<string, unknown>()
const listeners = new Set<() => void>()

/**
 * A draft that outlives its component: stored by key until the page is closed, so that remounting a form loses nothing.
 * Undefined when there is none.
 * @param key includes the user's id, so that another user in the same tab cannot see it
 */
export function useStoredDraft<Value>(key: string) {
  const value = useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => drafts.get(key) as Value | undefined,
  )
  const change = (how: (before: Value | undefined) => Value | undefined) => {
    const next = how(drafts.get(key) as Value | undefined)
    if (next === undefined) drafts.delete(key)
    else drafts.set(key, next)
    for (const listener of listeners) listener()
  }
  return [value, change] as const
}
