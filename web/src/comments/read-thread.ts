import type { ApolloClient } from '@apollo/client'
import { CommentsDocument, type CommentsQuery } from '../graphql.generated'
import { bookmarkIn, withPage } from './thread-changes'

/** A thread as it is now, at least as far as it was shown. */
export async function readThread(client: ApolloClient, bookmarkId: string, atLeast: number): Promise<CommentsQuery> {
  const read = async (after: string | null) => {
    const { data } = await client.query({
      query: CommentsDocument,
      variables: after ? { bookmarkId, after } : { bookmarkId },
      fetchPolicy: 'no-cache',
      // A look joined to an earlier one would see what was there before it.
      context: { queryDeduplication: false },
    })
    if (!data) throw new Error('no answer')
    return data
  }
  let page = await read(null)
  for (;;) {
    const comments = bookmarkIn(page)?.comments
    if (!comments?.pageInfo.hasNextPage || comments.nodes.length >= atLeast) return page
    page = withPage(page, await read(comments.pageInfo.endCursor ?? null))
  }
}
