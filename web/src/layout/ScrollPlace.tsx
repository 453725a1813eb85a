import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** How far down one was, by the key of each step of the way here. */
const places = new Map<string, number>()
/** What is on its way may make the page long enough; later than this one has begun to read. */
const LONGEST_WAIT_MS = 1000

/**
 * Another page begins at its top; Back leads to where one was, on that page or this. The browser itself would go there as
 * far as the page of before is long.
 */
export function ScrollPlace() {
  const { key, pathname } = useLocation()
  const way = useNavigationType()
  const before = useRef(pathname)

  useEffect(() => {
    const keep = () => {
      places.set(key, window.scrollY)
      window.history.scrollRestoration = 'manual'
    }
    // What is loaded anew begins without us.
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
    const place = way === NavigationType.Pop ? places.get(key) : isAnother ? 0 : undefined
    if (place === undefined) return
    const until = performance.now() + LONGEST_WAIT_MS
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
