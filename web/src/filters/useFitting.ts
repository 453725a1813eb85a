import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { fitting } from './fitting'

interface Measures {
  readonly gap: number
  /** Room of what counts those that do not fit. */
  readonly rest: number
}

/**
 * How many children of a list fit in the width of its parent, measured before the browser paints. All are rendered once to
 * learn their widths; from then on a change of the window costs no layout of its own.
 */
export function useFitting(
  list: RefObject<HTMLElement | null>,
  texts: readonly string[],
  { gap, rest }: Measures,
): number {
  const widths = useRef(new Map<string, number>())
  const [fit, setFit] = useState(texts.length)
  const isKnown = texts.every(text => widths.current.has(text))
  const key = texts.join('\n')
  useLayoutEffect(() => {
    const all = key.split('\n')
    const row = list.current?.parentElement
    if (!row) return
    const items = [...(list.current?.children ?? [])]
    for (const [place, text] of all.entries()) {
      const width = items[place]?.getBoundingClientRect().width
      if (width && !widths.current.has(text)) widths.current.set(text, width)
    }
    const measure = () =>
      setFit(
        fitting(
          all.map(text => widths.current.get(text) ?? 0),
          row.clientWidth,
          gap,
          rest,
        ),
      )
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    return () => observer.disconnect()
  }, [list, key, gap, rest])
  return isKnown ? fit : texts.length
}
