import { describe, expect, test } from '@jest/globals'
import { UserError } from '../../platform/errors.js'
import { type Query, tenderQuery } from './query.js'

function refusalOf(query: Query): UserError {
  try {
    tenderQuery(query)
  } catch (error) {
    expect(error).toBeInstanceOf(UserError)
    return error as UserError
  }
  throw new Error(`${JSON.stringify(query)} was taken`)
}

const wholes = ['0', '-1', '1.0', '1.5', '1e1', '+1', '0x1', '1 ', ' 1', 'een', 'NaN', 'true', '9'.repeat(400), '１']
const numbers = ['1,5', '1e3', 'NaN', 'Infinity', '-', '.5', '5.', '€80', '80 ', '0x10', '--1', '9'.repeat(400), 'null']
const booleans = ['1', '0', 'TRUE', 'False', 'yes', 'ja', 'on', ' true', 'true ', 'null', 'undefined']

const several = 'sources domains categories regions organizations excludedOrganizations excludedWords cpv'.split(' ')
const numeric =
  'minRate maxRate minValue maxValue minHours maxHours minDaysLeft maxDaysLeft publishedWithinDays newWithinDays withinKilometres'.split(
    ' ',
  )

describe('an unreadable parameter is refused in Dutch, by its name', () => {
  test.each([
    ...wholes.map(value => ['page', value, 'page moet een heel getal van 1 tot en met 10000 zijn.'] as const),
    ...wholes.map(value => ['limit', value, 'limit moet een heel getal van 1 tot en met 100 zijn.'] as const),
    ['page', '10001', 'page moet een heel getal van 1 tot en met 10000 zijn.'],
    ['limit', '101', 'limit moet een heel getal van 1 tot en met 100 zijn.'],
    ...numbers.map(value => ['minRate', value, 'minRate moet een getal zijn.'] as const),
    ...numbers.map(value => ['maxRate', value, 'maxRate moet een getal zijn.'] as const),
    ...booleans.map(value => ['archived', value, 'archived moet true of false zijn.'] as const),
    ...booleans.map(value => ['unseen', value, 'unseen moet true of false zijn.'] as const),
    ...booleans.map(value => ['dismissed', value, 'dismissed moet true of false zijn.'] as const),
    ...booleans.map(value => ['withoutClosingDate', value, 'withoutClosingDate moet true of false zijn.'] as const),
  ])('%s=%j is refused', (name, value, message) => {
    expect(refusalOf({ [name]: value })).toMatchObject({ code: 'BAD_USER_INPUT', field: name, message })
  })

  const all =
    'search source domain category greenRockCategory organization region near status createdAfter publishedFrom unseen dismissed openClosed tenderType archived minRate maxRate showBookmarked page limit'
  test.each([...all.split(' '), ...numeric, 'publishedBefore', 'withoutClosingDate'])(
    '%s is refused when repeated, in brackets, or with a NUL character',
    name => {
      expect(refusalOf({ [name]: ['1', '1'] })).toMatchObject({
        field: name,
        message: `${name} mag maar één keer voorkomen.`,
      })
      expect(refusalOf({ [name]: ['', ''] })).toMatchObject({ field: name })
      expect(refusalOf({ [`${name}[]`]: '1' })).toMatchObject({ field: name })
      expect(refusalOf({ [`${name}[gt]`]: '1' })).toMatchObject({ field: name })
      expect(refusalOf({ [name]: 'a\0b' })).toMatchObject({ field: name })
    },
  )

  test('an invalid parameter is refused even when another value does not exist', () => {
    expect(refusalOf({ openClosed: 'misschien', page: 'x' })).toMatchObject({ field: 'page' })
  })
})

describe('an instant', () => {
  test.each(['2026-11-23T08:30:00Z', '2026-11-23T09:30:00.000+01:00'])('%s is accepted as an instant', createdAfter => {
    expect(tenderQuery({ createdAfter }).filter).toMatchObject({ createdAfter: new Date('2026-11-23T08:30:00Z') })
  })

  test.each(['gisteren', '2026-11-23', '2026-11-23T08:30:00', '2026-99-99T00:00:00Z', '12', 'T1Z'])(
    '%s is refused as an instant',
    publishedFrom => {
      expect(refusalOf({ publishedFrom })).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'publishedFrom',
        message: 'publishedFrom moet een tijdstip zijn, zoals 2026-11-23T08:30:00Z.',
      })
    },
  )
})

