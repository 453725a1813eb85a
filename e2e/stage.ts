import type { Page } from '@playwright/test'
import { ask } from './graphql.js'

/** Creates test data, by requests as the signed-in user of the page. */

export interface Staged {
  readonly tenderId: string
  readonly title: string
  readonly bookmarkId: string
}

const TENDERS =
  'query ($filter: TenderFilter, $orderBy: TenderOrder, $first: Int!, $page: Int!) { tenders(filter: $filter, orderBy: $orderBy, first: $first, page: $page) { nodes { id title } } }'
const BOOKMARK =
  'mutation ($input: BookmarkTenderInput!) { bookmarkTender(input: $input) { bookmark { id } tender { id title } } }'
interface Tenders {
  readonly tenders: { readonly nodes: readonly { id: string; title: string }[] }
}
interface Bookmarked {
  readonly bookmarkTender: { bookmark: { id: string }; tender: { id: string; title: string } }
}

/** Titles of tenders that the running test already uses. */
const claims = new Set<string>()
export const forgetClaims = () => claims.clear()

/** Tenders that the running test has not used yet, with unique titles. */
async function* unclaimed(page: Page, asked: object = {}) {
  for (let number = 1; ; number++) {
    const { tenders } = await ask<Tenders>(page, TENDERS, { ...asked, first: 20, page: number })
    if (tenders.nodes.length === 0) throw new Error('every tender is taken')
    for (const tender of tenders.nodes)
      if (!claims.has(tender.title)) {
        claims.add(tender.title)
        yield tender
      }
  }
}

/** A tender that the running test has not used yet: one of the oldest, from the last pages. */
export async function claimed(page: Page, filter: object = {}): Promise<Tenders['tenders']['nodes'][number]> {
  const orderBy = { field: 'PUBLICATION_DATE', direction: 'ASC' }
  for await (const tender of unclaimed(page, { filter, orderBy })) return tender
  throw new Error('every tender is taken')
}

export async function bookmarked(page: Page, count = 1, isPublic = true): Promise<Staged[]> {
  const staged: Staged[] = []
  for await (const { id } of unclaimed(page)) {
    const { bookmarkTender } = await ask<Bookmarked>(page, BOOKMARK, { input: { tenderId: id, isPublic } })
    const { tender, bookmark } = bookmarkTender
    staged.push({ tenderId: tender.id, title: tender.title, bookmarkId: bookmark.id })
    if (staged.length === count) break
  }
  return staged
}

const ADD = 'mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }'

export async function commented(page: Page, bookmarkId: string, content: string, parentCommentId?: string) {
  const input = { bookmarkId, commenterName: 'Vooraf', content, ...(parentCommentId ? { parentCommentId } : {}) }
  const { addComment } = await ask<{ addComment: { comment: { id: string } } }>(page, ADD, { input })
  return addComment.comment.id
}
