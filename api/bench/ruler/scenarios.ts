/** A request, the same to all servers: one of the web client's operations, with variables as the client sends them. */
export interface Scenario {
  readonly name: string
  readonly operation: Operation
  readonly variables: object
  readonly isSignedIn?: true
  /** Accepts compression, as a browser does. The others show the cost without it. */
  readonly isZipped?: true
}

/** Whether it is answered in order of relevance. */
export const isSearch = ({ variables }: Scenario): boolean =>
  'search' in ((variables as { filter?: object }).filter ?? {})

export type Operation = 'TendersPage' | 'TenderDialog' | 'FilterCounts' | 'Bookmarks' | 'SignIn'

const FIRST = 20
/** Three in ten tenders are listed, as many as are not archived. */
const SHARE_LISTED = 0.3

/** @param tenderId global id of the tender whose detail is read */
export function scenariosFor(scale: number, tenderId: string): readonly Scenario[] {
  const list = (name: string, filter: object, page = 1): Scenario => ({
    name,
    operation: 'TendersPage',
    variables: { filter: { archived: false, ...filter }, first: FIRST, page },
  })
  const firstPage = list('first page', {})
  const detail: Scenario = { name: 'detail', operation: 'TenderDialog', variables: { id: tenderId } }
  const deep = [5, 500].filter(page => (page + 1) * FIRST < scale * SHARE_LISTED)
  return [
    firstPage,
    list('category', { category: 'it-development' }),
    list('domain, region, open', { domain: 'technology', region: 'utrecht', openClosed: 'OPEN' }),
    list('search, two words', { search: 'onderhoud software' }),
    ...deep.slice(-1).map(page => list(`page ${page}`, {}, page)),
    detail,
    { name: 'counts', operation: 'FilterCounts', variables: { filter: { archived: false } } },
    { ...firstPage, name: 'first page, compressed', isZipped: true },
    { ...firstPage, name: 'first page, signed in', isSignedIn: true },
    { ...detail, name: 'detail, signed in', isSignedIn: true },
    {
      name: 'my bookmarks',
      operation: 'Bookmarks',
      variables: { scope: 'MINE', page: 1, first: FIRST },
      isSignedIn: true,
    },
  ]
}
