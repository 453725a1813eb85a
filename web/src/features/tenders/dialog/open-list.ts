import { useEffect, useRef, useSyncExternalStore } from 'react'

/** The page of a list that is on screen, in order. */
export interface OpenList {
  readonly ids: readonly string[]
  /** Number of tenders on the previous pages. */
  readonly before: number
  readonly total: number
  /** Shows the previous or next page; absent for a list without pages. */
  readonly turn?: TurnPage | undefined
}

export type TurnPage = (step: 1 | -1) => void

let current: OpenList | null = null
const listeners = new Set<() => void>()

/** Registers a list while it is on screen, so that a dialog above it can navigate to the neighbours. */
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