describe('a filter with several values', () => {
  test.each([...several, 'tenderTypes'])('%s is a repeated parameter', name => {
    const filter = (value: string | string[]) => tenderQuery({ [name]: value }).filter?.[name as 'sources']
    expect(filter('eu_procurement')).toEqual(['eu_procurement'])
    expect(filter(['eu_procurement', '', 'all', 'freelance_contract'])).toEqual([
      'eu_procurement',
      'freelance_contract',
    ])
    expect(filter(['', 'all'])).toBeNull()
    expect(refusalOf({ [`${name}[]`]: '1' })).toMatchObject({ field: name })
    expect(refusalOf({ [name]: ['x', 'a\0b'] })).toMatchObject({ field: name })
    const many = Array<string>(51).fill('eu_procurement')
    expect(refusalOf({ [name]: many })).toMatchObject({ message: `${name} mag hoogstens 50 waarden hebben.` })
  })

  test('the word for an unknown answer is a value of its own', () => {
    expect(tenderQuery({ selfEmployments: ['Unknown', 'allowed'] }).filter).toMatchObject({
      selfEmployments: ['unknown', 'allowed'],
    })
  })

  test('facts are repeated parameters in lower case', () => {
    expect(tenderQuery({ includeUnknown: ['rate', 'Closing_date'] }).filter?.includeUnknown).toEqual([
      'rate',
      'closing_date',
    ])
  })

  test('an unknown type among known ones matches nothing', () => {
    expect(tenderQuery({ tenderTypes: ['eu_procurement', 'x'] }).filter).toBeNull()
  })
})

describe('a readable query', () => {
  const nothing = {
    stage: null,
    stages: null,
    selfEmployment: null,
    selfEmployments: null,
    workplace: null,
    workplaces: null,
    search: null,
    source: null,
    domain: null,
    category: null,
    greenRockCategory: null,
    organization: null,
    region: null,
    near: null,
    status: null,
    createdAfter: null,
    unseen: null,
    dismissed: null,
    withoutClosingDate: null,
    includeUnknown: null,
    publishedFrom: null,
    openClosed: null,
    tenderType: null,
    archived: false,
    ...Object.fromEntries([...several, 'tenderTypes', ...numeric].map(name => [name, null])),
    publishedBefore: null,
    showBookmarked: null,
  }

  test('empty and blank values and `all` count as absent', () => {
    const first = { page: 1, limit: 20, filter: nothing }
    expect(tenderQuery({})).toEqual(first)
    for (const value of ['', ' ', 'all', undefined]) {
      const names = Object.keys({ ...nothing, page: 0, limit: 0 })
      expect(tenderQuery(Object.fromEntries(names.map(name => [name, value])))).toEqual(first)
    }
  })

  // R-FILT-38 R-FILT-40 R-FILT-41 R-FILT-45 R-FILT-46 R-FILT-49 R-FILT-50 R-FILT-51 R-API-8
  test.each([
    'search',
    'source',
    'domain',
    'category',
    'greenRockCategory',
    'organization',
    'region',
    'near',
    'status',
  ])('%s is read as text', name => {
    expect(tenderQuery({ [name]: 'Utrecht' }).filter).toEqual({ ...nothing, [name]: 'Utrecht' })
  })

  test('true and false are booleans, and numbers are numbers, 0 included', () => {
    // R-INT-34
    expect(tenderQuery({ archived: 'false' }).filter).toEqual(nothing)
    // R-FILT-44
    expect(tenderQuery({ archived: 'true' }).filter).toEqual({ ...nothing, archived: true })
    // R-FILT-47 R-FILT-48 R-API-8
    expect(tenderQuery({ minRate: '0', maxRate: '-0.50' }).filter).toEqual({ ...nothing, minRate: 0, maxRate: -0.5 })
    expect(tenderQuery({ page: '10000', limit: '100' })).toMatchObject({ page: 10_000, limit: 100 })
  })

  test('values of closed lists are case-insensitive, and an unknown one matches nothing', () => {
    // R-FILT-39 R-FILT-42 R-FILT-43
    expect(
      tenderQuery({ openClosed: 'Gesloten', tenderType: 'EU_procurement', showBookmarked: 'popular' }).filter,
    ).toEqual({
      ...nothing,
      openClosed: 'gesloten',
      tenderType: 'eu_procurement',
      showBookmarked: 'popular',
    })
    for (const name of ['openClosed', 'tenderType', 'showBookmarked'])
      for (const value of ['x', 'opengesloten', '__proto__', 'constructor', 'unknown', '0'])
        expect(tenderQuery({ [name]: value }).filter).toBeNull()
  })

  test('unknown parameters are ignored', () => {
    expect(tenderQuery({ _: '123', utm_source: 'x', sourced: 'y' }).filter).toEqual(nothing)
  })
})
