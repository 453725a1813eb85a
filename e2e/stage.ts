import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { ask } from './graphql.js'

/** Test data, made by requests of the user whom the page is signed in as. */

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

/** Tenders on the pages before are never claimed: tests of the list rely on them. */
const FIRST_PAGE = 11

/** Tenders whose title no other test has. A claim is atomic, also over processes: its folder is made, or exists already. */
async function* unclaimed(page: Page, from = FIRST_PAGE, asked: object = {}) {
  const claims = path.join(process.env.E2E_DATA_DIR!, 'claims')
  fs.mkdirSync(claims, { recursive: true })
  for (let number = from; ; number++) {
    const { tenders } = await ask<Tenders>(page, TENDERS, { ...asked, first: 20, page: number })
    if (tenders.nodes.length === 0) throw new Error('every tender is taken')
    for (const tender of tenders.nodes)
      if (isFirst(path.join(claims, createHash('sha256').update(tender.title).digest('hex')))) yield tender
  }
}

function isFirst(claim: string): boolean {
  try {
    fs.mkdirSync(claim)
    return true
  } catch {
    return false
  }
}

/** A tender that no other test uses: one of the oldest, which are on the last pages. */
export async function claimed(page: Page, filter: object = {}): Promise<Tenders['tenders']['nodes'][number]> {
  const orderBy = { field: 'PUBLICATION_DATE', direction: 'ASC' }
  for await (const tender of unclaimed(page, 1, { filter, orderBy })) return tender
  throw new Error('every tender is taken')
}

/** Bookmarks `count` tenders that no other test uses. */
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

/** Removes all bookmarks of the user whom the page is signed in as. */
export async function withoutBookmarks(page: Page): Promise<void> {
  const query = '{ bookmarks(scope: MINE, first: 100) { nodes { tender { id } } } }'
  const { bookmarks } = await ask<{ bookmarks: { nodes: { tender: { id: string } }[] } }>(page, query)
  for (const { tender } of bookmarks.nodes)
    await ask(page, 'mutation ($input: UnbookmarkTenderInput!) { unbookmarkTender(input: $input) { tender { id } } }', {
      input: { tenderId: tender.id },
    })
}

const ADD = 'mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }'

export async function commented(page: Page, bookmarkId: string, content: string, parentCommentId?: string) {
  const input = { bookmarkId, commenterName: 'Vooraf', content, ...(parentCommentId ? { parentCommentId } : {}) }
  const { addComment } = await ask<{ addComment: { comment: { id: string } } }>(page, ADD, { input })
  return addComment.comment.id
}
