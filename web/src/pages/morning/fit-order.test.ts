import { describe, expect, test } from '@jest/globals'
import { byFit, hasFit, reordered } from './fit-order'

const of = (id: string, rank?: number) => ({ id, fit: rank === undefined ? null : { rank } })
const newest = [of('a', -20), of('b'), of('c', 30), of('d', 0), of('e', 30)]
const ids = (tenders: readonly { readonly id: string }[]) => tenders.map(({ id }) => id).join('')

test('there is no order by fit without a description', () => {
  expect(hasFit([])).toBe(false)
  expect(hasFit([of('a'), of('b')])).toBe(false)
  expect(hasFit(newest)).toBe(true)
})

test('the best fit comes first, equal ones stay newest first, and nothing is left out', () => {
  expect(ids(byFit(newest))).toBe('cebda')
})

describe('another order during the triage', () => {
  test('keeps the tenders that were shown, and orders the others', () => {
    expect(ids(reordered([], newest, false))).toBe('abcde')
    expect(ids(reordered(newest.slice(0, 2), newest, true))).toBe('abced')
    expect(ids(reordered(byFit(newest).slice(0, 1), newest, false))).toBe('cabde')
  })
})
