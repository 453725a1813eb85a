import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { datasetAwardOf } from './release-award.js'
import { release } from '../../ocds/award-shape.js'

const award = (given: object = {}) => ({
  status: 'active',
  date: '2026-03-02T00:00:00+01:00',
  value: { amount: 800_000, currency: 'EUR' },
  suppliers: [{ id: '01234567', name: 'Noordkaap B.V.' }],
  relatedLots: ['LOT-0001'],
  ...given,
})
const read = (given: object = {}) =>
  datasetAwardOf(
    release.parse({ ocid: 'ocds-1l04xe-700001', id: '900001', date: '2026-03-10', awards: [award()], ...given }),
  )
const awardsIn = (given: object = {}) => read(given)?.awards
const won = (given: object = {}) => ({
  lot: 'LOT-0001',
  winner: 'Noordkaap B.V.',
  date: '2026-03-02',
  value: 800_000,
  currency: 'EUR',
  ...given,
})

describe('a release without a TenderNed publication is skipped', () => {
  test.each([
    ['no id and no documents', { id: undefined }],
    ['an id in words', { id: 'gunning' }],
    ['an id that begins with a number', { id: '900001b' }],
    ['an id without end', { id: '9'.repeat(13) }],
    ['an id that is a list', { id: ['900001'] }],
    ['documents elsewhere', { id: 'x', tender: { documents: [{ url: 'https://elders.test/900001' }, {}, null, 7] } }],
  ])('%s', (_what, given) => {
    expect(read(given)).toBeNull()
  })
})

describe('an invalid field of a release only loses that field', () => {
  test.each([
    ['the suppliers', { suppliers: 'Noordkaap B.V.' }, { winner: null }],
    ['a name', { suppliers: [{ name: ['x'] }, { name: 'Zuidkaap B.V.' }] }, { winner: 'Zuidkaap B.V.' }],
    ['an overlong name', { suppliers: [{ name: 'x'.repeat(301) }] }, { winner: null }],
    ['markup in a name', { suppliers: [{ name: '<b>Noordkaap</b><script>x</script>' }] }, { winner: 'Noordkaap' }],
    ['the date', { date: 'gisteren' }, { date: null }],
    ['a placeholder for the date', { date: '2000-01-01' }, { date: null }],
    ['the value', { value: '800000' }, { value: null, currency: null }],
    ['a placeholder for the value', { value: { amount: 1, currency: 'EUR' } }, { value: null, currency: null }],
    ['a value below zero', { value: { amount: -5000, currency: 'EUR' } }, { value: null, currency: null }],
    ['a value beyond belief', { value: { amount: 1e300, currency: 'EUR' } }, { value: null, currency: null }],
    ['a value without a currency', { value: { amount: 5000 } }, { value: null, currency: null }],
    ['a currency in words', { value: { amount: 5000, currency: 'euro' } }, { value: null, currency: null }],
    ['the lots', { relatedLots: 'LOT-0001' }, { lot: null }],
    ['an overlong lot', { relatedLots: ['x'.repeat(21)] }, { lot: null }],
  ])('%s', (_what, given, expected) => {
    expect(awardsIn({ awards: [award(given)] })).toEqual([won(expected)])
  })

  test.each([
    ['awards', { awards: { 0: award() } }],
    ['an award', { awards: [null, 7, 'x', [award()]] }],
    ['a status', { awards: [award({ status: null })] }],
  ])('%s of an invalid form yield no award', (_what, given) => {
    expect(awardsIn(given)).toEqual([])
  })

  test('no release can end the reading', () => {
    const anything = fc.anything({ maxDepth: 3 })
    const given = fc.record(
      {
        id: fc.oneof(fc.constant('900001'), anything),
        awards: fc.array(anything),
        tender: anything,
        bids: anything,
        date: anything,
      },
      { requiredKeys: [] },
    )
    fc.assert(fc.property(given, one => void datasetAwardOf(release.parse(one))))
  })
})

