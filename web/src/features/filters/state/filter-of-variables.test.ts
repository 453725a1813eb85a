import { expect, test } from '@jest/globals'
import { emptyFilter, type Filter, IT } from './filter'
import { filterOfVariables } from './filter-of-variables'
import { variablesOf } from './filter-variables'

test.each<Partial<Filter>>([
  {},
  { search: 'weg', exact: true },
  {
    source: ['tenderned'],
    type: ['eu_procurement'],
    domain: ['public-sector', 'business'],
    category: [IT, 'zorg'],
    region: ['Utrecht'],
    stage: ['consultation'],
  },
  { type: ['freelance_contract', 'eu_procurement'], domain: ['business'], organizations: ['Gemeente Elders'] },
  { organizations: ['Elders', 'Rijn'], cpv: ['45'], excludedWords: ['de'], excludedOrganizations: ['Delfwijk'] },
  { workplace: ['remote', 'on_site'], near: '3511 AB', withinKilometres: 25 },
  { publishedWithinDays: 7, minDaysLeft: 0, maxDaysLeft: 14, minValue: 1, maxValue: 2, minHours: 3, maxHours: 4 },
  { minRate: 0, maxRate: 95.5, status: 'open', popular: true },
  { status: 'gesloten' },
  { minRate: 80, maxDaysLeft: 7, includeUnknown: ['rate', 'closing_date'] },
  { withoutClosingDate: true },
])('the filter %j is restored from its query variables', filter => {
  const whole = { ...emptyFilter, ...filter }
  expect(filterOfVariables({ ...variablesOf(whole).filter })).toEqual(whole)
})

test('values in the server’s spelling are restored too, and invalid values are ignored', () => {
  expect(filterOfVariables({ includeUnknown: ['closing_date', 'kleur', 3] }).includeUnknown).toEqual(['closing_date'])
  expect(filterOfVariables({ tenderType: 'eu_procurement', openClosed: 'open', showBookmarked: 'popular' })).toEqual({
    ...emptyFilter,
    type: ['eu_procurement'],
    status: 'open',
    popular: true,
  })
  expect(filterOfVariables({ search: 3, minRate: '12', region: null, openClosed: 'kapot' })).toEqual(emptyFilter)
})
