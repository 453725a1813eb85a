import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle'

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'click'] as const

const firstInteraction = () =>
  new Promise<void>(resolve => {
    const stop = new AbortController()
    const isUsed = () => {
      stop.abort()
      resolve()
    }
    for (const sign of signs)
      window.addEventListener(sign, isUsed, { capture: true, passive: true, signal: stop.signal })
  })

// Listens from the start, because an interaction may precede the first caller. There is no `window` during prerendering.
const interaction = typeof window === 'undefined' ? new Promise<void>(() => {}) : firstInteraction()

/**
 * Resolves when the browser is idle after the first interaction of any kind: for code that is only needed on
 * interaction. It does not compete with the page load, and passive readers never fetch it.
 */
export const whenUsed = () => interaction.then(whenIdle)

export function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => void whenUsed().then(() => setUsed(true)), [])
  return isUsed
}
