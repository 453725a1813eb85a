import { DEFAULT_PAGE_SIZE } from '../../limits.generated'

const WINDOW = 5

export const pageCount = (total: number, size = DEFAULT_PAGE_SIZE) => Math.ceil(total / size)

/** Page numbers of the pager: at most five, starting two before the current page. */
export function pageWindow(page: number, pages: number): number[] {
  const start = Math.max(1, page - 2)
  return Array.from({ length: Math.max(0, Math.min(WINDOW, pages - start + 1)) }, (_, place) => start + place)
}

/** Always five page numbers if there are five pages, centred on the current one where possible: page 10 of 10 shows 6 to 10. */
export function fullPageWindow(page: number, pages: number): number[] {
  const start = Math.max(1, Math.min(page - 2, pages - WINDOW + 1))
  return Array.from({ length: Math.max(0, Math.min(WINDOW, pages)) }, (_, place) => start + place)
}
