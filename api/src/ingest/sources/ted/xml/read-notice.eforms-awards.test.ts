import { expect, test } from '@jest/globals'
import { withoutAward } from '../../../notices/draft.js'
import { readNotice } from './read-notice.js'
import { awardNotice, type EformsXml } from './testing/eforms.js'
import type { ResultXml } from './testing/eforms-result.js'

const awardsOf = (result: ResultXml, notice: EformsXml = {}) => readNotice(awardNotice(result, notice)).awards

test('an award whose details are all withheld is kept as an award', () => {
  const result = {
    lots: [{ lot: 'LOT-0001', tenders: ['TEN-1'], contracts: ['CON-1'] }],
    tenders: [{ id: 'TEN-1', lot: 'LOT-0001', party: 'TPA-0001', value: '-1' }],
    contracts: [{ id: 'CON-1', awarded: '1970-01-01Z', issued: '1970-01-01Z', tenders: ['TEN-1'] }],
  }
  const organizations = [{ id: 'ORG-0002', name: 'unpublished' }]
  expect(awardsOf(result, { organizations })).toEqual([
    { lot: 'LOT-0001', winner: null, date: null, value: null, currency: null },
  ])
})

test('awards that refer to an undefined tender or contract have no winner', () => {
  expect(awardsOf({ lots: [{ lot: 'LOT-0001', tenders: ['TEN-9'], contracts: ['CON-9'] }] })).toEqual([
    { lot: 'LOT-0001', winner: null, date: null, value: null, currency: null },
  ])
})

const contract = { id: 'CON-1', issued: '2024-05-01+02:00' }

test('each lot has its own award, or the reason why it has none', () => {
  const result = {
    lots: [
      { lot: 'LOT-0001', tenders: ['TEN-1'], contracts: ['CON-1'] },
      { lot: 'LOT-0002', code: 'clos-nw', reason: 'one-admis', tenders: ['TEN-2'], received: { tenders: '1' } },
      { lot: 'LOT-0003', tenders: ['TEN-3'], contracts: ['CON-3'] },
      { lot: 'LOT-0004', code: 'open-nw' },
    ],
    tenders: [
      { id: 'TEN-1', lot: 'LOT-0001', party: 'TPA-0001', value: '5000' },
      { id: 'TEN-2', lot: 'LOT-0002', party: 'TPA-0002', value: '6000' },
      { id: 'TEN-3', lot: 'LOT-0003', party: 'TPA-0002', value: '7000.50' },
    ],
    contracts: [
      { ...contract, tenders: ['TEN-1'] },
      { id: 'CON-3', issued: '2024-05-03Z', awarded: '2024-04-30Z', tenders: ['TEN-3'] },
    ],
  }
  expect(awardsOf(result, { awardDate: '2000-01-01Z' })).toEqual([
    { lot: 'LOT-0001', winner: 'Noordkaap B.V.', date: '2024-05-01', value: 5000, currency: 'EUR' },
    {
      ...withoutAward('LOT-0002', 'Er is maar één ontvankelijke inschrijving ontvangen.'),
      bidCount: 1,
    },
    { lot: 'LOT-0003', winner: 'Zuidhoek & Zn', date: '2024-04-30', value: 7000.5, currency: 'EUR' },
    withoutAward('LOT-0004', null, 'pending'),
  ])
})

test('several winners of one lot are one award, with the sum of the values', () => {
  const result = {
    lots: [{ lot: 'LOT-0001', tenders: ['TEN-1', 'TEN-2', 'TEN-3'], contracts: ['CON-1', 'CON-2'] }],
    tenders: [
      { id: 'TEN-1', lot: 'LOT-0001', party: 'TPA-0001', value: '5000' },
      { id: 'TEN-2', lot: 'LOT-0001', party: 'TPA-0002', value: '6000' },
      { id: 'TEN-3', lot: 'LOT-0001', party: 'TPA-0003', value: '7000' },
    ],
    contracts: [
      { ...contract, tenders: ['TEN-1'] },
      { id: 'CON-2', issued: '2024-05-09Z', tenders: ['TEN-2'] },
    ],
  }
  expect(awardsOf(result)).toEqual([
    { lot: 'LOT-0001', winner: 'Noordkaap B.V.; Zuidhoek & Zn', date: '2024-05-09', value: 11_000, currency: 'EUR' },
  ])
})

test('tenders without a lot belong to the lot of their contract', () => {
  const result = {
    lots: [{ lot: 'LOT-0001', tenders: ['TEN-1', 'TEN-2'], contracts: ['CON-1'] }],
    tenders: [
      { id: 'TEN-1', party: 'TPA-0001' },
      { id: 'TEN-2', party: 'TPA-0002' },
    ],
    contracts: [{ ...contract, tenders: ['TEN-2', 'TEN-9'] }],
  }
  expect(awardsOf(result)).toMatchObject([{ winner: 'Zuidhoek & Zn' }])
})

