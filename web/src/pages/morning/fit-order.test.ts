import { describe, expect, test } from '@jest/globals'
import { byFit, chosen, hasFit } from './fit-order'

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
    expect(ids(chosen([], newest, false, 9))).toBe('abcde')
    expect(ids(chosen(newest.slice(0, 2), newest, true, 9))).toBe('abced')
    expect(ids(chosen(byFit(newest).slice(0, 1), newest, false, 9))).toBe('cabde')
  })

  test('chooses the best of all that were compared, or the newest', () => {
    expect(ids(chosen([], newest, true, 2))).toBe('ce')
    expect(ids(chosen([], newest, false, 2))).toBe('ab')
  })
})
