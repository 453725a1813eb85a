import { expect, test } from '@jest/globals'
import type { CommentThreadFragment } from '../graphql.generated'
import { placesOf } from './places-of'

const comment = (id: string) => ({ id, createdAt: `2026-03-05T10:0${id}:00.000Z` }) as CommentThreadFragment
const replyTo = (id: string) => ({ replyTo: id, createdAt: comment(id).createdAt })
const ids = (places: ReturnType<typeof placesOf>) => places.map(({ id }) => id)

test('only a comment that is being replied to keeps its place when it is deleted', () => {
  const left = [comment('1'), comment('3')]
  expect(ids(placesOf(left, null))).toEqual(['1', '3'])
  expect(ids(placesOf(left, replyTo('3')))).toEqual(['1', '3'])
  expect(ids(placesOf(left, replyTo('2')))).toEqual(['1', '2', '3'])
  expect(ids(placesOf(left, replyTo('4')))).toEqual(['1', '3', '4'])
  expect(placesOf([], replyTo('1'))).toEqual([{ id: '1', comment: null }])
})
