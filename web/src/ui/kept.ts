import { useSyncExternalStore } from 'react'

const kept = new Map<string, unknown>()
const listeners = new Set<() => void>()

/**
 * What is half-typed in a place of that name, kept while the page is open: whatever happens to the part of the page in
 * which it is typed, nobody's words are lost. Undefined when there is nothing.
 * @param place with whose words they are: another person in the same tab sees none of them
 */
export function useKept<Value>(place: string) {
  const value = useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => kept.get(place) as Value | undefined,
  )
  const change = (how: (before: Value | undefined) => Value | undefined) => {
    const next = how(kept.get(place) as Value | undefined)
    if (next === undefined) kept.delete(place)
    else kept.set(place, next)
    for (const listener of listeners) listener()
  }
  return [value, change] as const
}
