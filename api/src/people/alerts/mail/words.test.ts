import { expect, test } from '@jest/globals'
import { closingOf, worthOf } from './words.js'

const now = new Date('2026-11-20T09:00:00Z')
const december = (day: number) => new Date(Date.UTC(2026, 11, day, 11))
const closing = { closingDate: null, lotClosingDates: [] }

test.each([
  ['an unknown closing date', closing, 'Sluitingsdatum onbekend', ''],
  ['a prior announcement', { ...closing, stage: 'prior_announcement' }, 'Verwacht', ''],
  ['a purchasing system', { ...closing, staysOpen: true }, 'Doorlopend', ''],
  [
    'a market consultation',
    { ...closing, closingDate: december(3), stage: 'consultation' },
    'Reageren tot 03 dec 2026',
    'nog 13 dagen',
  ],
  [
    'lots of which the first is open',
    { closingDate: december(17), lotClosingDates: [december(3), december(17)] },
    'Eerste perceel sluit 03 dec 2026',
    'nog 13 dagen',
  ],
  [
    'lots of which only the last is open',
    { closingDate: december(17), lotClosingDates: [new Date('2026-11-01'), december(17)] },
    'Laatste perceel sluit 17 dec 2026',
    'nog 27 dagen',
  ],
  ['a past closing date', { ...closing, closingDate: new Date('2026-11-01') }, 'Gesloten 01 nov 2026', ''],
] as const)('a mail says when %s closes', (_what, tender, day, left) => {
  expect(closingOf(tender as never, now)).toMatchObject({ day, left })
})

test('a mail says which kind of value an amount is', () => {
  const value = { estimatedValue: 2_800_000, currency: 'EUR', minHourlyRate: null, maxHourlyRate: null }
  const plain = (valueKind: 'framework_maximum' | null) => worthOf({ ...value, valueKind })?.replaceAll('\u00a0', ' ')
  expect(plain('framework_maximum')).toBe('€ 2.800.000 maximum raamovereenkomst')
  expect(plain(null)).toBe('€ 2.800.000')
  expect(worthOf({ ...value, estimatedValue: null, valueKind: 'estimate' })).toBeNull()
})
