import { expect, test } from '@jest/globals'
import type { TenderFilter } from '../tender.inputs.js'
import { areGroupsEnough, readsCategories } from './filter-reach.js'

test.each<readonly [object, boolean]>([
  [{}, true],
  [{ archived: true, source: 'ted', tenderType: 'eu_procurement', openClosed: 'open' }, true],
  [{ domain: 'technology', category: 'it-development' }, true],
  [{ region: 'Utrecht' }, true],
  [{ region: 'Amsterdam' }, true],
  [{ region: 'Boerakkeroost' }, false],
  [{ search: ' ', status: '', minRate: null, showBookmarked: undefined }, true],
  [{ search: 'gemaal' }, false],
  [{ minRate: 0 }, false],
  [{ showBookmarked: 'mine' }, false],
  [{ source: 'ted', aFilterOfTomorrow: 'x' }, false],
])('the groups in memory are enough for the filter %j: %j', (filter, areEnough) => {
  expect(areGroupsEnough(filter as TenderFilter)).toBe(areEnough)
})

test.each<readonly [TenderFilter, boolean]>([
  [{ domain: 'technology' }, true],
  [{ category: 'it-development' }, true],
  [{ greenRockCategory: 'IT Development' }, true],
  [{ domain: '', category: ' ', greenRockCategory: null }, false],
  [{ source: 'ted', region: 'Utrecht', search: 'gemaal' }, false],
])('what the filter %j means depends on the stored categories: %j', (filter, depends) => {
  expect(readsCategories(filter)).toBe(depends)
})
