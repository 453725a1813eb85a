import { expect, test } from '@jest/globals'
import type { ReadDraft } from './draft.js'
import { withPlausibleClosing } from './plausible-closing.js'

const now = new Date('2026-11-20T09:00:00Z')
const aDraft = (given: Partial<ReadDraft>): ReadDraft => ({
  publicationId: '1',
  procedureKey: '1',
  kind: 'competition',
  publishedAt: new Date('2026-11-10T09:00:00Z'),
  title: 'Beheer van sluizen',
  organization: 'Waterschap',
  tenderType: 'eu_procurement',
  ...given,
})
const closing = (text: string, given: Partial<ReadDraft> = {}) => {
  const closingDate = new Date(text)
  const draft = withPlausibleClosing(aDraft({ closingDate, ...given }), now)
  return draft.closingDate === closingDate ? 'plausible' : draft.closingNote
}

test.each([
  ['before its publication', '2026-11-09T10:00:00Z', {}, '9 november 2026, 11:00'],
  ['before its publication, as a day', '2026-11-08T22:59:59.999Z', {}, '8 november 2026'],
  ['in 2049 instead of 2026', '2049-12-10T11:00:00Z', {}, '10 december 2049, 12:00'],
  ['in 2049, published on an unknown day', '2049-12-10T11:00:00Z', { publishedAt: null }, '10 december 2049, 12:00'],
])('a closing date %s becomes unknown, with a note that quotes it', (_what, text, given, written) => {
  expect(closing(text, given)).toBe(`Onwaarschijnlijke sluitingsdatum: ${written}`)
})

test.each([
  ['on the day of its publication', '2026-11-10T08:00:00Z', {}],
  ['in nearly three years', '2029-11-09T10:00:00Z', {}],
  ['in the past, published on an unknown day', '2026-11-09T10:00:00Z', { publishedAt: null }],
  ['before its correction', '2026-11-09T10:00:00Z', { kind: 'correction' as const }],
  ['of a dynamic purchasing system', '2034-12-10T11:00:00Z', { title: 'Dynamisch Aankoopsysteem inhuur' }],
  ['of what is a dynamic purchasing system by its code', '2034-12-10T11:00:00Z', { staysOpen: true as const }],
  ['of a qualification system', '2034-12-10T11:00:00Z', { description: 'Dit kwalificatiesysteem blijft open.' }],
])('a closing date %s is plausible', (_what, text, given) => {
  expect(closing(text, given)).toBe('plausible')
})

test('a notice without a closing date is unchanged', () => {
  const draft = aDraft({ closingNote: 'Sluitingsdatum niet leesbaar: ‘z.s.m.’' })
  expect(withPlausibleClosing(draft, now)).toBe(draft)
})

test('the closing date of each lot is judged in the same way', () => {
  const draft = aDraft({
    closingDate: new Date('2027-01-10T11:00:00Z'),
    lots: [
      { id: '1', title: 'Noord', closingDate: '2049-12-10T11:00:00.000Z' },
      { id: '2', closingDate: '2026-11-08T22:59:59.999Z' },
      { id: '3', closingDate: '2027-01-10T11:00:00.000Z' },
      { id: '4', closingNote: 'Sluitingsdatum niet leesbaar: ‘z.s.m.’' },
    ],
  })
  const { closingDate, lots } = withPlausibleClosing(draft, now)
  expect(closingDate).toEqual(draft.closingDate)
  expect(lots).toEqual([
    {
      id: '1',
      title: 'Noord',
      closingDate: null,
      closingNote: 'Onwaarschijnlijke sluitingsdatum: 10 december 2049, 12:00',
    },
    { id: '2', closingDate: null, closingNote: 'Onwaarschijnlijke sluitingsdatum: 8 november 2026' },
    draft.lots![2],
    draft.lots![3],
  ])
})
