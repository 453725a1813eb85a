import { describe, expect, test } from '@jest/globals'
import type { NoticeKind } from '../../../graphql.generated'
import { type Change, dayOf, textOf } from './change-text'

const change = (kind: Change['kind'], given: Partial<Change> = {}): Change => ({
  __typename: 'TenderChange',
  kind,
  noticeKind: 'CORRECTION',
  publishedAt: '2026-11-16T08:00:00.000Z',
  publicationId: '600705',
  oldDate: null,
  newDate: null,
  oldAmount: null,
  newAmount: null,
  oldCurrency: null,
  newCurrency: null,
  oldText: null,
  newText: null,
  lotNumber: null,
  lotTitle: null,
  lotStatus: null,
  ...given,
})
/** Amounts contain a no-break space. */
const text = (kind: Change['kind'], given: Partial<Change> = {}) =>
  textOf(change(kind, given), 'TenderNed').join(' | ').replaceAll('\u00a0', ' ')

const NOVEMBER = '2026-11-20T11:00:00.000Z'

test.each<[NoticeKind, string]>([
  ['COMPETITION', 'Gepubliceerd op TenderNed | '],
  ['PLANNING', 'Vooraankondiging gepubliceerd op TenderNed | '],
  ['CONSULTATION', 'Marktconsultatie gepubliceerd op TenderNed | '],
  ['AWARD', 'Gunning gepubliceerd op TenderNed | '],
  ['MODIFICATION', 'Wijziging van de opdracht gepubliceerd op TenderNed | '],
])('the publication of a notice of kind %s is called %s', (noticeKind, expected) => {
  expect(text('PUBLISHED', { noticeKind })).toBe(expected)
})

test("the history names the removal of a tender from its source's list, and its return", () => {
  expect([text('GONE'), text('BACK')]).toEqual(['Niet meer vermeld op TenderNed | ', 'Weer vermeld op TenderNed | '])
})

test.each<[string, Partial<Change>, string]>([
  [
    'an award',
    { lotStatus: 'AWARDED', newText: 'Atlas ICT Groep', newAmount: 298_500, newCurrency: 'EUR' },
    'Perceel 3 gegund | aan Atlas ICT Groep voor € 298.500',
  ],
  ['an award without a known winner', { lotStatus: 'AWARDED' }, 'Perceel 3 gegund | '],
  [
    'no award',
    { lotStatus: 'NOT_AWARDED', newText: 'Geen inschrijvingen.' },
    'Perceel 3 niet gegund | Geen inschrijvingen.',
  ],
  ['a withdrawal without a reason', { lotStatus: 'WITHDRAWN' }, 'Perceel 3 ingetrokken | '],
  ['a decision that is still to come', { lotStatus: 'PENDING' }, 'Perceel 3 nog niet gegund | '],
  ['a new call', { lotStatus: 'OPEN' }, 'Perceel 3 opnieuw opengesteld | '],
])('the history names the outcome of a lot: %s', (_what, given, expected) => {
  expect(text('LOT', { lotNumber: '3', ...given })).toBe(expected)
})

test('the history names the lot of which the closing date changed', () => {
  const moved = { lotNumber: '4', oldDate: '2026-12-17T11:00:00.000Z', newDate: '2026-11-30T11:00:00.000Z' }
  expect(text('CLOSING_DATE', moved)).toBe(
    'Perceel 4: sluitingsdatum vervroegd | van 17 december naar 30 november 2026',
  )
})

