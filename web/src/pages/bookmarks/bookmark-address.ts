import { numberWithin, printable } from '../../platform/address-values'
import { DEFAULT_PAGE_SIZE, MAX_PAGE, MAX_PAGE_SIZE, MAX_SEARCH_LENGTH } from '../../limits.generated'

/** State of /bookmarks, kept in the query parameters. Other parameters (the open dialog) are left alone. */
export interface BookmarkSearch {
  readonly search: string
  readonly page: number
  readonly limit: number
  /** The colleagues' bookmarks instead of the user's own. */
  readonly isColleagues: boolean
}

const COLLEAGUES = 'collegas'

export function readBookmarkSearch(parameters: URLSearchParams): BookmarkSearch {
  return {
    search: printable(parameters.get('search'), MAX_SEARCH_LENGTH),
    page: numberWithin(parameters.get('page'), MAX_PAGE) ?? 1,
    limit: numberWithin(parameters.get('limit'), MAX_PAGE_SIZE) ?? DEFAULT_PAGE_SIZE,
    isColleagues: parameters.get('van') === COLLEAGUES,
  }
}

/** The given parameters with this state applied; defaults are omitted. */
export function writeBookmarkSearch(asked: BookmarkSearch, parameters: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(parameters)
  const put = (name: string, value: string | null) => {
    written.delete(name)
    if (value) written.append(name, value)
  }
  put('search', asked.search)
  put('page', asked.page === 1 ? null : String(asked.page))
  put('limit', asked.limit === DEFAULT_PAGE_SIZE ? null : String(asked.limit))
  put('van', asked.isColleagues ? COLLEAGUES : null)
  return written
}
