import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const positions = new Map<string, number>()
/** Loading data may make the page long enough to scroll; after this time the visitor has started to read. */
const MAX_WAIT_MS = 1000

/**
 * Scroll restoration: a new page starts at its top, Back restores the position. The browser restores before the page is
 * rendered, when it is still as long as the previous one.
 */
export function ScrollRestoration() {
  const { key, pathname } = useLocation()
  const way = useNavigationType()
  const before = useRef(pathname)

  useEffect(() => {
    const keep = () => {
      positions.set(key, window.scrollY)
      window.history.scrollRestoration = 'manual'
    }
    // The browser restores the position after a reload.
    const leave = () => {
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('scroll', keep, { passive: true })
    // Race condition: scroll events arrive a frame late, when a click may have changed the page already.
    window.addEventListener('click', keep, { capture: true })
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('scroll', keep)
      window.removeEventListener('click', keep, { capture: true })
      window.removeEventListener('pagehide', leave)
    }
  }, [key])

  useLayoutEffect(() => {
    const isAnother = before.current !== pathname
    before.current = pathname
    const place = way === NavigationType.Pop ? positions.get(key) : isAnother ? 0 : undefined
    if (place === undefined) return
    const until = performance.now() + MAX_WAIT_MS
    let frame = 0
    const go = () => {
      window.scrollTo({ top: place })
      if (window.scrollY < place && performance.now() < until) frame = requestAnimationFrame(go)
    }
    const stop = () => cancelAnimationFrame(frame)
    const theirs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
    for (const event of theirs) window.addEventListener(event, stop, { once: true })
    go()
    return () => {
      stop()
      for (const event of theirs) window.removeEventListener(event, stop)
    }
  }, [key, pathname, way])
  return null
}
