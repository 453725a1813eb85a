import { expect, test } from '@jest/globals'
import { emptyFilter, type Filter, IT } from './filter'
import { variablesOf } from './filter-variables'

const asked = (filter: Partial<Filter>) => variablesOf({ ...emptyFilter, ...filter })

test('an unset filter is omitted from the query variables', () => {
  // R-FILT-32 R-FILT-53
  expect(asked({})).toEqual({ filter: { archived: false } })
})

test.each([
  [{ search: 'weg' }, { search: 'weg' }],
  [
    { search: 'weg', exact: true },
    { search: 'weg', searchExactly: true },
  ],
  [{ source: ['tenderned'] }, { source: 'tenderned' }],
  [{ source: ['tenderned', 'ted'] }, { sources: ['tenderned', 'ted'] }],
  [{ type: ['freelance_contract'] }, { tenderType: 'FREELANCE_CONTRACT' }],
  [{ category: [IT] }, { category: 'IT & Technologie' }], // R-FILT-28
  [{ region: ['utrecht'] }, { region: 'utrecht' }],
  [{ stage: ['prior_announcement'] }, { stage: 'PRIOR_ANNOUNCEMENT' }],
  [{ stage: ['consultation', 'call'] }, { stages: ['CONSULTATION', 'CALL'] }],
  [
    { minRate: 0, maxRate: 95.5 },
    { minRate: 0, maxRate: 95.5 },
  ],
  [{ withoutClosingDate: true }, { withoutClosingDate: true }],
  [
    { minRate: 80, includeUnknown: ['rate'] },
    { minRate: 80, includeUnknown: ['RATE'] },
  ],
  [{ status: 'open' }, { openClosed: 'OPEN' }], // R-FILT-24
  [{ status: 'gesloten' }, { openClosed: 'GESLOTEN' }], // R-FILT-25
  [{ archived: true }, { archived: true }], // R-FILT-27
  [{ organizations: ['Gemeente Elders'] }, { organization: 'Gemeente Elders' }],
  [{ type: ['eu_procurement', 'freelance_contract'] }, { tenderTypes: ['EU_PROCUREMENT', 'FREELANCE_CONTRACT'] }],
  [
    { cpv: ['45'], excludedWords: ['de'], excludedOrganizations: ['Rijn'] },
    { cpv: ['45'], excludedWords: ['de'], excludedOrganizations: ['Rijn'] },
  ],
  [
    { minDaysLeft: 0, maxDaysLeft: 14, publishedWithinDays: 7, minValue: 1, maxHours: 36 },
    { minDaysLeft: 0, maxDaysLeft: 14, publishedWithinDays: 7, minValue: 1, maxHours: 36 },
  ],
  [
    { publishedFrom: '2026-10-24T22:00:00.000Z', publishedBefore: '2026-10-25T23:00:00.000Z' },
    { publishedFrom: '2026-10-24T22:00:00.000Z', publishedBefore: '2026-10-25T23:00:00.000Z' },
  ],
  [{ since: '2026-11-22T16:20:00.000Z' }, { createdAfter: '2026-11-22T16:20:00.000Z' }],
  [{ workplace: ['remote'] }, { workplace: 'REMOTE' }],
  [{ workplace: ['on_site', 'unknown'] }, { workplaces: ['ON_SITE', 'UNKNOWN'] }],
  [{ near: 'Utrecht' }, { near: 'Utrecht' }],
  [
    { near: 'Utrecht', withinKilometres: 25 },
    { near: 'Utrecht', withinKilometres: 25 },
  ],
  [{ popular: true }, { showBookmarked: 'POPULAR' }], // R-FILT-29
] as const)('the filter %j has the query variables %j', (filter, expected) => {
  expect(asked(filter)).toEqual({ filter: { archived: false, ...expected } })
})

test.each([
  ['business', 'business'],
  ['technology', 'technology'],
  ['interim', 'interim'],
  ['public-sector', 'public'],
  ['eu-specific', 'eu_specific'],
  ['other', 'other'],
])('the domain %s is requested as %s', (domain, expected) => {
  // R-FILT-35
  expect(asked({ domain: [domain] }).filter.domain).toBe(expected)
})

test('the sort order is sent only when one is chosen', () => {
  expect(asked({ sort: 'closing', status: 'open' })).toEqual({
    filter: { archived: false, openClosed: 'OPEN' },
    orderBy: { field: 'CLOSING_DATE', direction: 'ASC' },
  })
  expect(asked({ sort: 'value' }).orderBy).toEqual({ field: 'ESTIMATED_VALUE', direction: 'DESC' })
})