describe('the history text for a closing date', () => {
  test.each([
    [NOVEMBER, '2026-11-27T11:00:00.000Z', 'Sluitingsdatum verlengd | van 20 november naar 27 november 2026'],
    [NOVEMBER, '2026-11-05T11:00:00.000Z', 'Sluitingsdatum vervroegd | van 20 november naar 5 november 2026'],
    [NOVEMBER, '2027-01-05T11:00:00.000Z', 'Sluitingsdatum verlengd | van 20 november 2026 naar 5 januari 2027'],
    [NOVEMBER, '2026-11-20T16:00:00.000Z', 'Sluitingsdatum verlengd | van 12:00 naar 17:00 op 20 november 2026'],
    [null, '2026-11-05T11:00:00.000Z', 'Nieuwe sluitingsdatum | 5 november 2026'],
  ])('changed from %s to %s says whether it was extended', (oldDate, newDate, expected) => {
    expect(text('CLOSING_DATE', { oldDate, newDate })).toBe(expected)
  })

  test('of a call after a consultation does not call it an extension', () => {
    const given = { noticeKind: 'COMPETITION', oldDate: NOVEMBER, newDate: '2027-02-01T11:00:00.000Z' } as const
    expect(text('CLOSING_DATE', given)).toBe('Nieuwe sluitingsdatum | 1 februari 2027')
  })
})

test('the history text for an estimated value says whether it is new or changed', () => {
  const euro = { oldCurrency: 'EUR', newCurrency: 'EUR' }
  expect(text('ESTIMATED_VALUE', { oldAmount: 1_100_000, newAmount: 1_250_000, ...euro })).toBe(
    'Geschatte waarde gewijzigd | van € 1.100.000 naar € 1.250.000',
  )
  expect(text('ESTIMATED_VALUE', { newAmount: 1_250_000, newCurrency: 'EUR' })).toBe(
    'Geschatte waarde bekendgemaakt | € 1.250.000',
  )
})

describe('the history text for an award', () => {
  test.each([
    ['Noordkaap B.V.', 90_000, 'Gegund | aan Noordkaap B.V. voor € 90.000'],
    ['Noordkaap B.V.; De Dijk', null, 'Gegund | aan Noordkaap B.V. en De Dijk'],
    ['A; B; C; D', null, 'Gegund | aan A, B, C en D'],
    ['A; B; C; D; E', null, 'Gegund | aan A, B, C en nog 2'],
    [null, 90_000, 'Gegund | voor € 90.000'],
  ])('names the winners and the value: %s, %s', (newText, newAmount, expected) => {
    expect(text('AWARD', { newText, newAmount, newCurrency: 'EUR' })).toBe(expected)
  })

  test('says so when it has changed', () => {
    const changed = { oldText: 'De Dijk', newText: 'De Dijk', oldAmount: 1, newAmount: 2, newCurrency: 'EUR' }
    expect(text('AWARD', changed)).toBe('Gunning gewijzigd | aan De Dijk voor € 2')
    expect(text('AWARD', { ...changed, noticeKind: 'MODIFICATION' })).toBe(
      'Wijziging van de opdracht | aan De Dijk voor € 2',
    )
  })
})

test('the history text for other changes has no values, except for the status', () => {
  expect(text('STATUS', { oldText: 'Open', newText: 'Ingetrokken' })).toBe(
    'Status gewijzigd | van Open naar Ingetrokken',
  )
  expect(text('STATUS', { oldText: 'Marktconsultatie', newText: 'Verwacht' })).toBe(
    'Status gewijzigd | van Marktconsultatie naar Verwacht',
  )
  expect(text('STATUS', { oldText: 'Open', newText: 'Deels gegund' })).toBe(
    'Status gewijzigd | van Open naar Deels gegund',
  )
  expect(text('TITLE')).toBe('Titel gewijzigd | ')
  expect(text('DESCRIPTION')).toBe('Omschrijving gewijzigd | ')
  expect(text('CORRECTION')).toBe('Rectificatie gepubliceerd | ')
})

test('the date in the history is that in Amsterdam, with a time only for today and if the source has one', () => {
  const now = new Date('2026-11-22T11:00:00Z')
  expect(dayOf('2026-11-16T08:00:00.000Z', now)).toBe('16 nov 2026')
  expect(dayOf('2026-11-22T06:41:00.000Z', now)).toBe('vandaag 07:41')
  expect(dayOf('2026-11-21T23:00:00.000Z', now)).toBe('vandaag')
})
