import { LAST_PAGE, LONGEST_SEARCH, numberWithin, printable } from '../../address-values'

/** What is asked of /bookmarks, as it stands in the address bar. Other parameters (the open dialog) are left alone. */
export interface BookmarkSearch {
  readonly search: string
  readonly page: number
  readonly limit: number
  /** One's own, or those of the others. */
  readonly isColleagues: boolean
}

export const STANDARD_LIMIT = 20
const MOST_PER_PAGE = 100
const COLLEAGUES = 'collegas'

export function readBookmarkSearch(parameters: URLSearchParams): BookmarkSearch {
  return {
    search: printable(parameters.get('search'), LONGEST_SEARCH),
    page: numberWithin(parameters.get('page'), LAST_PAGE) ?? 1,
    limit: numberWithin(parameters.get('limit'), MOST_PER_PAGE) ?? STANDARD_LIMIT,
    isColleagues: parameters.get('van') === COLLEAGUES,
  }
}

/** The same parameters with these in them; defaults are left out. */
export function writeBookmarkSearch(asked: BookmarkSearch, parameters: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(parameters)
  const put = (name: string, value: string | null) => {
    written.delete(name)
    if (value) written.append(name, value)
  }
  put('search', asked.search)
  put('page', asked.page === 1 ? null : String(asked.page))
  put('limit', asked.limit === STANDARD_LIMIT ? null : String(asked.limit))
  put('van', asked.isColleagues ? COLLEAGUES : null)
  return written
}
