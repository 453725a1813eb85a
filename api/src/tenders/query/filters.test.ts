import { expect, test } from '@jest/globals'
import type { TenderFilter } from '../tender/tender.inputs.js'
import { readsCategories } from './filters.js'

test.each<readonly [TenderFilter, boolean]>([
  [{ domain: 'technology' }, true],
  [{ category: 'it-development' }, true],
  [{ greenRockCategory: 'IT Development' }, true],
  [{ domain: '', category: ' ', greenRockCategory: null }, false],
  [{ source: 'ted', region: 'Utrecht', search: 'gemaal' }, false],
])('the filter %j depends on the stored categories: %j', (filter, depends) => {
  expect(readsCategories(filter)).toBe(depends)
})
