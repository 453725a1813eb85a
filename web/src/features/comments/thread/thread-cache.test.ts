import { InMemoryCache } from '@apollo/client'
import { beforeEach, expect, test } from '@jest/globals'
import { CommentSectionFragmentDoc } from '../CommentSection.generated'
import { type MoreRepliesQuery, MoreRepliesDocument } from '../CommentThread.generated'
import { CommentsDocument, type CommentsQuery } from './Thread.generated'
import { threadPolicies } from './comment-pages'
import { added, bookmark, comment, deleted, type Event, more, noMore, page, receiveIn, words } from './thread-factory'
import { bookmarkIn } from './read-thread'

const variables = { bookmarkId: 'b' }

const createCache = () => new InMemoryCache({ typePolicies: threadPolicies })

let cache = createCache()
beforeEach(() => {
  cache = createCache()
})

const read = (data: CommentsQuery, after: string | null = null) =>
  cache.writeQuery({ query: CommentsDocument, variables: { ...variables, after }, data })
const readReplies = (of: string, replies: string[], pageInfo = noMore, after: string | null = null) => {
  const connection = { __typename: 'CommentConnection' as const, nodes: replies.map(words), pageInfo }
  const data: MoreRepliesQuery = { node: { __typename: 'Comment', id: of, replies: connection } }
  cache.writeQuery({ query: MoreRepliesDocument, variables: { commentId: of, after }, data })
}
const receive = (event: Event) => receiveIn(cache, event)
const shown = () => {
  const data = cache.readQuery({ query: CommentsDocument, variables })
  return data && bookmarkIn(data)
}
/** '10(11 12) 13' means a comment with two replies, and one without. */
const thread = () =>
  shown()
    ?.comments.nodes.map(({ id, replies: { nodes } }) =>
      nodes.length ? `${id}(${nodes.map(r => r.id).join(' ')})` : id,
    )
    .join(' ')

// R-COM-7
test.each([
  ['behind those before it', page([comment('10')]), added('11'), '10 11'],
  ['before those after it', page([comment('10'), comment('12')]), added('11'), '10 11 12'],
  ['a reply under its comment, last', page([comment('10', ['11']), comment('12')]), added('13', '10'), '10(11 13) 12'],
  ['a reply to what is not shown: nowhere', page([comment('10')]), added('11', '09'), '10'],
  ['one that is there already: once', page([comment('10'), comment('11')]), added('11'), '10 11'],
  ['a reply that is there already: once', page([comment('10', ['11'])]), added('11', '10'), '10(11)'],
])('an added comment is inserted: %s', (_, before, event, after) => {
  read(before)
  // The payload and the mutation's own event both add it.
  for (let time = 0; time < 2; time++) {
    receive(event)
    expect(thread()).toBe(after)
    expect(shown()?.commentCount).toBe(9)
  }
})

test('an updated comment or reply keeps its place', () => {
  read(page([comment('10', ['11'])]))
  for (const id of ['10', '11']) {
    receive({ __typename: 'CommentUpdated', comment: { ...words(id), content: `Anders ${id}` } })
    expect(thread()).toBe('10(11)')
    expect(
      JSON.stringify(shown())
        .match(/Anders 1\d/g)
        ?.at(-1),
    ).toBe(`Anders ${id}`)
  }
})

test.each([
  ['10', '12(13)'],
  ['12', '10(11)'],
  ['13', '10(11) 12'],
  ['99', '10(11) 12(13)'],
])('after deleting %s the thread is %s', (id, after) => {
  read(page([comment('10', ['11']), comment('12', ['13'])]))
  for (let time = 0; time < 2; time++) {
    receive(deleted(id))
    expect(thread()).toBe(after)
  }
})

// R-INT-16
test('a deleted comment with replies leaves a placeholder, without a reply button', () => {
  read(page([comment('10', ['11'])]))
  receive(deleted('10', { ...words('10'), content: '', commenterName: '', isDeleted: true }))
  expect(thread()).toBe('10(11)')
  expect(shown()?.comments.nodes[0]).toMatchObject({ isDeleted: true, content: '', viewerCanReply: false })
})

test('the next page of comments is appended, without duplicating a comment that an event added before', () => {
  read(page([comment('10')], more))
  receive(added('13'))
  read(page([comment('11'), comment('12'), comment('13')], noMore, 4), 'c')
  expect(thread()).toBe('10 11 12 13')
  expect(shown()?.comments.pageInfo).toEqual(noMore)
})

test('a comment that an event added stays after a page that does not reach it', () => {
  read(page([comment('10')], more))
  receive(added('19'))
  read(page([comment('11'), comment('12')], { ...more, endCursor: 'd' }, 9), 'c')
  expect(thread()).toBe('10 11 12 19')
  expect(shown()?.comments.pageInfo).toEqual({ ...more, endCursor: 'd' })
})

test('more replies are appended to those of the comment', () => {
  read(page([comment('10', ['11'], more), comment('20')]))
  readReplies('10', ['12'], noMore, 'c')
  expect(thread()).toBe('10(11 12) 20')
})

test('a reread page removes only deleted comments within its own range', () => {
  read(page([comment('10'), comment('11')], more))
  const last = { ...noMore, endCursor: 'e' }
  read(page([comment('12'), comment('13')], last), 'c')
  read(page([comment('10'), comment('12')], { ...more, endCursor: 'd' }))
  expect(thread()).toBe('10 12 13')
  // The page ends at the last known comment.
  expect(shown()?.comments.pageInfo).toEqual(last)
  read(page([], noMore), 'd')
  expect(thread()).toBe('10 12')
})

test('events for a bookmark that is not in the cache are ignored', () => {
  receive(added('10'))
  receive(deleted('10'))
  expect(thread()).toBeUndefined()
  read({ node: null })
  receive(added('10'))
  expect(cache.readQuery({ query: CommentsDocument, variables })).toEqual({ node: null })
})

test('a comment event updates the count on a card that shows only the count', () => {
  const card = { fragment: CommentSectionFragmentDoc, id: 'Bookmark:b' }
  cache.writeFragment({ ...card, data: bookmark(1) })
  receive(added('11', null, 2))
  expect(cache.readFragment(card)?.commentCount).toBe(2)
})
