import { expect, test } from '@jest/globals'
import { merged } from './fit-order'

const of = (ids: string) => ids.split('').map(id => ({ id }))
const ids = (tenders: readonly { readonly id: string }[]) => tenders.map(({ id }) => id).join('')

test('each tender is shown once, in the order of the lists', () => {
  expect(ids(merged([], [of('abcde')], 9))).toBe('abcde')
  expect(ids(merged([], [of('xc'), of('abcde')], 9))).toBe('xcabde')
})

test('what was shown keeps its place, and at most so many are chosen', () => {
  expect(ids(merged(of('ab'), [of('xc'), of('abcde')], 9))).toBe('abxcde')
  expect(ids(merged(of('xc'), [of('abcde')], 3))).toBe('xca')
})
