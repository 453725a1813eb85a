import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { expect, test } from '@jest/globals'
import { delay, of } from 'rxjs'
import { readThread } from './read-thread'

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
  await Promise.all([readThread(client, 'b', 0), readThread(client, 'b', 0)])
  expect(asked).toBe(2)
})
