import { expect, test } from '@jest/globals'
import { itemsToKeep, countNewAbove, shownOf } from './steady-list'

const list = (ids: string) => Array.from(ids, id => ({ id }))
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('')

test.each([
  ['xabc', 1, 'one is new at the top'],
  ['xyabc', 2, 'two are new at the top'],
  ['axbc', 1, 'one is new between two'],
  ['abcx', 0, 'what follows at the end moves nothing'],
  ['bcx', 0, 'one was put away, and another follows'],
  ['xyz', 3, 'so many are new that none of the others is left'],
  ['abc', 0, 'nothing is new'],
  ['', 0, 'nothing is left'],
])('with the answer %s, %i items are held back above the list: %s', (answer, count) => {
  expect(countNewAbove(shownOf(list('abc')), list(answer))).toBe(count)
})

test('a dismissed item that was restored is not new', () => {
  const before = shownOf(list('abc'))
  const without = shownOf(list('bcd'), before)
  expect(countNewAbove(without, list('abc'))).toBe(0)
})

test('the steady list updates shown items from the answer, drops removed ones, and keeps those pushed off the end', () => {
  const answer = [{ id: 'x' }, { id: 'a', title: 'changed' }, { id: 'c' }]
  expect(itemsToKeep(shownOf<{ id: string; title?: string }>(list('abcde')), answer)).toEqual([
    { id: 'a', title: 'changed' },
    { id: 'c' },
    { id: 'd' },
    { id: 'e' },
  ])
  expect(idsOf(itemsToKeep(shownOf(list('abc')), list('xyz')))).toBe('abc')
})
