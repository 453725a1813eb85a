import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTidyAddress } from '../../ui/useTidyAddress'
import { type BookmarkSearch, readBookmarkSearch, writeBookmarkSearch } from './bookmark-address'

export type ChangeSearch = (change: Partial<BookmarkSearch>) => void

/** State of the page in its address. Changes replace the history entry, so Back leaves the page. */
export function useBookmarkSearch() {
  const [parameters, setParameters] = useSearchParams()
  const asked = useMemo(() => readBookmarkSearch(parameters), [parameters])
  useTidyAddress(writeBookmarkSearch(asked, parameters))
  const change: ChangeSearch = change => {
    const current = new URLSearchParams(window.location.search)
    const next = writeBookmarkSearch({ ...readBookmarkSearch(current), page: 1, ...change }, current)
    if (next.toString() !== current.toString()) setParameters(next, { replace: true })
  }
  return { asked, change }
}
