import { describe, expect, test } from '@jest/globals'
import { NoticeKind } from '../../reference/tender-values.js'
import { TenderChangeKind } from './change.js'
import { textOf, type ToldChange } from './change-text.js'

const NOW = new Date('2026-11-01T10:00:00Z')
type Given = Partial<Omit<ToldChange, 'kind'>>

/** Amounts contain a no-break space. */
const text = (kind: keyof typeof TenderChangeKind, given: Given = {}) =>
  textOf({ kind: TenderChangeKind[kind], noticeKind: NoticeKind.CORRECTION, source: 'tenderned', ...given }, NOW)
    .join(' | ')
    .replaceAll('\u00a0', ' ')

const NOVEMBER = new Date('2026-11-20T11:00:00Z')

test.each<[keyof typeof NoticeKind, string]>([
  ['COMPETITION', 'Gepubliceerd op TenderNed | '],
  ['PLANNING', 'Vooraankondiging gepubliceerd op TenderNed | '],
  ['CONSULTATION', 'Marktconsultatie gepubliceerd op TenderNed | '],
  ['AWARD', 'Gunning gepubliceerd op TenderNed | '],
  ['MODIFICATION', 'Wijziging van de opdracht gepubliceerd op TenderNed | '],
])('the publication of a notice of kind %s is called %s', (noticeKind, expected) => {
  expect(text('PUBLISHED', { noticeKind: NoticeKind[noticeKind] })).toBe(expected)
})

test("the history names the removal of a tender from its source's list, and its return", () => {
  expect([text('GONE'), text('BACK')]).toEqual(['Niet meer vermeld op TenderNed | ', 'Weer vermeld op TenderNed | '])
})

test.each<[string, Given, string]>([
  [
    'an award',
    { lotStatus: 'awarded', newText: 'Atlas ICT Groep', newAmount: 298_500, newCurrency: 'EUR' },
    'Perceel 3 gegund | aan Atlas ICT Groep voor € 298.500',
  ],
  ['an award without a known winner', { lotStatus: 'awarded' }, 'Perceel 3 gegund | '],
  [
    'no award',
    { lotStatus: 'not_awarded', newText: 'Geen inschrijvingen.' },
    'Perceel 3 niet gegund | Geen inschrijvingen.',
  ],
  ['a withdrawal without a reason', { lotStatus: 'withdrawn' }, 'Perceel 3 ingetrokken | '],
  ['a decision that is still to come', { lotStatus: 'pending' }, 'Perceel 3 nog niet gegund | '],
  ['a new call', { lotStatus: 'open' }, 'Perceel 3 opnieuw opengesteld | '],
])('the history names the outcome of a lot: %s', (_what, given, expected) => {
  expect(text('LOT', { lotNumber: '3', ...given })).toBe(expected)
})

test('the history names the lot of which the closing date changed', () => {
  const moved = { lotNumber: '4', oldDate: new Date('2026-12-17T11:00:00Z'), newDate: new Date('2026-11-30T11:00:00Z') }
  expect(text('CLOSING_DATE', moved)).toBe('Perceel 4: sluiting vervroegd | van 17 december naar 30 november')
})

describe('the history text for a closing date', () => {
  test.each([
    [NOVEMBER, new Date('2026-11-27T11:00:00Z'), 'Sluiting verlengd | van 20 november naar 27 november'],
    [NOVEMBER, new Date('2026-11-05T11:00:00Z'), 'Sluiting vervroegd | van 20 november naar 5 november'],
    [NOVEMBER, new Date('2028-01-05T11:00:00Z'), 'Sluiting verlengd | van 20 november naar 5 januari 2028'],
    [NOVEMBER, new Date('2026-11-20T16:00:00Z'), 'Sluiting verlengd | van 12:00 naar 17:00 op 20 november'],
    [null, new Date('2026-11-05T11:00:00Z'), 'Sluitingsdatum bekend | 5 november'],
  ])('changed from %s to %s says whether it was extended', (oldDate, newDate, expected) => {
    expect(text('CLOSING_DATE', { oldDate, newDate })).toBe(expected)
  })

  test('that was removed names the former one', () => {
    expect(text('CLOSING_DATE', { oldDate: NOVEMBER, newDate: null })).toBe(
      'Sluitingsdatum vervallen | was 20 november',
    )
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
  expect(text('MAXIMUM_VALUE', { oldAmount: 1, newAmount: null })).toBe('Maximum vervallen | ')
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
    expect(text('AWARD', { ...changed, noticeKind: 'modification' })).toBe(
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
  expect(text('PLACE', { newText: 'Zwolle' })).toBe('Plaats bekend | Zwolle')
  expect(text('PLACE', { oldText: 'Assen', newText: 'Zwolle' })).toBe('Plaats gewijzigd | van Assen naar Zwolle')
  expect(text('CPV', { newText: '45221000' })).toBe('CPV-codes gewijzigd | 45221000')
  expect(text('DOCUMENTS', { documentKind: 'clarification', newText: 'NvI 2.pdf' })).toBe(
    'Nota van inlichtingen toegevoegd | NvI 2.pdf',
  )
  const three = { documentKind: 'attachment', oldText: 'x', newText: 'A.pdf; B.pdf; C.pdf' } as const
  expect(text('DOCUMENTS', three)).toBe('3 bijlagen gewijzigd | A.pdf, B.pdf en C.pdf')
  expect(text('TITLE')).toBe('Titel gewijzigd | ')
  expect(text('DESCRIPTION')).toBe('Omschrijving gewijzigd | ')
  expect(text('CORRECTION')).toBe('Rectificatie gepubliceerd | ')
})
