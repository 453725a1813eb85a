import { describe, expect, test } from '@jest/globals'
import { closingOf } from './closing-of'
import { detailsOf, type Lot, stateOf, valueOf } from './lot-texts'

const now = new Date('2026-11-20T07:30:00Z')
const LATER = '2026-12-03T12:00:00+01:00'
const unknown: Lot = {
  __typename: 'LotOutcome',
  identifier: 'LOT-0001',
  number: '1',
  title: null,
  description: null,
  cpv: [],
  region: null,
  closingDate: null,
  closingNote: null,
  estimatedValue: null,
  maximumValue: null,
  valueCurrency: null,
  startDate: null,
  endDate: null,
  duration: null,
  options: null,
  status: 'OPEN',
  decidedAt: null,
  reason: null,
  winner: null,
  awardDate: null,
  awardValue: null,
  awardCurrency: null,
  bidCount: null,
}
const tender = { statusText: 'Open', closingDate: null }
const state = (given: Partial<Lot>, of: object = {}) => stateOf({ ...unknown, ...given }, { ...tender, ...of }, now)

describe('the state of a lot', () => {
  test('is open, with the days that are left if its closing date is known and still to come', () => {
    expect(state({ closingDate: LATER })).toEqual({ label: 'Open', detail: 'nog 13 dagen', isUrgent: false })
    expect(state({ closingDate: '2026-11-27T12:00:00+01:00' })).toMatchObject({ detail: 'nog 7 dagen', isUrgent: true })
    expect(state({})).toEqual({ label: 'Open' })
    expect(state({ closingDate: '2026-11-19T12:00:00+01:00' })).toEqual({ label: 'Open' })
    expect(state({ closingDate: 'ooit' })).toEqual({ label: 'Open' })
  })

  test('is closed and waits for its outcome, unless the whole procedure was withdrawn', () => {
    expect(state({ status: 'CLOSED' })).toEqual({ label: 'Gesloten', detail: 'nog niet gegund' })
    expect(state({ status: 'CLOSED' }, { statusText: 'Ingetrokken' })).toEqual({ label: 'Ingetrokken' })
  })

  test('names the first winner and the number of others', () => {
    const awarded = { status: 'AWARDED', awardDate: '2026-03-02' } as const
    expect(state({ ...awarded, winner: 'Papierwit B.V.; De Dijk; Noordkaap' })).toEqual({
      label: 'Gegund',
      winner: 'Papierwit B.V.',
      others: 2,
    })
    expect(state({ ...awarded, winner: 'Papierwit B.V.' })).toMatchObject({ winner: 'Papierwit B.V.', others: 0 })
    expect(state(awarded)).toEqual({ label: 'Gegund', detail: 'op 02 mrt 2026' })
    expect(state({ status: 'AWARDED' })).toEqual({ label: 'Gegund', detail: null })
  })

  test('has the reason that it was not awarded, and the day that it was withdrawn', () => {
    expect(state({ status: 'NOT_AWARDED', reason: 'Er is niet ingeschreven.' })).toEqual({
      label: 'Niet gegund',
      detail: 'Er is niet ingeschreven.',
    })
    expect(state({ status: 'NOT_AWARDED' })).toEqual({ label: 'Niet gegund', detail: null })
    const withdrawn = { status: 'WITHDRAWN', reason: 'Landelijke voorziening.' } as const
    expect(state({ ...withdrawn, decidedAt: '2026-11-19T08:00:00Z' })).toEqual({
      label: 'Ingetrokken',
      detail: 'op 19 nov 2026',
    })
    expect(state(withdrawn)).toEqual({ label: 'Ingetrokken', detail: null })
  })

  test('is expected, or pending, depending on the status of the tender', () => {
    expect(state({ status: 'ANNOUNCED' })).toEqual({ label: 'Verwacht' })
    expect(state({ status: 'PENDING' }, { statusText: 'Gegund' })).toEqual({ label: 'Uitslag niet vermeld' })
    expect(state({ status: 'PENDING' }, { statusText: 'Niet gegund' })).toEqual({ label: 'Uitslag niet vermeld' })
    expect(state({ status: 'PENDING' }, { statusText: 'Deels gegund' })).toEqual({ label: 'Nog niet gegund' })
  })
})

