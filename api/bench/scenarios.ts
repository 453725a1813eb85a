import { createHash } from 'node:crypto'
import { measuredTenderId, reader } from './dataset.js'

/** Frozen copies of the web client's documents, which do not follow its changes. */
const card = `fragment Card on Tender {
  id title organization summary tenderType sourceUrl status estimatedValue currency minHourlyRate maxHourlyRate rateNote
  publicationDate closingDate closingNote region province minHoursPerWeek maxHoursPerWeek workplace homeDaysPerWeek startDate
  endDate isExtendable positions isBookmarkedByUser bookmarkCount source { key name } alsoAt { tenderId source { key name } }
  tenderCategories { category { id name color } } }`
export const documents = {
  TendersPage: `query TendersPage($filter: TenderFilter!, $first: Int!, $page: Int, $after: String) {
    tenders(filter: $filter, first: $first, page: $page, after: $after) {
      totalCount pageInfo { endCursor } nodes { isUnseen ...Card } } } ${card}`,
  Detail: `query Detail($id: ID!) { tender(id: $id) { ...Card uuid description statusText closingParty category reference
    contractNature procedureType isEuropean cpv clientHourlyRate awardWinner awardSolution awardDate awardValue awardCurrency
    bidCount awardSource notAwardedReason tenderCategories { confidence source matchedKeywords }
    lots { lot status reason winner value currency bidCount } changes { kind noticeKind publishedAt publicationId }
    viewerBookmark { id isPublic } } } ${card}`,
  Counts: `query Counts($filter: TenderFilter!) { tenders(filter: $filter, first: 1) { facets {
    source { ...Count } tenderType { ...Count } domain { ...Count } category { ...Count } region { ...Count } } } }
    fragment Count on Facet { key label count }`,
  Bookmarks: `query Bookmarks($scope: BookmarkScope!, $first: Int!, $page: Int!) {
    bookmarks(scope: $scope, first: $first, page: $page) { totalCount nodes { id isPublic commentCount
      metadata { notes category priority tags } owner { firstName lastName } tender { ...Card } } } } ${card}`,
  SignIn: 'mutation SignIn($input: SignInInput!) { signIn(input: $input) { session { token } } }',
} as const
export type Operation = keyof typeof documents
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** One request, identical for all servers. */
export interface Scenario {
  readonly name: string
  readonly operation: Operation
  readonly variables: Readonly<Record<string, unknown>>
  readonly isSignedIn?: boolean
  /** Reads the page after this one, because the cursor differs by server. */
  readonly afterPage?: number
  /** The maximum ratio of the product's CPU time to that of the limit. */
  readonly budget: number
}

const FIRST = 20
const list = (name: string, filter: object = {}): Scenario => ({
  name,
  budget: 2,
  operation: 'TendersPage',
  variables: { filter: { archived: false, ...filter }, first: FIRST, page: 1 },
})

export const signIn: Scenario = { name: 'sign in', budget: Infinity, operation: 'SignIn', variables: { input: reader } }

/** @param scale number of tenders, of which about three in ten are listed */
export function scenariosFor(scale: number): readonly Scenario[] {
  const firstPage = list('first page')
  const detail: Scenario = {
    name: 'detail',
    operation: 'Detail',
    budget: 3.5,
    variables: { id: Buffer.from(`Tender:${measuredTenderId}`).toString('base64') },
  }
  return [
    firstPage,
    list('category', { category: 'it-development' }),
    list('domain, region, open', { domain: 'technology', region: 'utrecht', openClosed: 'OPEN' }),
    list('search, two words', { search: 'onderhoud software' }),
    { ...list('deep page by cursor'), afterPage: Math.min(499, Math.floor((scale * 0.15) / FIRST)) },
    detail,
    { name: 'counts', budget: 6, operation: 'Counts', variables: { filter: { archived: false } } },
    { ...firstPage, name: 'first page, signed in', isSignedIn: true },
    { ...detail, name: 'detail, signed in', isSignedIn: true },
    {
      name: 'my bookmarks',
      budget: 3.5,
      operation: 'Bookmarks',
      variables: { scope: 'MINE', first: FIRST, page: 1 },
      isSignedIn: true,
    },
  ]
}
