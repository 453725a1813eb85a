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

// From the beginning, not from when it is first asked for: a hand may be there before what waits for it. There is none on a server.
const interaction = typeof window === 'undefined' ? new Promise<void>(() => {}) : firstInteraction()

/**
 * Resolves when the browser is idle after the first interaction with the page, by whichever device: for code of what only a
 * hand on the page can bring up. It competes with nothing that the page waits for, and who only looks does not fetch it.
 */
export const whenUsed = () => interaction.then(whenIdle)

/** Whether that moment has come. */
export function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => void whenUsed().then(() => setUsed(true)), [])
  return isUsed
}
