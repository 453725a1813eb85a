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
const LAST_PAGE = 10_000
const LONGEST_SEARCH = 200
const COLLEAGUES = 'collegas'

/** Anybody can write an address: what cannot be meant is as if it were not there. */
export function readBookmarkSearch(parameters: URLSearchParams): BookmarkSearch {
  const search = (parameters.get('search') ?? '').replaceAll(/\p{Cc}/gu, ' ').trim()
  return {
    search: Array.from(search).slice(0, LONGEST_SEARCH).join(''),
    page: within(parameters.get('page'), LAST_PAGE) ?? 1,
    limit: within(parameters.get('limit'), MOST_PER_PAGE) ?? STANDARD_LIMIT,
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

function within(text: string | null, most: number): number | null {
  const value = Number(text?.trim() || Number.NaN)
  return Number.isInteger(value) && value >= 1 && value <= most ? value : null
}