/** A framework with one contract per winner. */
const framework = {
  lots: [{ lot: 'LOT-0001', tenders: ['TEN-1', 'TEN-2'], contracts: ['CON-1', 'CON-2'] }],
  contracts: [
    { ...contract, tenders: ['TEN-1'] },
    { ...contract, id: 'CON-2', tenders: ['TEN-2'] },
  ],
}

test('the value of a framework, which each tender repeats, is counted once', () => {
  const result = {
    ...framework,
    tenders: [
      { id: 'TEN-1', lot: 'LOT-0001', party: 'TPA-0001', value: '9000' },
      { id: 'TEN-2', lot: 'LOT-0001', party: 'TPA-0002', value: '9000' },
    ],
  }
  expect(awardsOf(result)).toMatchObject([{ winner: 'Noordkaap B.V.; Zuidhoek & Zn', value: 9000 }])
})

test.each([
  ['withholds its amount', { value: '-1' }],
  ['names no amount', {}],
  ['has an amount in another currency', { value: '5000', currency: 'SEK' }],
])('an award to two winners has no value when one of them %s', (_what, second) => {
  const result = {
    ...framework,
    tenders: [
      { id: 'TEN-1', lot: 'LOT-0001', party: 'TPA-0001', value: '5000' },
      { id: 'TEN-2', lot: 'LOT-0001', party: 'TPA-0002', ...second },
    ],
  }
  expect(awardsOf(result)).toMatchObject([{ winner: 'Noordkaap B.V.; Zuidhoek & Zn', value: null, currency: null }])
})

test('an award to a group names each of its organizations once', () => {
  const result = {
    lots: [{ lot: 'LOT-0001', tenders: ['TEN-1'] }],
    tenders: [{ id: 'TEN-1', lot: 'LOT-0001', party: 'TPA-0009' }],
    parties: { 'TPA-0009': ['ORG-0002', 'ORG-0003', 'ORG-0002'] },
  }
  expect(awardsOf(result)).toMatchObject([{ winner: 'Noordkaap B.V.; Zuidhoek & Zn', value: null, currency: null }])
})

test('awards without contracts go to the first-ranked tender', () => {
  const result = {
    lots: [{ lot: 'LOT-0001', tenders: ['TEN-2', 'TEN-1'] }],
    tenders: [
      { id: 'TEN-1', lot: 'LOT-0001', party: 'TPA-0001', rank: 1 },
      { id: 'TEN-2', lot: 'LOT-0001', party: 'TPA-0002', rank: 2 },
    ],
  }
  expect(awardsOf(result)).toMatchObject([{ winner: 'Noordkaap B.V.' }])
})

const competing = [
  { id: 'TEN-1', lot: 'LOT-0002', party: 'TPA-0001', value: '5000' },
  { id: 'TEN-2', lot: 'LOT-0002', party: 'TPA-0002', value: '6000' },
]

test.each([
  ['names no tender', []],
  ['names only the tender of another lot', ['TEN-9']],
])('two competing bids are not two winners, and are not added up, when the contract %s', (_what, tenders) => {
  const result = {
    lots: [{ lot: 'LOT-0002', tenders: ['TEN-1', 'TEN-2'], contracts: ['CON-1'] }],
    tenders: [...competing, { id: 'TEN-9', lot: 'LOT-0001', party: 'TPA-0003', value: '7000' }],
    contracts: [{ ...contract, tenders }],
  }
  expect(awardsOf(result)).toEqual([{ lot: 'LOT-0002', winner: null, date: '2024-05-01', value: null, currency: null }])
})

test('the only tender of a lot is its winner, even when the contract names none', () => {
  const result = {
    lots: [{ lot: 'LOT-0002', tenders: ['TEN-2'], contracts: ['CON-1'] }],
    tenders: competing,
    contracts: [{ ...contract, tenders: [] }],
  }
  expect(awardsOf(result)).toMatchObject([{ winner: 'Zuidhoek & Zn', value: 6000 }])
})

test('a lot without a result code is not awarded when the notice gives a reason for that', () => {
  const result = { lots: [{ lot: 'LOT-0001', code: '', reason: 'ins-fund', tenders: ['TEN-1'] }], tenders: competing }
  expect(awardsOf(result)).toMatchObject([
    { winner: null, status: 'not_awarded', reason: 'De opdrachtgever heeft niet genoeg middelen.' },
  ])
})

test.each([
  ['an unknown reason', 'nieuw'],
  ['no reason', undefined],
])('a lot that ended without an award for %s has no reason', (_what, reason) => {
  const [award] = awardsOf({ lots: [{ lot: 'LOT-0001', code: 'clos-nw', reason }] })
  expect(award).toEqual(withoutAward('LOT-0001', null))
})

