import { expect, test } from '@jest/globals'
import { placeIn } from './place-in'

const list = { ids: ['a', 'b', 'c'], before: 20, total: 63 }

test.each([
  ['a', { previous: null, next: 'b', position: 21, total: 63 }],
  ['b', { previous: 'a', next: 'c', position: 22, total: 63 }],
  ['c', { previous: 'b', next: null, position: 23, total: 63 }],
])('tender %s has its neighbours on the page, and its position in the whole list', (id, place) => {
  expect(placeIn(list, id)).toEqual(place)
})

test('a tender that is in no list on screen has no position', () => {
  expect(placeIn(list, 'd')).toBeNull()
  expect(placeIn(null, 'a')).toBeNull()
})
