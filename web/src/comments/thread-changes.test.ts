import { expect, test } from '@jest/globals'
import type { CommentsQuery, CommentTextFragment, MoreRepliesQuery } from '../graphql.generated'
import { comment, more, noMore, page, words } from './made-up-thread'
import { bookmarkIn, withComment, withEvent, withMoreReplies, withPage, withWords } from './thread-changes'

const bookmark = (commentCount: number) => ({ __typename: 'Bookmark' as const, id: 'b', commentCount })
const added = (id: string, under: string | null = null, count = 9) => ({
  __typename: 'CommentAdded' as const,
  bookmark: bookmark(count),
  comment: { ...comment(id), parentComment: under ? { __typename: 'Comment' as const, id: under } : null },
})
const deleted = (id: string, placeholder: CommentTextFragment | null = null) => ({
  __typename: 'CommentDeleted' as const,
  deletedCommentId: id,
  bookmark: bookmark(9),
  placeholder,
})

/** '10(11 12) 13' is a comment with two replies, and one without. */
const read = (of: CommentsQuery) =>
  bookmarkIn(of)!
    .comments.nodes.map(({ id, replies: { nodes } }) =>
      nodes.length ? `${id}(${nodes.map(r => r.id).join(' ')})` : id,
    )
    .join(' ')

test.each([
  ['behind those before it', page([comment('10')]), added('11'), '10 11'],
  ['before those after it', page([comment('10'), comment('12')]), added('11'), '10 11 12'],
  ['a reply under its comment, last', page([comment('10', ['11']), comment('12')]), added('13', '10'), '10(11 13) 12'],
  ['a reply to what is not shown: nowhere', page([comment('10')]), added('11', '09'), '10'],
  ['one that is there already: once', page([comment('10'), comment('11')]), added('11'), '10 11'],
  ['a reply that is there already: once', page([comment('10', ['11'])]), added('11', '10'), '10(11)'],
])('a comment comes %s', (_, before, event, after) => {
  const once = withEvent(before, event)
  // R-COM-7
  expect(read(once)).toBe(after)
  expect(bookmarkIn(once)?.commentCount).toBe(9)
  expect(withEvent(once, event)).toEqual(once)
})

test('changed words stand in the same place, in a comment and in a reply', () => {
  const before = page([comment('10', ['11'])])
  for (const id of ['10', '11']) {
    const after = withEvent(before, { __typename: 'CommentUpdated', comment: { ...words(id), content: 'Anders' } })
    expect(read(after)).toBe('10(11)')
    expect(JSON.stringify(after).match(/Anders/g)).toHaveLength(1)
  }
})

test.each([
  ['10', '12(13)'],
  ['12', '10(11)'],
  ['13', '10(11) 12'],
  ['99', '10(11) 12(13)'],
])('without %s', (id, after) => {
  const once = withEvent(page([comment('10', ['11']), comment('12', ['13'])]), deleted(id))
  expect(read(once)).toBe(after)
  expect(withEvent(once, deleted(id))).toEqual(once)
})

test('a deleted comment with replies leaves its place, without a way to reply', () => {
  const placeholder = { ...words('10'), content: '', commenterName: '', isDeleted: true }
  const after = withEvent(page([comment('10', ['11'])]), deleted('10', placeholder))
  expect(read(after)).toBe('10(11)')
  // R-INT-16
  expect(bookmarkIn(after)?.comments.nodes[0]).toMatchObject({ isDeleted: true, content: '', viewerCanReply: false })
})

test('the next page comes behind, and a comment heard of before it came stays once', () => {
  const before = withComment(page([comment('10')], more), added('13'))
  const after = withPage(before, page([comment('11'), comment('12'), comment('13')], noMore, 4))
  expect(read(after)).toBe('10 11 12 13')
  expect(bookmarkIn(after)?.comments.pageInfo).toEqual(noMore)
})

test('more replies come behind', () => {
  const answer: MoreRepliesQuery = {
    node: {
      __typename: 'Comment',
      id: '10',
      replies: { __typename: 'CommentConnection', nodes: [words('12')], pageInfo: noMore },
    },
  }
  const fresh = page([comment('10', ['11'], more), comment('20')])
  const opened = withMoreReplies(fresh, answer)
  expect(read(opened)).toBe('10(11 12) 20')
})

test('an event of a bookmark that is not there changes nothing', () => {
  const nothing: CommentsQuery = { node: null }
  expect(withEvent(nothing, added('10'))).toEqual(nothing)
  expect(withWords(nothing, words('10'))).toEqual(nothing)
})
