import { expect, test } from '@jest/globals'
import { fullPageWindow, pageCount, pageWindow } from './pages'

test.each([
  [1, 10, [1, 2, 3, 4, 5]],
  [2, 10, [1, 2, 3, 4, 5]],
  [5, 10, [3, 4, 5, 6, 7]],
  [10, 10, [8, 9, 10]],
  [1, 2, [1, 2]],
  [1, 0, []],
])('the pager at page %s of %s shows %j', (page, pages, shown) => {
  // R-LIST-11 R-LIST-12 R-INT-29
  expect(pageWindow(page, pages)).toEqual(shown)
})

test('the number of pages is rounded up', () => {
  // R-LIST-9
  expect([pageCount(0), pageCount(20), pageCount(21)]).toEqual([0, 1, 2])
})

test.each([
  [1, 10, [1, 2, 3, 4, 5]],
  [3, 10, [1, 2, 3, 4, 5]],
  [6, 10, [4, 5, 6, 7, 8]],
  [10, 10, [6, 7, 8, 9, 10]],
  [3, 3, [1, 2, 3]],
  [1, 0, []],
])('the pager of bookmarks at page %s of %s shows %j', (page, pages, shown) => {
  // R-BKPG-26 R-INT-29
  expect(fullPageWindow(page, pages)).toEqual(shown)
})
