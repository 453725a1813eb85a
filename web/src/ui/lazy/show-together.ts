import { flushSync } from 'react-dom'

let arrived: (() => void)[] = []

/**
 * Shows what has come before anybody can press the next button. Batching: every card of a list waits for the same code, and
 * React takes more than fifty synchronous renders in a row for an endless loop.
 */
export function showTogether(show: () => void): void {
  if (arrived.push(show) > 1) return
  queueMicrotask(() => {
    const shown = arrived
    arrived = []
    flushSync(() => shown.forEach(one => one()))
  })
}
