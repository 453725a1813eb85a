import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Scroll positions by the key of each history entry. */
const positions = new Map<string, number>()
/** Data on its way may make the page long enough to scroll; after this a visitor has begun to read. */
const MAX_WAIT_MS = 1000

/**
 * Scroll restoration: another page begins at its top, Back leads to where one was. The browser's own happens before the
 * page is drawn, and gets only as far as the page of before is long.
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
    // A reload is restored by the browser.
    const leave = () => {
      window.history.scrollRestoration = 'auto'
    }
    window.addEventListener('scroll', keep, { passive: true })
    // Race: a scroll event comes a frame later, when the click that followed may have led on already.
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