test('a lot closes with the tender if it has no date of its own, except when that is unreadable', () => {
  const closing = (given: Partial<Lot>, closingDate: string | null = LATER) =>
    closingOf({ ...unknown, ...given }, { ...tender, closingDate })
  expect(closing({ closingDate: '2026-11-30T12:00:00+01:00' })).toBe('2026-11-30T12:00:00+01:00')
  expect(closing({})).toBe(LATER)
  expect(closing({}, null)).toBeNull()
  expect(closing({ closingNote: 'Sluitingsdatum niet leesbaar: ‘in overleg’' })).toBeNull()
})

test('the value of a lot is that of its award, else its estimate, else its maximum', () => {
  const value = (given: Partial<Lot>) => valueOf({ ...unknown, valueCurrency: 'EUR', ...given })
  const known = { estimatedValue: 0, maximumValue: 480_000 }
  expect(value({ ...known, awardValue: 10, awardCurrency: 'GBP' })).toEqual({ text: '£\u00a010', kind: 'gegund' })
  expect(value(known)).toEqual({ text: '€\u00a00', kind: 'geraamd' })
  expect(value({ maximumValue: 480_000 })).toEqual({ text: '€\u00a0480.000', kind: 'maximum raamovereenkomst' })
  expect(value({})).toBeNull()
})

describe('the details of a lot', () => {
  const details = (given: Partial<Lot>) => detailsOf({ ...unknown, ...given })

  test('are everything known that its row does not show', () => {
    const known: Partial<Lot> = {
      description: 'Bouw & beheer <b>van</b> een portaal',
      cpv: ['72262000', '72000000'],
      estimatedValue: 100,
      maximumValue: 200,
      valueCurrency: 'EUR',
      awardValue: 90,
      duration: 'P24M',
      startDate: '2027-01-01',
      endDate: '2028-12-31',
      options: 'Twee keer een jaar',
      status: 'AWARDED',
      winner: 'Papierwit B.V.; De Dijk',
      awardDate: '2026-03-02',
      bidCount: 0,
    }
    expect(details(known)).toEqual([
      ['Omschrijving', 'Bouw & beheer <b>van</b> een portaal'],
      ['CPV', '72262000, 72000000'],
      ['Geraamde waarde', '€\u00a0100'],
      ['Maximum raamovereenkomst', '€\u00a0200'],
      ['Looptijd', '24 maanden, 01 januari 2027 tot en met 31 december 2028'],
      ['Opties', 'Twee keer een jaar'],
      ['Winnaars', 'Papierwit B.V.\nDe Dijk'],
      ['Gegund op', '02 maart 2026'],
      ['Inschrijvingen', '0'],
    ])
    expect(details({ ...known, awardValue: null }).map(([label]) => label)).not.toContain('Geraamde waarde')
  })

  test('are absent when unknown', () => {
    expect(details({})).toEqual([])
  })

  test('include the reason of a withdrawal, which the row leaves out', () => {
    expect(details({ status: 'WITHDRAWN', reason: 'Landelijke voorziening.' })).toEqual([
      ['Reden', 'Landelijke voorziening.'],
    ])
    expect(details({ status: 'NOT_AWARDED', reason: 'Er is niet ingeschreven.' })).toEqual([])
  })

  test.each([
    ['P24M', '24 maanden'],
    ['P1Y', '1 jaar'],
    ['P1Y6M', '1 jaar en 6 maanden'],
    ['P1W', '1 week'],
    ['P90D', '90 dagen'],
    ['PT5H', 'PT5H'],
    ['P', 'P'],
    ['onbepaald', 'onbepaald'],
  ])('have the duration %s as %s', (duration, text) => {
    expect(details({ duration })).toEqual([['Looptijd', text]])
  })

  test.each([
    [{ startDate: '2027-01-01' }, 'vanaf 01 januari 2027'],
    [{ endDate: '2028-12-31' }, 'tot en met 31 december 2028'],
  ])('have the days of the contract that are known: %j', (days, text) => {
    expect(details(days)).toEqual([['Looptijd', text]])
  })
})
