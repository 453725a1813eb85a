import { expect, test } from '@jest/globals'
import { closingText, contractEndText, outcomeText, valueText } from './outcome-text'

const closed = {
  awardWinner: null,
  status: 'CLOSED',
  statusText: 'Gesloten',
  publicationDate: '2025-03-05T09:00:00Z',
} as const

test.each([
  [{ awardWinner: 'Bakker B.V.', statusText: 'Gegund' }, 'Gegund: Bakker B.V.'],
  [{ awardWinner: 'Bakker B.V.', statusText: 'Deels gegund' }, 'Deels gegund: Bakker B.V.'],
  [{ statusText: 'Niet gegund' }, 'Niet gegund'],
  [{ status: 'OPEN', statusText: 'Open' }, 'Nog open'],
  [{}, 'Gepubliceerd 05 mrt 2025'],
] as const)('a related tender with %j shows the outcome: %s', (given, text) => {
  expect(outcomeText({ ...closed, ...given })).toBe(text)
})

test('an award of zero euro has a value, an unknown one has none', () => {
  expect(valueText({ awardValue: 310_000, awardCurrency: 'EUR' })).toBe('€\u00a0310.000')
  expect(valueText({ awardValue: 0, awardCurrency: 'EUR' })).toBe('€\u00a00')
  expect(valueText({ awardValue: null, awardCurrency: null })).toBeNull()
})

test('the end of a contract is shown as a month, in the past or future', () => {
  const now = new Date('2026-11-23T10:00:00Z')
  expect(contractEndText('2027-03-31', now)).toBe('Loopt af in maart 2027')
  expect(contractEndText('2025-05-31', now)).toBe('Liep af in mei 2025')
  expect(contractEndText(null, now)).toBeNull()
})

test.each([
  [{ status: 'OPEN' }, 'nog 12 dagen'],
  [{ status: 'OPEN', lotClosingDates: ['2026-11-28T10:00:00Z', '2026-12-05T10:00:00Z'] }, 'nog 5 dagen'],
  [{ status: 'OPEN', closingDate: null }, null],
  [{}, 'gesloten'],
  [{ stage: 'CONSULTATION' }, 'nog 12 dagen'],
  [{ stage: 'CONSULTATION', closingDate: null }, null],
  [{ stage: 'CONSULTATION', closingDate: '2026-11-22T10:00:00Z' }, 'gesloten'],
  [{ stage: 'PRIOR_ANNOUNCEMENT' }, 'verwacht'],
] as const)('a similar tender with %j shows when it closes: %s', (given, text) => {
  const now = new Date('2026-11-23T10:00:00Z')
  const similar = { status: 'CLOSED', stage: 'CALL', closingDate: '2026-12-05T10:00:00Z', lotClosingDates: [] } as const
  expect(closingText({ ...similar, ...given }, now)).toBe(text)
})
