import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { expect, test } from '@jest/globals'
import { delay, of } from 'rxjs'
import { readThread } from './read-thread'
import { bookmarkIn } from './thread-changes'

const page = {
  node: {
    __typename: 'Bookmark',
    id: 'b',
    commentCount: 0,
    comments: {
      __typename: 'CommentConnection',
      nodes: [],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  },
}

test('two looks at the same moment are two questions: the later one may not get the earlier answer', async () => {
  let asked = 0
  const link = new ApolloLink(() => {
    asked++
    return of({ data: page }).pipe(delay(5))
  })
  const client = new ApolloClient({ link, cache: new InMemoryCache() })
  await Promise.all([readThread(client, 'b', null), readThread(client, 'b', null)])
  expect(asked).toBe(2)
})

test('replies that were opened are read anew: what was removed meanwhile does not come back', async () => {
  const pageInfo = (endCursor: string | null) => ({
    __typename: 'PageInfo' as const,
    hasNextPage: endCursor !== null,
    endCursor,
  })
  const words = (id: string) => ({
    __typename: 'Comment' as const,
    id,
    commenterName: 'Mees',
    content: `Zegt ${id}`,
    createdAt: `2026-11-21T10:${id}:00.000Z`,
    isDeleted: false,
    viewerCanUpdate: false,
    viewerCanDelete: false,
  })
  const threadOf = (replies: readonly string[], cursor: string | null) => ({
    node: {
      ...page.node,
      __typename: 'Bookmark' as const,
      comments: {
        __typename: 'CommentConnection' as const,
        pageInfo: pageInfo(null),
        nodes: [
          {
            ...words('10'),
            viewerCanReply: true,
            replies: {
              __typename: 'CommentConnection' as const,
              nodes: replies.map(words),
              pageInfo: pageInfo(cursor),
            },
          },
        ],
      },
    },
  })
  const asked: object[] = []
  const link = new ApolloLink(({ operationName, variables }) => {
    asked.push({ [operationName!]: variables.after })
    const replies = { __typename: 'CommentConnection', nodes: [words('14')], pageInfo: pageInfo(null) }
    const more = { node: { __typename: 'Comment', id: '10', replies } }
    return of({ data: operationName === 'Comments' ? threadOf(['11', '13'], 'k') : more })
  })
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache({ possibleTypes: { Node: ['Bookmark', 'Comment'] } }),
  })
  const fresh = await readThread(client, 'b', threadOf(['11', '12', '13'], null))
  expect(asked).toEqual([{ Comments: undefined }, { MoreReplies: 'k' }])
  expect(bookmarkIn(fresh)!.comments.nodes[0]!.replies.nodes.map(({ id }) => id)).toEqual(['11', '13', '14'])
})
