import { expect, test } from '@jest/globals'
import type { ChangeTextFragment } from '../changes/ChangeText.generated'
import type { Place } from './places-of'
import { changeLinesOf, threadLines } from './thread-lines'

const source = (name: string) => ({ __typename: 'Source', key: name, name }) as const
const change = (noticedAt: string, given: Partial<ChangeTextFragment> = {}, from = 'TenderNed') => ({
  __typename: 'TenderChange' as const,
  id: `change ${noticedAt}`,
  kind: 'STATUS' as const,
  topic: 'PROGRESS' as const,
  headline: 'Status gewijzigd',
  detail: '',
  oldDate: null,
  newDate: null,
  noticedAt,
  source: source(from),
  ...given,
})
const linesOf = (createdAt: string, changes: ReturnType<typeof change>[]) =>
  changeLinesOf({
    node: {
      __typename: 'Bookmark',
      id: 'bookmark',
      createdAt,
      tender: {
        __typename: 'Tender',
        id: 'tender',
        source: source('TenderNed'),
        changes,
      },
    },
  })
const place = (createdAt: string): Place => ({ id: `comment ${createdAt}`, createdAt, comment: null })

test('only changes since the tender was bookmarked are lines, and not those of its wording', () => {
  const changes = [change('1'), change('3'), change('2'), change('4', { topic: 'WORDING' })]
  expect(linesOf('2', changes).map(({ createdAt }) => createdAt)).toEqual(['3', '2'])
})

test('a line names the source of a moved date, and another source than that of the tender', () => {
  const moved = { kind: 'CLOSING_DATE', oldDate: '2026-12-17', newDate: '2026-12-10' } as const
  const gone = { kind: 'GONE', headline: 'Niet meer vermeld op TED' } as const
  const changes = [
    change('1', moved),
    change('2'),
    change('3', {}, 'TED'),
    change('4', moved, 'TED'),
    change('5', gone, 'TED'),
  ]
  expect(linesOf('0', changes).map(({ sourceName }) => sourceName)).toEqual(['TenderNed', null, 'TED', 'TED', null])
})

test('changes stand between the comments by time', () => {
  const lines = threadLines([place('1'), place('3')], linesOf('0', [change('4'), change('2')]), false)
  expect(lines.map(({ id }) => id)).toEqual(['comment 1', 'change 2', 'comment 3', 'change 4'])
})

test('changes after the comments on the page wait until the rest has been read', () => {
  const lines = threadLines([place('1'), place('3')], linesOf('0', [change('4'), change('2')]), true)
  expect(lines.map(({ id }) => id)).toEqual(['comment 1', 'change 2', 'comment 3'])
})
