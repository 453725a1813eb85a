import { expect, test } from '@jest/globals'
import { readBookmarkSearch, writeBookmarkSearch } from './bookmark-address'

const defaults = { search: '', page: 1, limit: 20, isColleagues: false }

test.each([
  ['', {}],
  ['search=zorg&page=3&limit=50&van=collegas', { search: 'zorg', page: 3, limit: 50, isColleagues: true }],
  ['search=+++', {}],
  ['page=0&limit=0', {}],
  ['page=-1&limit=101', {}],
  ['page=1.5&limit=veel', {}],
  ['page=10001&van=anderen', {}],
])('the address ?%s is read as %j', (address, asked) => {
  // R-BKPG-3 R-BKPG-4 R-BKPG-5
  expect(readBookmarkSearch(new URLSearchParams(address))).toEqual({ ...defaults, ...asked })
})

test.each([
  [{}, ''],
  [{ search: 'zorg & welzijn' }, 'search=zorg+%26+welzijn'],
  [{ page: 2, limit: 50, isColleagues: true }, 'page=2&limit=50&van=collegas'],
])('the state %j is written to the address without its defaults', (asked, address) => {
  const before = new URLSearchParams('search=oud&page=9&limit=9&van=collegas')
  // R-BKPG-6 R-BKPG-7
  expect(writeBookmarkSearch({ ...defaults, ...asked }, before).toString()).toBe(address)
})

test('writing the bookmark state keeps other parameters of the address', () => {
  expect(writeBookmarkSearch(defaults, new URLSearchParams('tender=VA&page=2')).toString()).toBe('tender=VA')
})
