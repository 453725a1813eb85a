import { expect, test } from '@jest/globals'
import type { ChangeTextFragment } from '../changes/ChangeText.generated'
import type { Place } from './places-of'
import { changeLinesOf, threadLines } from './thread-lines'

const change = (noticedAt: string, given: Partial<ChangeTextFragment> = {}): ChangeTextFragment => ({
  __typename: 'TenderChange',
  id: `change ${noticedAt}`,
  kind: 'STATUS',
  topic: 'PROGRESS',
  headline: 'Status gewijzigd',
  detail: '',
  oldDate: null,
  newDate: null,
  noticedAt,
  ...given,
})
const linesOf = (createdAt: string, changes: ChangeTextFragment[]) =>
  changeLinesOf({
    node: {
      __typename: 'Bookmark',
      id: 'bookmark',
      createdAt,
      tender: {
        __typename: 'Tender',
        id: 'tender',
        source: { __typename: 'Source', key: 'a', name: 'TenderNed' },
        changes,
      },
    },
  })
const place = (createdAt: string): Place => ({ id: `comment ${createdAt}`, createdAt, comment: null })

test('only changes since the tender was bookmarked are lines, and not those of its wording', () => {
  const changes = [change('1'), change('3'), change('2'), change('4', { topic: 'WORDING' })]
  expect(linesOf('2', changes).map(({ createdAt }) => createdAt)).toEqual(['3', '2'])
})

test('changes stand between the comments by time', () => {
  const lines = threadLines([place('1'), place('3')], linesOf('0', [change('4'), change('2')]), false)
  expect(lines.map(({ id }) => id)).toEqual(['comment 1', 'change 2', 'comment 3', 'change 4'])
})

test('changes after the comments on the page wait until the rest has been read', () => {
  const lines = threadLines([place('1'), place('3')], linesOf('0', [change('4'), change('2')]), true)
  expect(lines.map(({ id }) => id)).toEqual(['comment 1', 'change 2', 'comment 3'])
})
