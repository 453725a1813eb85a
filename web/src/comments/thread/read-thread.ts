import type { ApolloClient, TypedDocumentNode } from '@apollo/client'
import { CommentsDocument, type CommentsQuery, MoreRepliesDocument } from '../../graphql.generated'

type Comments = Extract<CommentsQuery['node'], { __typename: 'Bookmark' }>['comments']
type Page = Pick<Comments, 'pageInfo'> & { readonly nodes: readonly { readonly createdAt: string }[] }

/** Null for a bookmark that does not exist, or is not visible to this user. */
export const bookmarkIn = ({ node }: CommentsQuery) => (node?.__typename === 'Bookmark' ? node : null)

/**
 * Reads pages of a thread into the cache. Optimistic concurrency: an answer to a query that was sent before an event came
 * may be older than that event, so it is thrown away and the query is sent again.
 */
export function threadReader(client: ApolloClient, bookmarkId: string) {
  let changes = 0

  async function read<Data, Variables extends object>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    for (;;) {
      const before = changes
      // Deduplicated with a request in flight, it would get that one's older answer.
      const context = { queryDeduplication: false }
      const { data } = await client.query<Data>({ query, variables, fetchPolicy: 'no-cache', context })
      if (!data) throw new Error('no answer')
      if (changes !== before) continue
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

  /** Reads the thread again as far as it was shown: comments, and replies that were opened under them. */
  const readAgain = async () => {
    const shown = client.readQuery({ query: CommentsDocument, variables: { bookmarkId } })
    const comments = (shown && bookmarkIn(shown)?.comments.nodes) ?? []
    const firstReplies = new Map<string, Page>()
    const remember = (page: Comments | undefined) => {
      for (const { id, replies } of page?.nodes ?? []) firstReplies.set(id, replies)
      return page
    }
    await readOn(remember(await readComments()), comments, async after => remember(await readComments(after)))
    for (const { id, replies } of comments)
      await readOn(firstReplies.get(id), replies.nodes, after => readReplies(id, after))
  }

  return {
    readComments,
    readReplies,
    readAgain,
    /** To be called for each event. */
    happened: () => void changes++,
    changes: () => changes,
  }
}

/** Page after page, up to the last comment shown. A thread that was deleted meanwhile has no page, which ends the loop. */
async function readOn(
  first: Page | undefined,
  shown: readonly { readonly createdAt: string }[],
  next: (after: string | null | undefined) => Promise<Page | undefined>,
): Promise<void> {
  const last = shown.at(-1)?.createdAt ?? ''
  let page = first
  while (page?.pageInfo.hasNextPage && (page.nodes.at(-1)?.createdAt ?? '') < last)
    page = await next(page.pageInfo.endCursor)
}
