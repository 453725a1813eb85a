import type { ApolloClient, TypedDocumentNode } from '@apollo/client'
import { CommentsDocument, type CommentsQuery, MoreRepliesDocument } from '../../graphql.generated'

type Comments = Extract<CommentsQuery['node'], { __typename: 'Bookmark' }>['comments']
type Page = Pick<Comments, 'pageInfo'> & { readonly nodes: readonly { readonly createdAt: string }[] }

/** Null for a bookmark that is not there, or not for one to see. */
export const bookmarkIn = ({ node }: CommentsQuery) => (node?.__typename === 'Bookmark' ? node : null)

/**
 * Reads pages of a thread into the cache. Optimistic concurrency: what was asked before something happened to the thread
 * may be older than what the cache has heard since, and is asked again.
 */
export function threadReader(client: ApolloClient, bookmarkId: string) {
  let changes = 0

  async function read<Data, Variables extends object>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    for (;;) {
      const before = changes
      // Joined to a request that is on its way, it would see what was there before.
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

  /** Reads the thread anew as far as it was shown: its comments, and the replies that were opened under them. */
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
    /** An event was heard. */
    happened: () => void changes++,
    changes: () => changes,
  }
}

/** Page after page, until there is as much as was shown. What is gone meanwhile has no page, and is not asked for again. */
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
