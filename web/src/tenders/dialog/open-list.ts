import { useEffect, useSyncExternalStore } from 'react'

/** The page of a list that is on screen, in its order. */
export interface OpenList {
  readonly ids: readonly string[]
  /** How many tenders stand before this page. */
  readonly before: number
  readonly total: number
}

let current: OpenList | null = null
const listeners = new Set<() => void>()

/** Makes a list the one whose neighbours a dialog over it leads to, as long as it is on screen. */
export function useAsOpenList(ids: readonly string[], before: number, total: number): void {
  const key = ids.join()
  useEffect(() => {
    const list = { ids: key ? key.split(',') : [], before, total }
    set(list)
    return () => {
      if (current === list) set(null)
    }
  }, [key, before, total])
}

function set(list: OpenList | null): void {
  current = list
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useOpenList = () => useSyncExternalStore(subscribe, () => current)
