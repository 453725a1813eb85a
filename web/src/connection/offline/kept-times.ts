import { canonicalStringify } from '@apollo/client/utilities'
import { useSyncExternalStore } from 'react'
import type { Asked } from './kept-answers'

/** Times at which the server gave the answers on screen that come from offline storage. */
const times = new Map<string, Date>()
const listeners = new Set<() => void>()

const keyOf = ({ operationName, variables }: Asked) => `${operationName} ${canonicalStringify(variables)}`

/** @param at null when the server answers again */
export function setKeptAt(asked: Asked, at: Date | null): void {
  const key = keyOf(asked)
  if (at) times.set(key, at)
  else if (!times.delete(key)) return
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Null for an answer of the server. */
export const useKeptAt = (asked: Asked) => useSyncExternalStore(subscribe, () => times.get(keyOf(asked)) ?? null)
