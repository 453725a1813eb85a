import type { ApolloClient, TypedDocumentNode } from '@apollo/client'
import { CommentsDocument, type CommentsQuery, MoreRepliesDocument } from '../graphql.generated'
import { bookmarkIn, withMoreReplies, withPage } from './thread-changes'

/**
 * A thread as it is now, at least as far as it was shown: comments, and the replies that were opened under them.
 * @param shown null for nothing yet
 */
export async function readThread(
  client: ApolloClient,
  bookmarkId: string,
  shown: CommentsQuery | null,
): Promise<CommentsQuery> {
  const comments = (shown && bookmarkIn(shown)?.comments.nodes) ?? []
  const page = await readComments(client, bookmarkId, comments.length)
  return readReplies(client, page, new Map(comments.map(({ id, replies }) => [id, replies.nodes.length])))
}

async function ask<Data, Variables extends object>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data } = await client.query<Data>({
    query,
    variables,
    fetchPolicy: 'no-cache',
    // A look joined to an earlier one would see what was there before it.
    context: { queryDeduplication: false },
  })
  if (!data) throw new Error('no answer')
  return data
}

async function readComments(client: ApolloClient, bookmarkId: string, atLeast: number): Promise<CommentsQuery> {
  let page = await ask(client, CommentsDocument, { bookmarkId })
  for (;;) {
    const comments = bookmarkIn(page)?.comments
    if (!comments?.pageInfo.hasNextPage || comments.nodes.length >= atLeast) return page
    const after = comments.pageInfo.endCursor ?? null
    const longer = withPage(page, await ask(client, CommentsDocument, { bookmarkId, after }))
    // It is gone since: there is no more of it to come.
    if (longer === page) return page
    page = longer
  }
}

/** @param atLeast by the comment's id */
async function readReplies(
  client: ApolloClient,
  read: CommentsQuery,
  atLeast: ReadonlyMap<string, number>,
): Promise<CommentsQuery> {
  let page = read
  for (;;) {
    const short = bookmarkIn(page)?.comments.nodes.find(
      ({ id, replies }) => replies.pageInfo.hasNextPage && replies.nodes.length < (atLeast.get(id) ?? 0),
    )
    if (!short) return page
    const after = short.replies.pageInfo.endCursor ?? null
    const longer = withMoreReplies(page, await ask(client, MoreRepliesDocument, { commentId: short.id, after }))
    if (longer === page) return page
    page = longer
  }
}
