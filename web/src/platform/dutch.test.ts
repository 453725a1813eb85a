import { describe, expect, test } from '@jest/globals'
import {
  pluralize,
  daysLeft,
  daysUntil,
  hoursPerWeek,
  longDay,
  moment,
  money,
  rate,
  shortDay,
  weekday,
  writtenDay,
} from './dutch'
import { relativeDay, relativeMoment, shortMoment, shortRelativeMoment, timeOrDay } from './dutch-moments'

describe('dates and deadlines', () => {
  test.each([
    ['2026-03-05T12:00:00Z', '05 mrt 2026', '05 maart 2026'],
    ['2026-12-31T23:30:00Z', '01 jan 2027', '01 januari 2027'],
    ['2026-06-30T22:30:00Z', '01 jul 2026', '01 juli 2026'],
    // R-CARD-24 R-DET-10
    ['geen datum', 'Onbekend', 'Onbekend'],
    ['', 'Onbekend', 'Onbekend'],
  ])('the date %s is formatted as %s, or in full as %s', (iso, short, long) => {
    // R-CARD-9 R-DET-8 R-INT-44 R-INT-46
    expect([shortDay(iso), longDay(iso)]).toEqual([short, long])
  })

  test('days until a deadline are counted by the calendar in Amsterdam', () => {
    const now = new Date('2026-03-28T23:30:00+01:00')
    expect(daysUntil('2026-03-28T22:59:00Z', now)).toBe(0)
    expect(daysUntil('2026-03-29T10:00:00Z', now)).toBe(1)
    expect(daysUntil('2026-03-27T10:00:00Z', now)).toBe(-1)
    expect([daysLeft(0), daysLeft(1), daysLeft(12)]).toEqual(['sluit vandaag', 'nog 1 dag', 'nog 12 dagen'])
  })
})

describe('dates relative to today', () => {
  /** 08:30 in Amsterdam. */
  const now = new Date('2026-11-20T07:30:00Z')

  test.each([
    ['2026-11-20T06:12:00Z', 'vandaag', 'vandaag om 07:12', 'vandaag 07:12', '07:12'],
    // Half past midnight in Amsterdam, and half an hour before midnight.
    ['2026-11-19T23:30:00Z', 'vandaag', 'vandaag om 00:30', 'vandaag 00:30', '00:30'],
    ['2026-11-19T22:30:00Z', 'gisteren', 'gisteren om 23:30', 'gisteren 23:30', 'gisteren'],
    ['2026-11-20T23:07:00Z', 'morgen', 'morgen om 00:07', 'morgen 00:07', 'morgen'],
    ['2026-11-03T13:20:00Z', '03 nov 2026', '03 nov 2026 om 14:20', '03 nov 14:20', '03 nov'],
    ['geen datum', 'Onbekend', 'Onbekend', 'Onbekend', 'Onbekend'],
  ])('%s is formatted as %s, with its time %s, in short %s or %s', (iso, day, spoken, short, least) => {
    expect([
      relativeDay(iso, now),
      relativeMoment(iso, now),
      shortRelativeMoment(iso, now),
      timeOrDay(iso, now),
    ]).toEqual([day, spoken, short, least])
  })
})

describe('formatting amounts', () => {
  test.each([
    [80, 95, '€80-95/uur'], // R-CARD-14
    [null, 95, 'max €95/uur'], // R-CARD-15
    [80, null, '€80/uur'], // R-CARD-16
    [90, 90, '€90/uur'], // R-INT-47
    [87.5, 95, '€87,50-95,00/uur'],
    [97.5, null, '€97,50/uur'],
    [0, 106.25, 'max €106,25/uur'],
    [null, null, 'Tarief niet opgegeven'], // R-CARD-17
    [0, 0, 'Tarief niet opgegeven'],
  ])('shows the rate from %s to %s as %s', (min, max, text) => {
    expect(rate(min, max)).toBe(text)
  })

  test.each([
    [1_250_000, 'EUR', '€ 1.250.000'],
    [99.5, null, '€ 99,50'],
    [10, 'GBP', '£ 10'],
    [10, 'geen munt', 'geen munt 10'],
  ])('shows the value %s %s as %s', (value, currency, text) => {
    // R-DET-13
    expect(money(value, currency).replaceAll('\u00a0', ' ')).toBe(text)
  })

  test('pluralize uses the singular for one', () => {
    expect([pluralize(1, 'resultaat', 'resultaten'), pluralize(1234, 'resultaat', 'resultaten')]).toEqual([
      '1 resultaat',
      '1.234 resultaten',
    ])
  })
})

test('a written date has no leading zero, whether it is given as an instant or as a calendar day', () => {
  expect([writtenDay('2026-03-05'), writtenDay('2026-07-31T22:30:00Z')]).toEqual(['5 maart 2026', '1 augustus 2026'])
  expect([weekday('2026-11-27T22:59:00Z'), weekday('2026-11-27T23:00:00Z')]).toEqual(['vrijdag', 'zaterdag'])
})

test('an instant is formatted as a date and time in Amsterdam', () => {
  // R-COM-12
  expect(moment('2025-03-05T08:07:00Z')).toBe('05 mrt 2025 om 09:07')
  expect(moment('2025-07-01T22:30:00Z')).toBe('02 jul 2025 om 00:30')
  expect(moment('ooit')).toBe('Onbekend')
  // R-USER-49
  expect(shortMoment('2025-10-26T23:05:00Z')).toBe('27 okt 2025 00:05')
})

test.each([
  [32, 40, '32–40 uur'],
  [36, 36, '36 uur'],
  [null, 22.5, 'max. 22,5 uur'],
  [0, 40, 'max. 40 uur'],
  [24, null, '24 uur'],
  [null, null, null],
])('hours per week from %s to %s are formatted as %s', (min, max, text) => {
  expect(hoursPerWeek(min, max)).toBe(text)
})
