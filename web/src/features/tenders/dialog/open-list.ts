import { useEffect, useRef, useSyncExternalStore } from 'react'

/** The page of a list that is on screen, in its order. */
export interface OpenList {
  readonly ids: readonly string[]
  /** How many tenders stand before this page. */
  readonly before: number
  readonly total: number
  /** Shows the page before or after; absent for a list without pages. */
  readonly turn?: TurnPage | undefined
}

export type TurnPage = (step: 1 | -1) => void

let current: OpenList | null = null
const listeners = new Set<() => void>()

/** Makes a list the one whose neighbours a dialog over it leads to, as long as it is on screen. */
export function useAsOpenList(ids: readonly string[], before: number, total: number, turn?: TurnPage): void {
  const latestTurn = useRef(turn)
  useEffect(() => {
    latestTurn.current = turn
  })
  const hasPages = turn !== undefined
  const key = ids.join()
  useEffect(() => {
    const list: OpenList = {
      ids: key ? key.split(',') : [],
      before,
      total,
      turn: hasPages ? step => latestTurn.current?.(step) : undefined,
    }
    set(list)
    return () => {
      if (current === list) set(null)
    }
  }, [key, before, total, hasPages])
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