describe('the publication and procedure of a release', () => {
  test.each([
    [{ id: '900001' }, '900001'],
    [{ id: 900_001 }, '900001'],
    [{ id: '900001-3fa9c2' }, '900001'],
    [{ id: 'x', tender: { documents: [{ url: 'https://www.tenderned.nl/aankondigingen/900002' }] } }, '900002'],
    [
      { id: 'x', tender: { documents: [{ url: 'https://www.tenderned.nl/aankondigingen/overzicht/900002?a' }] } },
      '900002',
    ],
  ])('%j is publication %s', (given, publicationId) => {
    expect(read(given)).toMatchObject({ publicationId, kenmerk: '700001' })
  })

  test.each([undefined, '', 'ocds-1l04xe-', 'ocds-213czf-700001', 'ocds-1l04xe-0', `ocds-1l04xe-${'x'.repeat(101)}`])(
    'are unknown for the ocid %j',
    ocid => {
      expect(read({ ocid })).toMatchObject({ publicationId: '900001', kenmerk: null })
    },
  )

  test('have an unknown date when that is invalid', () => {
    expect(read({ date: 'NaN' })?.publishedAt).toBeNull()
    expect(read()?.publishedAt).toEqual(new Date('2026-03-09T23:00:00Z'))
  })
})

describe('the awards of a release', () => {
  test.each(['pending', 'cancelled', 'unsuccessful', 'active?', ''])('with status %j are ignored', status => {
    expect(awardsIn({ awards: [award({ status })] })).toEqual([])
  })

  test('without details are ignored', () => {
    expect(awardsIn({ awards: [{ status: 'active', relatedLots: ['LOT-0001'] }] })).toEqual([])
  })

  test('have the date in Amsterdam', () => {
    expect(awardsIn({ awards: [award({ date: '2026-03-01T23:00:00Z' })] })).toEqual([won()])
  })

  test('for one lot are one award, whose value counts once when each states that of the whole', () => {
    const other = { suppliers: [{ name: 'Zuidkaap B.V.' }, { name: 'Noordkaap B.V.' }] }
    const winner = 'Noordkaap B.V.; Zuidkaap B.V.'
    expect(awardsIn({ awards: [award(), award(other)] })).toEqual([won({ winner })])
    const own = { ...other, value: { amount: 5000, currency: 'EUR' } }
    expect(awardsIn({ awards: [award(), award(own)] })).toEqual([won({ winner, value: 805_000 })])
  })

  test('for several lots have one total value', () => {
    const both = award({ relatedLots: ['LOT-0001', 'LOT-0002'] })
    const third = award({ relatedLots: ['LOT-0003'], value: { amount: 5000, currency: 'EUR' } })
    const unpriced = { value: null, currency: null }
    expect(read({ awards: [both, third] })).toMatchObject({
      awards: [won(unpriced), won({ lot: 'LOT-0002', ...unpriced }), won({ lot: 'LOT-0003', value: 5000 })],
      awardTotal: { value: 805_000, currency: 'EUR' },
    })
    expect(read({ awards: [both, award()] })?.awardTotal).toBeNull()
    expect(read()?.awardTotal).toBeNull()
  })

  test.each([
    ['unsuccessful', /geen inschrijvingen/],
    ['cancelled', /stopgezet/],
  ])('are absent when the tender is %s', (status, reason) => {
    const ended = { lot: null, winner: null, status: 'not_awarded', reason: expect.stringMatching(reason) }
    expect(awardsIn({ tender: { status }, awards: [] })).toMatchObject([ended])
    expect(awardsIn({ tender: { status } })).toEqual([won()])
  })
})

describe('the number of tenders in a release', () => {
  const counted = (...statistics: readonly unknown[]) => awardsIn({ bids: { statistics } })?.[0]?.bidCount

  test.each([
    [
      'of bids for the lot',
      [
        { measure: 'bids', value: 4, relatedLot: 'LOT-0001' },
        { measure: 'bids', value: 7, relatedLot: 'LOT-0002' },
      ],
      4,
    ],
    ['of requests', [{ measure: 'requests', value: 4, relatedLot: 'LOT-0001' }], undefined],
    [
      'of two kinds that differ',
      [
        { measure: 'bids', value: 4, relatedLot: 'LOT-0001' },
        { measure: 'bids', value: 5, relatedLot: 'LOT-0001' },
      ],
      undefined,
    ],
    ['in words', [{ measure: 'bids', value: 'vier', relatedLot: 'LOT-0001' }], undefined],
    ['that is no count', [{ measure: 'bids', value: 1.5, relatedLot: 'LOT-0001' }], undefined],
    ['below zero', [{ measure: 'bids', value: -1, relatedLot: 'LOT-0001' }], undefined],
  ])('%s', (_what, statistics, count) => {
    expect(counted(...statistics)).toBe(count)
  })

  test('for the whole belongs to an award without lots', () => {
    const statistics = [{ measure: 'bids', value: 4 }]
    expect(awardsIn({ awards: [award({ relatedLots: [] })], bids: { statistics } })).toEqual([
      won({ lot: null, bidCount: 4 }),
    ])
  })
})
