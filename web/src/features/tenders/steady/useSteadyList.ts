import { useState } from 'react'
import { itemsToKeep, countNewAbove, type Shown, shownOf } from './steady-list'

interface Held<Item extends { readonly id: string }> {
  readonly key: string
  readonly answer: readonly Item[]
  readonly shown: Shown<Item>
}

/**
 * Keeps a list steady while it is read: new items above it wait until the user shows them.
 * @param key identifies the list: another key shows the answer at once; null always does
 */
export function useSteadyList<Item extends { readonly id: string }>(
  answer: readonly Item[] | undefined,
  key: string | null,
) {
  const [held, setHeld] = useState<Held<Item> | null>(null)
  if (!answer || key === null) return { items: answer, waiting: 0, showAll: () => {} }
  const before = held?.key === key ? held : null
  const waiting = before ? countNewAbove(before.shown, answer) : 0
  const items = before && waiting > 0 ? itemsToKeep(before.shown, answer) : answer
  // React's pattern for adjusting state to a prop: it renders again before the browser paints.
  if (before?.answer !== answer) setHeld({ key, answer, shown: shownOf(items, before?.shown) })
  return { items, waiting, showAll: () => setHeld({ key, answer, shown: shownOf(answer, before?.shown) }) }
}
