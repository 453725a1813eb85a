import type { Page } from '@playwright/test'

/** Sets the stage as whoever the page is signed in as, without clicking. */
export async function tell<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const origin = new URL(page.url()).origin
  const response = await page.request.post('/graphql', { data: { query, variables }, headers: { origin } })
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown }
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

export interface Staged {
  readonly tenderId: string
  readonly title: string
  readonly bookmarkId: string
}

const TENDERS =
  'query ($first: Int!, $page: Int!) { tenders(first: $first, page: $page) { nodes { id title isBookmarkedByUser bookmarkCount } } }'
const BOOKMARK =
  'mutation ($input: BookmarkTenderInput!) { bookmarkTender(input: $input) { bookmark { id } tender { id title } } }'
interface Tenders {
  readonly tenders: { readonly nodes: readonly { id: string; title: string }[] }
}
interface Bookmarked {
  readonly bookmarkTender: { bookmark: { id: string }; tender: { id: string; title: string } }
}

/** Bookmarks that many tenders, from that place in the list on: who takes places of their own meets nobody. */
export async function bookmarked(page: Page, from: number, count = 1, isPublic = true): Promise<Staged[]> {
  const staged: Staged[] = []
  for (let place = from; place < from + count; place++) {
    const { tenders } = await tell<Tenders>(page, TENDERS, { first: 1, page: place })
    const input = { tenderId: tenders.nodes[0]!.id, isPublic }
    const { bookmarkTender } = await tell<Bookmarked>(page, BOOKMARK, { input })
    const { tender, bookmark } = bookmarkTender
    staged.push({ tenderId: tender.id, title: tender.title, bookmarkId: bookmark.id })
  }
  return staged
}

/** Takes all bookmarks of one's own away. */
export async function withoutBookmarks(page: Page): Promise<void> {
  const query = '{ bookmarks(scope: MINE, first: 100) { nodes { tender { id } } } }'
  const { bookmarks } = await tell<{ bookmarks: { nodes: { tender: { id: string } }[] } }>(page, query)
  for (const { tender } of bookmarks.nodes)
    await tell(
      page,
      'mutation ($input: UnbookmarkTenderInput!) { unbookmarkTender(input: $input) { tender { id } } }',
      {
        input: { tenderId: tender.id },
      },
    )
}

const ADD = 'mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }'

export async function commented(page: Page, bookmarkId: string, content: string, parentCommentId?: string) {
  const input = { bookmarkId, commenterName: 'Vooraf', content, ...(parentCommentId ? { parentCommentId } : {}) }
  const { addComment } = await tell<{ addComment: { comment: { id: string } } }>(page, ADD, { input })
  return addComment.comment.id
}
