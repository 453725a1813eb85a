import { type RefObject, useLayoutEffect, useState } from 'react'
import { fitting } from './fitting'

interface Measures {
  readonly gap: number
  /** Width of the counter of children that do not fit. */
  readonly rest: number
}

/**
 * How many children of a list fit in the width of its parent, measured before the browser paints. All are rendered once
 * to measure them; after that, resizing the window causes no extra layout.
 */
export function useFitting(
  list: RefObject<HTMLElement | null>,
  texts: readonly string[],
  { gap, rest }: Measures,
): number {
  const [widths, setWidths] = useState<ReadonlyMap<string, number>>(new Map())
  const [room, setRoom] = useState(0)
  const key = texts.join('\n')
  useLayoutEffect(() => {
    const row = list.current?.parentElement
    if (!row) return
    const measure = () => {
      const items = [...(list.current?.children ?? [])].map(item => item.getBoundingClientRect().width)
      setWidths(known => {
        const added = key.split('\n').flatMap((text, place) => {
          const width = items[place]
          return width && !known.has(text) ? [[text, width] as const] : []
        })
        return added.length > 0 ? new Map([...known, ...added]) : known
      })
      setRoom(row.clientWidth)
    }
    // A ResizeObserver also fires once at the start: after layout, before paint.
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    return () => observer.disconnect()
  }, [list, key])
  const known = texts.map(text => widths.get(text))
  const isKnown = known.every(width => width !== undefined)
  return isKnown ? fitting(known, room, gap, rest) : texts.length
}
