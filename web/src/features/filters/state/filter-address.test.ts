import { describe, expect, test } from '@jest/globals'
import { changed, emptyFilter, type Filter, IT } from './filter'
import { readFilter, writeFilter } from './filter-address'

const read = (text: string) => readFilter(new URLSearchParams(text))
const write = (filter: Partial<Filter>, text = '') =>
  writeFilter({ ...emptyFilter, ...filter }, new URLSearchParams(text)).toString()

const everything: Filter = {
  search: 'zaaksysteem & "meer"',
  exact: true,
  source: ['tenderned', 'ted'],
  type: ['eu_procurement'],
  domain: ['public-sector', 'business'],
  category: [IT, 'zorg-welzijn'],
  region: ['noord-holland', 'brussel, belgië'],
  stage: ['consultation', 'prior_announcement'],
  zzp: ['allowed', 'not_applicable'],
  workplace: ['remote', 'unknown'],
  near: '3511 AB',
  withinKilometres: 25,
  organizations: ['Gemeente Elders', 'Waterschap Rijn & IJssel'],
  cpv: ['45000000', '72'],
  excludedWords: ['schoonmaak', 'sociaal domein'],
  excludedOrganizations: ['Gemeente Delfwijk'],
  since: '2026-11-22T16:20:00.000Z',
  publishedFrom: '2026-10-31T23:00:00.000Z',
  publishedBefore: '2026-11-20T23:00:00.000Z',
  publishedWithinDays: 7,
  newWithinDays: 1,
  minRate: 87.5,
  maxRate: 120,
  minValue: 50_000,
  maxValue: 2_000_000,
  minHours: 24,
  maxHours: 36,
  minDaysLeft: 0,
  maxDaysLeft: 14,
  status: 'gesloten',
  archived: true,
  popular: true,
  withoutClosingDate: true,
  includeUnknown: ['rate', 'closing_date'],
  sort: 'rate',
  page: 3,
}

test('an empty address means page 1 and not archived, and that state is written as an empty address', () => {
  expect(read('')).toEqual(emptyFilter)
  // R-FILT-53
  expect(emptyFilter).toMatchObject({ archived: false, page: 1 })
  expect(write({})).toBe('')
})

test('a filter that was written to the address is read back unchanged', () => {
  expect(readFilter(writeFilter(everything))).toEqual(everything)
})

test('parameters that do not change keep their place in the address', () => {
  const address = 'status=open&q=weg&tender=x&source=ted&source=tenderned'
  expect(writeFilter(read(address), new URLSearchParams(address)).toString()).toBe(address)
})

test.each([
  ['near=Utrecht&km=2000', 'near=Utrecht'],
  ['km=25', ''],
  ['page=1', ''],
  ['page=x&status=open', 'status=open'],
  ['limit=20&q=weg', 'q=weg'],
  ['search=weg&page=2', 'q=weg&page=2'],
  ['search=oud&q=weg', 'q=weg'],
  ['tender=VA&page=abc', 'tender=VA'],
])('the address ?%s is normalised to ?%s', (given, tidy) => {
  const parameters = new URLSearchParams(given)
  expect(new Set(writeFilter(readFilter(parameters), parameters))).toEqual(new Set(new URLSearchParams(tidy)))
})

test('the parameter of the open dialog and unknown parameters are left alone', () => {
  expect(write({ status: 'open' }, 'tender=VGVuZGVy&page=4&status=gesloten')).toBe('tender=VGVuZGVy&status=open')
  expect(write({}, 'tender=x&q=weg&min=3')).toBe('tender=x')
})

describe('an invalid value in the address is ignored', () => {
  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=drie',
    'page=99999',
    'page=',
    'type=anders',
    'status=kapot',
    'archived=1',
    'archived=false',
    'popular=ja',
    'sort=constructor',
    'sort=__proto__',
    'min=-1',
    'since=gisteren',
    'since=2026-99-99T00:00:00Z',
    'min=1e3',
    'min=Infinity',
    'min=NaN',
    'min=1234567',
    'max=90;drop',
    'max=0x10',
    // R-FILT-30
    'source=all',
    'region=ALL',
    'category=all',
    'q=%20%20',
    'q=%00%0A',
    'exact=true',
    'exact=1&q=',
    'cpv=x&cpv=1&cpv=123456789',
    'excludedWords=%20&excludedWords=',
    'maxDaysLeft=-1',
    'maxDaysLeft=99999',
    'minDaysLeft=1.5',
    'minValue=1e6',
    'minHours=veel',
    'publishedFrom=gisteren',
    'publishedBefore=2026-99-99T00:00:00Z',
  ])('the filter of %s is empty', text => {
    expect(read(text)).toEqual(emptyFilter)
  })
})

test.each([
  ['q=%3Cscript%3E', { search: '<script>' }],
  ['q=a%00b', { search: 'a b' }],
  [`q=${'x'.repeat(5000)}`, { search: 'x'.repeat(200) }],
  ['source=TenderNed', { source: ['tenderned'] }],
  ['source=TenderNed&source=ted&source=TED&source=all', { source: ['tenderned', 'ted'] }],
  ['type=eu_procurement&type=anders', { type: ['eu_procurement'] }],
  ['region=mars', { region: ['mars'] }],
  ['stage=mars&stage=Consultation', { stage: ['consultation'] }],
  ['category=toString', { category: ['toString'] }],
  ['minValue=1250000&maxDaysLeft=14&minHours=24,5', { minValue: 1_250_000, maxDaysLeft: 14, minHours: 24.5 }],
  [`excludedWords=${'x'.repeat(90)}`, { excludedWords: ['x'.repeat(80)] }],
  ['q=een&q=twee', { search: 'een' }],
  ['min=87,50&max=100.', { minRate: 87.5, maxRate: 100 }],
  ['min=90&max=80', { minRate: 90, maxRate: 80 }],
  ['sort=closing&status=gesloten&archived=true&page=2', { sort: 'closing', status: 'open', page: 2 }],
])('the address %s is read leniently', (text, expected) => {
  expect(read(text)).toEqual({ ...emptyFilter, ...expected })
})

describe('a change of the filter', () => {
  test('goes to page 1, unless it is the page itself that changes', () => {
    // R-FILT-23
    expect(changed(everything, { region: [] }).page).toBe(1)
    expect(changed(everything, { sort: null }).page).toBe(1)
    expect(changed(everything, { page: 7 })).toEqual({ ...everything, page: 7 })
  })

  test('with another search text switches exact search off', () => {
    const exactly = changed({ ...emptyFilter, search: 'weg' }, { exact: true })
    expect(changed(exactly, { region: ['utrecht'] }).exact).toBe(true)
    expect(changed(exactly, { search: 'wegen' }).exact).toBe(false)
  })

  test('to sort by closing date shows only open tenders', () => {
    const closing = changed({ ...emptyFilter, archived: true }, { sort: 'closing' })
    expect(closing).toEqual({ ...emptyFilter, sort: 'closing', status: 'open' })
    expect(changed(closing, { status: null })).toEqual(emptyFilter)
    expect(changed(closing, { archived: true })).toEqual({ ...emptyFilter, status: 'open', archived: true })
    expect(changed(closing, { region: ['utrecht'] }).sort).toBe('closing')
  })
})
