import { ApolloClient, ApolloLink, InMemoryCache, type Operation } from '@apollo/client'
import { expect, test } from '@jest/globals'
import { delay, of } from 'rxjs'
import { CommentsDocument, type CommentsQuery } from './Thread.generated'
import { threadPolicies } from './comment-pages'
import { added, comment, more, noMore, page, receiveIn, words } from './thread-factory'
import { bookmarkIn, threadReader } from './read-thread'

const variables = { bookmarkId: 'b' }

/** A client that shows a thread, with a log of its requests to a server that gives these answers. */
function answering(answer: (operation: Operation) => object, shown?: CommentsQuery) {
  const asked: object[] = []
  const link = new ApolloLink(operation => {
    asked.push({ [operation.operationName!]: operation.variables.after })
    return of({ data: answer(operation) }).pipe(delay(5))
  })
  const client = new ApolloClient({ link, cache: new InMemoryCache({ typePolicies: threadPolicies }) })
  if (shown) client.writeQuery({ query: CommentsDocument, variables, data: shown })
  const comments = () => {
    const data = client.readQuery({ query: CommentsDocument, variables })
    return (data && bookmarkIn(data)?.comments.nodes) ?? []
  }
  const reader = threadReader(client, 'b')
  return { asked, reader, comments, cache: client.cache }
}
const idsOf = (comments: readonly { id: string }[]) => comments.map(({ id }) => id)

test('concurrent reads of a thread are not deduplicated, because the later one must not get the earlier answer', async () => {
  const { reader, asked } = answering(() => page([]))
  await Promise.all([reader.readComments(), reader.readComments()])
  expect(asked).toHaveLength(2)
})

test('a query that was sent before an event is sent again, and its first answer is discarded', async () => {
  const { reader, asked, comments } = answering(() => page([comment(asked.length > 1 ? '11' : '10')]))
  const reading = reader.readAgain()
  reader.invalidate()
  const seen = setInterval(() => expect(idsOf(comments())).not.toContain('10'))
  await reading
  clearInterval(seen)
  expect(asked).toHaveLength(2)
  expect(idsOf(comments())).toEqual(['11'])
})

test('a page requested before a gap in the events is requested again, so that a comment deleted in the gap stays deleted', async () => {
  const before = page([comment('10'), comment('11')])
  const { reader, asked, comments } = answering(() => (asked.length > 1 ? page([comment('11')]) : before), before)
  const loading = reader.readComments()
  await reader.readAgain()
  await loading
  expect(asked).toHaveLength(3)
  expect(idsOf(comments())).toEqual(['11'])
})

test('expanded replies are reread, and a reply deleted meanwhile stays deleted', async () => {
  const replies = { __typename: 'CommentConnection', nodes: [words('14')], pageInfo: noMore }
  const { reader, asked, comments } = answering(
    ({ operationName }) =>
      operationName === 'Comments'
        ? page([comment('10', ['11', '13'], more)])
        : { node: { __typename: 'Comment', id: '10', replies } },
    page([comment('10', ['11', '12', '13', '14'])]),
  )
  await reader.readAgain()
  expect(asked).toEqual([{ Comments: null }, { MoreReplies: 'c' }])
  expect(idsOf(comments()[0]!.replies.nodes)).toEqual(['11', '13', '14'])
})

test('a thread or comment that is deleted between two pages is requested once more, without an endless loop', async () => {
  const { reader, asked } = answering(
    ({ operationName, variables: { after } }) =>
      operationName === 'Comments' && !after ? page([comment('10', ['11'], more)], more) : { node: null },
    page([comment('10', ['11', '12']), comment('20')]),
  )
  await reader.readAgain()
  expect(asked).toEqual([{ Comments: null }, { Comments: 'c' }, { MoreReplies: 'c' }])
})

test('a long thread is reread as far as it was shown, and never shrinks meanwhile', async () => {
  const cursor = (endCursor: string) => ({ ...more, endCursor })
  const { reader, asked, comments } = answering(
    ({ variables: { after } }) => {
      lengths.push(comments().length)
      if (!after) return page([comment('10'), comment('11')], cursor('c'))
      return after === 'c' ? page([comment('12'), comment('13')], cursor('d')) : page([comment('14')], noMore)
    },
    page(['10', '11', '12', '13'].map(id => comment(id))),
  )
  const lengths: number[] = []
  await reader.readAgain()
  expect(asked).toEqual([{ Comments: null }, { Comments: 'c' }])
  expect(lengths).toEqual([4, 4])
  expect(idsOf(comments())).toEqual(['10', '11', '12', '13'])
})

test('comments and replies that events added beyond the pages read do not cause the pages in between to be read', async () => {
  const shown = page([comment('10', ['11', '12'], more), comment('20')], more)
  const { reader, asked, comments, cache } = answering(() => (asked.length > 1 ? { node: null } : shown), shown)
  receiveIn(cache, added('50'))
  receiveIn(cache, added('51', '10'))
  await reader.readAgain()
  expect(asked).toEqual([{ Comments: null }])
  expect(idsOf(comments())).toEqual(['10', '20', '50'])
  expect(idsOf(comments()[0]!.replies.nodes)).toEqual(['11', '12', '51'])
})
