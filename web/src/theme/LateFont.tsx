import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { drawInInter } from './late-font'

/** From the next page on the product is drawn in Inter, if that has come since; renders nothing. */
export default function LateFont() {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useLayoutEffect(() => {
    if (pathname !== first.current) drawInInter()
  }, [pathname])
  return null
}
