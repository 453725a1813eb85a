import { expect, test } from '@jest/globals'
import type { CommentThreadFragment } from './CommentThread.generated'
import { placesOf, withRemovedEdits } from './places-of'

const comment = (id: string) => ({ id, createdAt: `2026-03-05T10:0${id}:00.000Z` }) as CommentThreadFragment
const replyTo = (id: string) => ({ replyTo: id, createdAt: comment(id).createdAt })
const ids = (places: ReturnType<typeof placesOf>) => places.map(({ id }) => id)

test('a deleted comment keeps its place only while somebody replies to it', () => {
  const left = [comment('1'), comment('3')]
  expect(ids(placesOf(left, null))).toEqual(['1', '3'])
  expect(ids(placesOf(left, replyTo('3')))).toEqual(['1', '3'])
  expect(ids(placesOf(left, replyTo('2')))).toEqual(['1', '2', '3'])
  expect(ids(placesOf(left, replyTo('4')))).toEqual(['1', '3', '4'])
  expect(placesOf([], replyTo('1'))).toMatchObject([{ id: '1', comment: null }])
})

test('a removed comment or reply keeps its place while it is edited, except when its page has not been read yet', () => {
  const edit = (id: string, parentId: string | null) => ({ name: '', content: '', comment: comment(id), parentId })
  const edits = [edit('2', null), edit('3', null), edit('5', null), edit('4', '1')]
  const nodes = [comment('1'), comment('3')]
  const shown = (hasNextPage: boolean, parentId: string | null) =>
    withRemovedEdits({ nodes, pageInfo: { hasNextPage } }, edits, parentId)
  expect(shown(false, null).map(({ id }) => id)).toEqual(['1', '2', '3', '5'])
  expect(shown(true, null).map(({ id }) => id)).toEqual(['1', '2', '3'])
  expect(shown(false, '1').map(({ id }) => id)).toEqual(['1', '3', '4'])
  expect(shown(false, null)[1]).toMatchObject({ isDeleted: true })
  expect(shown(false, null)[2]).toBe(nodes[1])
})