test.each([
  ['12000.50', { value: 12_000.5, currency: 'EUR' }],
  ['1', null],
  [undefined, null],
])('the stated total %s of a notice is read as %j', (total, awardTotal) => {
  expect(readNotice(awardNotice({ total })).awardTotal).toEqual(awardTotal)
})

test('a contract for several lots counts for each lot with the tender for that lot', () => {
  const result = {
    lots: [
      { lot: 'LOT-0001', contracts: ['CON-1'] },
      { lot: 'LOT-0002', contracts: ['CON-1'] },
    ],
    tenders: [
      { id: 'TEN-1', lot: 'LOT-0001', party: 'TPA-0001', value: '5000' },
      { id: 'TEN-2', lot: 'LOT-0002', party: 'TPA-0002', value: '6000' },
    ],
    contracts: [{ ...contract, tenders: ['TEN-1', 'TEN-2'] }],
  }
  expect(awardsOf(result)).toMatchObject([
    { lot: 'LOT-0001', winner: 'Noordkaap B.V.', value: 5000 },
    { lot: 'LOT-0002', winner: 'Zuidhoek & Zn', value: 6000 },
  ])
})

test.each([
  ['2024-04-28+02:00', '2024-04-28'],
  ['2000-01-01Z', null],
  [undefined, null],
])('an award without its own date has that of the notice, %s', (awardDate, date) => {
  expect(awardsOf({ lots: [{ lot: 'LOT-0001' }] }, { awardDate })).toMatchObject([{ date }])
})

test('a modified contract is one award per lot, read from the contract', () => {
  const result = {
    tenders: [
      { id: 'TEN-1', lot: 'LOT-0001', party: 'TPA-0001', value: '5000' },
      { id: 'TEN-2', lot: 'LOT-0002', party: 'TPA-0001', value: '6000' },
    ],
    contracts: [{ ...contract, tenders: ['TEN-1', 'TEN-2'] }],
  }
  const notice = readNotice(awardNotice(result, { type: 'can-modif', form: 'cont-modif', modificationOf: '7-2023' }))
  expect(notice).toMatchObject({ kind: 'modification', refersTo: ['7-2023'] })
  expect(notice.awards).toEqual([
    { lot: 'LOT-0001', winner: 'Noordkaap B.V.', date: '2024-05-01', value: 5000, currency: 'EUR' },
    { lot: 'LOT-0002', winner: 'Noordkaap B.V.', date: '2024-05-01', value: 6000, currency: 'EUR' },
  ])
})

test('an intended award is read like an award', () => {
  const result = {
    lots: [{ lot: 'LOT-0001', tenders: ['TEN-1'] }],
    tenders: [{ id: 'TEN-1', lot: 'LOT-0001', party: 'TPA-0001', value: '5000' }],
  }
  expect(readNotice(awardNotice(result, { type: 'veat', form: 'dir-awa-pre' }))).toMatchObject({
    kind: 'intent',
    awards: [{ winner: 'Noordkaap B.V.', value: 5000 }],
  })
})

test('the buyer and the court are never winners', () => {
  const result = {
    lots: [{ lot: 'LOT-0001', tenders: ['TEN-1'] }],
    tenders: [{ id: 'TEN-1', lot: 'LOT-0001', party: 'TPA-0001' }],
  }
  expect(JSON.stringify(awardsOf(result))).not.toMatch(/Gemeente|Rechtbank/)
})

test.each([
  [[], [null, null]],
  [['LOT-0001'], [null, 'Zuidhoek & Zn']],
  [['RES-0'], [null, 'Zuidhoek & Zn']],
])('a notice that cancels the sections %j of an award notice leaves the winners %j', (sections, winners) => {
  const result = {
    lots: [
      { lot: 'LOT-0001', tenders: ['TEN-1'] },
      { lot: 'LOT-0002', tenders: ['TEN-2'] },
    ],
    tenders: [
      { id: 'TEN-1', lot: 'LOT-0001', party: 'TPA-0001', value: '5000' },
      { id: 'TEN-2', lot: 'LOT-0002', party: 'TPA-0002', value: '6000' },
    ],
    total: '11000',
  }
  const changes = { reasons: ['cancel'], sections }
  const notice = readNotice(awardNotice(result, { lots: [{}, {}], changes }))
  expect(notice).toMatchObject({ kind: 'award', awardTotal: null })
  expect(notice.awards.map(({ winner }) => winner)).toEqual(winners)
  expect(notice.awards[0]).toEqual(withoutAward('LOT-0001', 'De gunning is ingetrokken.'))
})

test('a result with an unknown code decides nothing about its lot', () => {
  expect(readNotice(awardNotice({ lots: [{ lot: 'LOT-0001', code: 'nieuw' }] })).awards).toEqual([])
})
