import { ApolloClient, ApolloLink, InMemoryCache, type Operation } from '@apollo/client'
import { expect, test } from '@jest/globals'
import { delay, of } from 'rxjs'
import { comment, more, noMore, page, words } from './made-up-thread'
import { readThread } from './read-thread'
import { bookmarkIn } from './thread-changes'

/** A client, and what it asked of a server that answers so. */
function answering(answer: (operation: Operation) => object) {
  const asked: object[] = []
  const link = new ApolloLink(operation => {
    asked.push({ [operation.operationName!]: operation.variables.after })
    return of({ data: answer(operation) }).pipe(delay(5))
  })
  const cache = new InMemoryCache({ possibleTypes: { Node: ['Bookmark', 'Comment'] } })
  return { client: new ApolloClient({ link, cache }), asked }
}

test('two reads at the same moment are two requests: the later one does not share the earlier answer', async () => {
  const { client, asked } = answering(() => page([]))
  await Promise.all([readThread(client, 'b', null), readThread(client, 'b', null)])
  expect(asked).toHaveLength(2)
})

test('opened replies are read anew, without those removed meanwhile', async () => {
  const replies = { __typename: 'CommentConnection', nodes: [words('14')], pageInfo: noMore }
  const { client, asked } = answering(({ operationName }) =>
    operationName === 'Comments'
      ? page([comment('10', ['11', '13'], more)])
      : { node: { __typename: 'Comment', id: '10', replies } },
  )
  const fresh = await readThread(client, 'b', page([comment('10', ['11', '12', '13'])]))
  expect(asked).toEqual([{ Comments: undefined }, { MoreReplies: 'c' }])
  expect(bookmarkIn(fresh)!.comments.nodes[0]!.replies.nodes.map(({ id }) => id)).toEqual(['11', '13', '14'])
})

test('a thread that is gone between two pages is requested once, not for ever', async () => {
  const { client, asked } = answering(({ operationName, variables }) =>
    operationName === 'Comments' && !variables.after ? page([comment('10', ['11'], more)], more) : { node: null },
  )
  await readThread(client, 'b', page([comment('10', ['11', '12']), comment('20')]))
  expect(asked).toEqual([{ Comments: undefined }, { Comments: 'c' }, { MoreReplies: 'c' }])
})
