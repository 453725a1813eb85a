import { describe, expect, test } from '@jest/globals'
import { drafts } from '../../../test/harvesting.js'
import type { NoticeDraft } from '../notices/draft.js'
import type { ExpectedField } from '../sources/connector.js'
import { FieldCounts } from './field-counts.js'

function gapsOf(expected: readonly ExpectedField[] | undefined, ...notices: readonly NoticeDraft[][]) {
  const counts = new FieldCounts(expected)
  for (const draft of notices.flat()) counts.count(draft)
  return counts.gaps()
}

const dated = (count: number) => drafts(0, count)
const undated = (count: number, given: Partial<NoticeDraft> = {}) => drafts(0, count, { closingDate: null, ...given })

describe('an expected field', () => {
  test('is a gap when more than 30% of the notices lack it', () => {
    expect(gapsOf(['closingDate'], dated(9), undated(31))).toEqual([{ field: 'closingDate', missing: 31, read: 40 }])
    expect(gapsOf(['closingDate'], dated(7), undated(3))).toEqual([])
    expect(gapsOf(['closingDate'], dated(69), undated(31))).toHaveLength(1)
  })

  test('is no gap among fewer than ten notices', () => {
    expect(gapsOf(['closingDate'], undated(9))).toEqual([])
    expect(gapsOf(['closingDate'], undated(10))).toHaveLength(1)
  })

  test('is only counted where it applies: an award has no closing date', () => {
    expect(gapsOf(['closingDate'], dated(10), undated(30, { kind: 'award' }))).toEqual([])
  })

  test('is declared by the connector, by default title and organisation', () => {
    expect(gapsOf(undefined, undated(40))).toEqual([])
    expect(gapsOf(['description'], drafts(0, 20, { description: '' }))).toMatchObject([{ field: 'description' }])
  })
})

test('counts as missing when a notice was refused for lacking it', () => {
  const counts = new FieldCounts()
  for (const draft of dated(9)) counts.count(draft)
  for (let refused = 0; refused < 31; refused++) counts.countRefused('title')
  counts.countRefused('closingDate')
  expect(counts.gaps()).toEqual([{ field: 'title', missing: 31, read: 40 }])
})

test('with the largest share of gaps comes first', () => {
  const notices = [...dated(10), ...undated(10), ...undated(10, { description: null }), ...dated(0)]
  expect(gapsOf(['description', 'closingDate'], notices).map(({ field }) => field)).toEqual([
    'closingDate',
    'description',
  ])
})
