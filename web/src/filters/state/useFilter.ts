import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { changed, emptyFilter, type Filter } from './filter'
import { readFilter, writeFilter } from './filter-address'

/** While somebody types, the address changes in place; a choice is a step that Back undoes. */
export type Step = 'push' | 'replace'
export type ChangeFilter = (change: Partial<Filter>, step?: Step) => void

/** What is in the address bar is what you see. */
export function useFilter() {
  const [parameters, setParameters] = useSearchParams()
  const filter = useMemo(() => readFilter(parameters), [parameters])
  const change: ChangeFilter = (change, step = 'push') => {
    // Two changes may follow upon each other before the first is drawn, so the address itself is asked.
    const current = new URLSearchParams(window.location.search)
    const next = writeFilter(changed(readFilter(current), change), current)
    if (next.toString() !== current.toString()) setParameters(next, { replace: step === 'replace' })
  }
  return { filter, change, clear: () => change(emptyFilter) }
}
