import { afterEach, describe, expect, test } from '@jest/globals'
import { amsterdamDay } from '../../platform/calendar.js'
import { sourceDate } from './source-date.js'

describe('an unusable date is refused', () => {
  test.each([
    '',
    ' ',
    'NaN',
    'null',
    'undefined',
    'Infinity',
    'Z.s.m.',
    'morgen',
    '0',
    '-1',
    '1e3',
    '99999',
    '1718179200',
    '1718179200000',
    '10:00',
    'T10:00',
    '2026',
    '2026-05',
    '2026-W10',
    '2026-W10-3',
    '2026163',
    '2026-163',
    '2026-6-1',
    '12-06-2026',
    '12/06/2026',
    '2026/06/12',
    '12 juni 2026',
    '2026-06-12 10:00',
    '2026-06-12t10:00',
    ' 2026-06-12',
    '2026-06-12\n',
    '2026-06-12\0',
    '2026-06-12T',
    '2026-06-12Tmiddag',
    '2026-02-30',
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-06-00',
    '2026-06-12T25:00',
    '2026-06-12T24:01',
    '2026-06-12T10:60',
    '2026-06-12T10:00:60',
    '0000-01-01T00:00:00',
    '0000-01-01',
    '0001-01-01',
    '1989-12-31',
    '1989-12-31T23:59:59',
    '2100-01-01',
    '2100-01-01T00:00:00',
    '9999-12-31',
    '99999-01-01',
    '+099999-01-01',
    '-002026-01-01',
    '２０２６-06-12',
    '2026-06-12<script>',
    `2026-06-12T${'0'.repeat(100_000)}`,
  ])('%j', text => {
    for (const dayMeans of ['start', 'end'] as const) expect(() => sourceDate(text, dayMeans)).toThrow(RangeError)
  })

  test('the reason quotes only the beginning of the text', () => {
    expect(() => sourceDate('x'.repeat(1000), 'start')).toThrow(`no usable date: ${'x'.repeat(40)}`)
    expect(() => sourceDate('x'.repeat(1000), 'start')).not.toThrow('x'.repeat(41))
  })
})

describe('a date with a time', () => {
  test.each([
    // Without an offset: Amsterdam's, in summer and winter.
    ['2026-07-01T10:00:00', '2026-07-01T08:00:00.000Z'],
    ['2026-01-01T10:00:00', '2026-01-01T09:00:00.000Z'],
    ['2026-07-01T00:05:00', '2026-06-30T22:05:00.000Z'],
    ['2026-07-01T10:00', '2026-07-01T08:00:00.000Z'],
    ['20260701T1000', '2026-07-01T08:00:00.000Z'],
    // With an offset.
    ['2026-07-01T10:00:00Z', '2026-07-01T10:00:00.000Z'],
    ['2026-07-01T10:00:00+02:00', '2026-07-01T08:00:00.000Z'],
    ['2026-07-01T10:00:00+0200', '2026-07-01T08:00:00.000Z'],
    ['2026-07-01T10:00:00-05:30', '2026-07-01T15:30:00.000Z'],
    ['2026-12-31T23:30:00-02:00', '2027-01-01T01:30:00.000Z'],
    // Fractions of a second.
    ['2026-07-01T10:00:00.5', '2026-07-01T08:00:00.500Z'],
    ['2026-07-01T04:07:17.215349', '2026-07-01T02:07:17.215Z'],
    ['2026-07-01T04:07:17.999999999', '2026-07-01T02:07:17.999Z'],
    ['2026-07-01T10:00:00.000Z', '2026-07-01T10:00:00.000Z'],
    // The end of a day, and of February.
    ['2026-07-01T24:00', '2026-07-01T22:00:00.000Z'],
    ['2028-02-29T12:00:00', '2028-02-29T11:00:00.000Z'],
    // Daylight saving time: 02:30 does not exist in spring, and exists twice in autumn.
    ['2026-03-29T01:59:59', '2026-03-29T00:59:59.000Z'],
    ['2026-03-29T02:30:00', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T03:00:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T01:59:59', '2026-10-24T23:59:59.000Z'],
    ['2026-10-25T03:00:00', '2026-10-25T02:00:00.000Z'],
    ['2026-10-25T02:30:00+02:00', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T02:30:00+01:00', '2026-10-25T01:30:00.000Z'],
    // The first and the last accepted moments.
    ['1990-01-01T00:00:00', '1989-12-31T23:00:00.000Z'],
    ['2099-12-31T23:59:59', '2099-12-31T22:59:59.000Z'],
  ])('%s is %s, both as a start and as an end', (text, expected) => {
    for (const dayMeans of ['start', 'end'] as const) expect(sourceDate(text, dayMeans).toISOString()).toBe(expected)
  })

  test('that exists twice in autumn is one of the two moments', () => {
    expect(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']).toContain(
      sourceDate('2026-10-25T02:30:00', 'end').toISOString(),
    )
  })
})

describe('a day without a time is its first or last millisecond in Amsterdam', () => {
  test.each([
    ['2026-01-15', '2026-01-14T23:00:00.000Z', '2026-01-15T22:59:59.999Z'],
    ['2026-07-15', '2026-07-14T22:00:00.000Z', '2026-07-15T21:59:59.999Z'],
    ['20260715', '2026-07-14T22:00:00.000Z', '2026-07-15T21:59:59.999Z'],
    ['2026-12-31', '2026-12-30T23:00:00.000Z', '2026-12-31T22:59:59.999Z'],
    ['2028-02-29', '2028-02-28T23:00:00.000Z', '2028-02-29T22:59:59.999Z'],
    // Days of 23 and of 25 hours.
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
    ['1990-01-01', '1989-12-31T23:00:00.000Z', '1990-01-01T22:59:59.999Z'],
    ['2099-12-31', '2099-12-30T23:00:00.000Z', '2099-12-31T22:59:59.999Z'],
  ])('%s: from %s to %s', (text, start, end) => {
    expect(sourceDate(text, 'start').toISOString()).toBe(start)
    expect(sourceDate(text, 'end').toISOString()).toBe(end)
    expect(amsterdamDay(sourceDate(text, 'start'))).toBe(amsterdamDay(sourceDate(text, 'end')))
  })
})

describe('source dates', () => {
  const { TZ } = process.env
  afterEach(() => {
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
  })

  test.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Amsterdam'])(
    'are the same on a server in time zone %s',
    zone => {
      process.env.TZ = zone
      const days = [
        amsterdamDay(new Date('2026-07-14T22:30:00Z')),
        amsterdamDay(new Date('2026-07-14T21:30:00Z')),
        sourceDate('2026-07-15', 'end'),
        sourceDate('2026-07-15', 'start'),
        sourceDate('2026-07-15T12:00:00', 'end'),
      ]
      const offset = new Date(2026, 0, 1).getTimezoneOffset()
      expect(offset).toBe({ UTC: 0, 'Pacific/Kiritimati': -840, 'America/Los_Angeles': 480 }[zone] ?? -60)
      // R-INT-44
      expect(days).toEqual([
        '2026-07-15',
        '2026-07-14',
        new Date('2026-07-15T21:59:59.999Z'),
        new Date('2026-07-14T22:00:00.000Z'),
        new Date('2026-07-15T10:00:00.000Z'),
      ])
    },
  )
})
