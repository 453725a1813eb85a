import { expect, test } from '@jest/globals'
import { emptyFilter, type Filter, IT } from './filter'
import { variablesOf } from './filter-variables'

const asked = (filter: Partial<Filter>) => variablesOf({ ...emptyFilter, ...filter })

test('R-FILT-32 R-FILT-53 what is not asked is left out', () => {
  expect(asked({})).toEqual({ filter: { archived: false } })
})

test.each([
  [{ search: 'weg' }, { search: 'weg' }],
  [{ source: 'tenderned' }, { source: 'tenderned' }],
  [{ type: 'freelance_contract' }, { tenderType: 'FREELANCE_CONTRACT' }],
  [{ category: IT }, { category: 'IT & Technologie' }],
  [{ region: 'utrecht' }, { region: 'utrecht' }],
  [
    { minRate: 0, maxRate: 95.5 },
    { minRate: 0, maxRate: 95.5 },
  ],
  [{ status: 'open' }, { openClosed: 'OPEN' }],
  [{ status: 'gesloten' }, { openClosed: 'GESLOTEN' }],
  [{ archived: true }, { archived: true }],
  [{ popular: true }, { showBookmarked: 'POPULAR' }],
] as const)('R-FILT-24 R-FILT-25 R-FILT-27 R-FILT-28 R-FILT-29 %j asks %j', (filter, expected) => {
  expect(asked(filter)).toEqual({ filter: { archived: false, ...expected } })
})

test.each([
  ['business', 'business'],
  ['technology', 'technology'],
  ['interim', 'interim'],
  ['public-sector', 'public'],
  ['eu-specific', 'eu_specific'],
  ['other', 'other'],
])('R-FILT-35 the domain %s is asked as %s', (domain, expected) => {
  expect(asked({ domain }).filter.domain).toBe(expected)
})

test('an order is asked when one is chosen', () => {
  expect(asked({ sort: 'closing', status: 'open' })).toEqual({
    filter: { archived: false, openClosed: 'OPEN' },
    orderBy: { field: 'CLOSING_DATE', direction: 'ASC' },
  })
  expect(asked({ sort: 'value' }).orderBy).toEqual({ field: 'ESTIMATED_VALUE', direction: 'DESC' })
})
