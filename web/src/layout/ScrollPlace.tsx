import { useEffect, useLayoutEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** How far down one was, by the key of each step of the way here. */
const places = new Map<string, number>()
/** What is on its way may make the page long enough; later than this one has begun to read. */
const LONGEST_WAIT_MS = 1000

/**
 * Another page begins at its top; Back leads to where one was on it. The browser itself would go there as far as the
 * page of before is long. One for each page: give it the path as its key.
 */
export function ScrollPlace() {
  const { key } = useLocation()
  const way = useNavigationType()
  const [begin] = useState(() => (way === NavigationType.Pop ? places.get(key) : 0))

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
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('scroll', keep)
      window.removeEventListener('pagehide', leave)
    }
  }, [key])

  useLayoutEffect(() => {
    // By a link from elsewhere, or loaded anew: the browser knows better.
    if (begin === undefined) return
    const until = performance.now() + LONGEST_WAIT_MS
    let frame = 0
    const go = () => {
      window.scrollTo({ top: begin })
      if (window.scrollY < begin && performance.now() < until) frame = requestAnimationFrame(go)
    }
    const stop = () => cancelAnimationFrame(frame)
    const theirs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
    for (const event of theirs) window.addEventListener(event, stop, { once: true })
    go()
    return () => {
      stop()
      for (const event of theirs) window.removeEventListener(event, stop)
    }
  }, [begin])
  return null
}
