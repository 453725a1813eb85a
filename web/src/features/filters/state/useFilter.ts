import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTidyAddress } from '../../../ui/useTidyAddress'
import { changed, emptyFilter, type Filter } from './filter'
import { readFilter, writeFilter } from './filter-address'

/** `replace` while typing; `push` for a choice, which Back undoes. */
export type Step = 'push' | 'replace'
export type ChangeFilter = (change: Partial<Filter>, step?: Step) => void

/** The address is the single source of truth for the filter. */
export function useFilter() {
  const [parameters, setParameters] = useSearchParams()
  const filter = useMemo(() => readFilter(parameters), [parameters])
  useTidyAddress(writeFilter(filter, parameters))
  const change: ChangeFilter = (change, step = 'push') => {
    // Two changes may come before a render, so the current address is read instead of the rendered one.
    const current = new URLSearchParams(window.location.search)
    const next = writeFilter(changed(readFilter(current), change), current)
    if (next.toString() !== current.toString()) setParameters(next, { replace: step === 'replace' })
  }
  return { filter, change, clear: () => change(emptyFilter) }
}
