import { useState } from 'react'
import { kept, newAbove, type Shown, shownOf } from './steady-list'

interface Held<Item extends { readonly id: string }> {
  readonly key: string
  readonly answer: readonly Item[]
  readonly shown: Shown<Item>
}

/**
 * A list that is read does not move: what is new above it waits until it is asked for.
 * @param key of the list: another one is shown at once; null for one that is always shown as it was answered
 */
export function useSteadyList<Item extends { readonly id: string }>(
  answer: readonly Item[] | undefined,
  key: string | null,
) {
  const [held, setHeld] = useState<Held<Item> | null>(null)
  if (!answer || key === null) return { items: answer, waiting: 0, showAll: () => {} }
  const before = held?.key === key ? held : null
  const waiting = before ? newAbove(before.shown, answer) : 0
  const items = before && waiting > 0 ? kept(before.shown, answer) : answer
  // React's way to follow a prop: it renders again before the browser paints.
  if (before?.answer !== answer) setHeld({ key, answer, shown: shownOf(items, before?.shown) })
  return { items, waiting, showAll: () => setHeld({ key, answer, shown: shownOf(answer, before?.shown) }) }
}
