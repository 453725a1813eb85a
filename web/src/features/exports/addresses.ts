import type { TenderFilter } from '../../graphql.generated'

/**
 * Address of a filtered list in the REST API, which accepts GraphQL's names in either case; lists become repeated parameters.
 */
export function tendersAddress(filter: TenderFilter, ending: string): string {
  const given = Object.entries(filter).filter(([, value]) => value !== null && value !== undefined && value !== false)
  const parameters = new URLSearchParams(
    given.flatMap(([name, value]) => [value].flat().map(one => [name, String(one)])),
  )
  return withQuery(`/api/export/tenders.${ending}`, parameters)
}

export const bookmarksAddress = (search: string, ending: string): string =>
  withQuery(`/api/export/bookmarks.${ending}`, new URLSearchParams(search ? { search } : {}))

export const tenderPageAddress = (uuid: string): string => `/tenders/${uuid}`

export const tenderAgendaAddress = (uuid: string): string => `/api/export/tenders/${uuid}.ics`

const withQuery = (path: string, parameters: URLSearchParams) => (parameters.size > 0 ? `${path}?${parameters}` : path)
