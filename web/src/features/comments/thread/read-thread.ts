import type { ApolloClient, TypedDocumentNode } from '@apollo/client'
import { MoreRepliesDocument } from '../CommentThread.generated'
import { CommentsDocument, type CommentsQuery } from './Thread.generated'
import { readUpTo } from './comment-pages'

type Comments = Extract<CommentsQuery['node'], { __typename: 'Bookmark' }>['comments']
type Page = Pick<Comments, 'pageInfo'> & { readonly nodes: readonly { readonly createdAt: string }[] }

/** Null for a bookmark that does not exist or is not visible to this user. */
export const bookmarkIn = ({ node }: CommentsQuery) => (node?.__typename === 'Bookmark' ? node : null)

/**
 * Reads pages of a thread into the cache. Optimistic concurrency: an answer to a query that was sent at an earlier
 * version of the thread may be outdated, so it is discarded and the query is sent again.
 */
export function threadReader(client: ApolloClient, bookmarkId: string) {
  let version = 0
  const invalidate = () => void version++

  async function read<Data, Variables extends object>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    for (;;) {
      const before = version
      // Query deduplication would return the older answer of a request in flight.
      const context = { queryDeduplication: false }
      const { data } = await client.query<Data>({ query, variables, fetchPolicy: 'no-cache', context })
      if (!data) throw new Error('no answer')
      if (version !== before) continue
      client.writeQuery<Data>({ query, variables, data })
      return data
    }
  }

  const readComments = async (after?: string | null) =>
    bookmarkIn(await read(CommentsDocument, { bookmarkId, after: after ?? null }))?.comments

  const readReplies = async (commentId: string, after?: string | null) => {
    const { node } = await read(MoreRepliesDocument, { commentId, after: after ?? null })
    return node?.__typename === 'Comment' ? node.replies : undefined
  }

  /**
   * Rereads the pages of the thread that were read before: its comments and their replies. A comment that an event
   * added beyond them stays as it is, because reaching it would need all pages in between.
   */
  const readAgain = async () => {
    // Queries in flight may have been answered before the change that causes this read.
    invalidate()
    const shown = client.readQuery({ query: CommentsDocument, variables: { bookmarkId } })
    const bookmark = shown && bookmarkIn(shown)
    const end = bookmark ? readUpTo(client.cache, bookmark) : ''
    const replyEnds =
      bookmark?.comments.nodes.map(comment => [comment.id, readUpTo(client.cache, comment)] as const) ?? []
    const firstReplies = new Map<string, Page>()
    const remember = (page: Comments | undefined) => {
      for (const { id, replies } of page?.nodes ?? []) firstReplies.set(id, replies)
      return page
    }
    await readOn(remember(await readComments()), end, async after => remember(await readComments(after)))
    for (const [id, replyEnd] of replyEnds)
      await readOn(firstReplies.get(id), replyEnd, after => readReplies(id, after))
  }

  return {
    readComments,
    readReplies,
    readAgain,
    /** Must be called for each change of the thread in the cache, by an event or by a mutation's payload. */
    invalidate,
    version: () => version,
  }
}

/** Reads page after page, up to `end`. A thread that was deleted meanwhile has no page, which ends the loop. */
async function readOn(
  first: Page | undefined,
  end: string,
  next: (after: string | null | undefined) => Promise<Page | undefined>,
): Promise<void> {
  let page = first
  while (page?.pageInfo.hasNextPage && (page.nodes.at(-1)?.createdAt ?? '') < end)
    page = await next(page.pageInfo.endCursor)
}
