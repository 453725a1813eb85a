import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { dayOf } from '../../../source-day.js'
import { earliest, momentOf } from './dates.js'

describe('a text that is not a date', () => {
  test.each([
    [null],
    [undefined],
    [''],
    ['  '],
    ['onbekend'],
    ['2024'],
    ['2024-02'],
    ['2024-02-30'],
    ['2023-02-29'],
    ['2024-13-01'],
    ['2024-00-10'],
    ['2024-1-5'],
    ['14-02-2024'],
    ['14/02/2024'],
    ['202402141'],
    ['0000-01-01'],
    ['1989-12-31'],
    ['2100-01-01'],
    ['99999-01-01'],
    ['-2024-02-14'],
    ['undefined-undefined-undefined'],
  ])('%j is read as null', text => {
    expect(dayOf(text)).toBeNull()
    expect(momentOf(text, '12:00:00')).toBeNull()
  })

  test('with a hundred thousand digits is read as null', () => {
    expect(dayOf('9'.repeat(100_000))).toBeNull()
  })

  test.each(['2000-01-01', '2000-01-01Z', '2000-01-01+01:00', '1970-01-01', '1970-01-01Z', '20000101'])(
    'the dummy date %s is read as null',
    text => {
      expect(dayOf(text)).toBeNull()
    },
  )
})

describe('a date keeps its day in any time zone', () => {
  test.each([
    ['2024-02-14', '2024-02-14'],
    ['2024-02-14Z', '2024-02-14'],
    ['2024-02-14+01:00', '2024-02-14'],
    ['2024-02-14-11:00', '2024-02-14'],
    ['2024-02-14T23:30:00+01:00', '2024-02-14'],
    ['20240214', '2024-02-14'],
    [' 2024-02-29 ', '2024-02-29'],
    ['2000-01-02', '2000-01-02'],
    ['1990-01-01', '1990-01-01'],
    ['2099-12-31', '2099-12-31'],
  ])('%s is %s', (text, day) => {
    expect(dayOf(text)).toBe(day)
  })

  test('every day of the calendar is read unchanged', () => {
    const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    const zones = fc.constantFrom('', 'Z', '+01:00', '-05:30')
    fc.assert(
      fc.property(days, zones, (date, zone) => {
        const day = date.toISOString().slice(0, 10)
        fc.pre(day !== '2000-01-01')
        expect(dayOf(day + zone)).toBe(day)
        expect(dayOf(day.replaceAll('-', ''))).toBe(day)
      }),
    )
  })
})

describe('a moment from a date and a time', () => {
  test.each([
    ['2024-02-14', null, '2024-02-14'],
    ['2024-02-14+01:00', null, '2024-02-14'],
    ['2024-02-14', '', '2024-02-14'],
    ['2024-02-14', 'twaalf uur', '2024-02-14'],
    ['2024-02-14', '25:00', '2024-02-14'],
    ['2024-02-14', '12:60', '2024-02-14'],
    ['2024-02-14', '12:00:61', '2024-02-14'],
    ['2024-02-14', '12', '2024-02-14'],
  ])('of %j and the invalid time %j is the date only', (day, time, moment) => {
    expect(momentOf(day, time)).toBe(moment)
  })

  test.each([
    ['2024-02-14', '12:00', '2024-02-14T12:00:00'],
    ['2024-02-14', '9:05', '2024-02-14T09:05:00'],
    ['2024-02-14', '10.30', '2024-02-14T10:30:00'],
    ['2024-02-14', '00:00', '2024-02-14T00:00:00'],
    ['2024-02-14', '12:00:59', '2024-02-14T12:00:59'],
    ['2024-02-14', '12:00:00.000', '2024-02-14T12:00:00'],
    ['2024-02-14+01:00', '12:00:00+01:00', '2024-02-14T12:00:00+01:00'],
    ['2024-02-14+01:00', '12:00:00', '2024-02-14T12:00:00+01:00'],
    ['2024-02-14', '12:00:00Z', '2024-02-14T12:00:00Z'],
    ['2024-02-14Z', '12:00:00', '2024-02-14T12:00:00Z'],
    ['2024-02-14+01:00', '12:00:00.123456+02:00', '2024-02-14T12:00:00+02:00'],
    ['20240214', '14:00', '2024-02-14T14:00:00'],
  ])('of %j and %j is %s', (day, time, moment) => {
    expect(momentOf(day, time)).toBe(moment)
  })

  test('with 24:00 is the end of that day, not its start', () => {
    expect(momentOf('2024-02-14', '24:00')).toBe('2024-02-14T23:59:59')
  })

  test('can always be parsed by Luxon, or is null', () => {
    const parts = fc.oneof(fc.constantFrom('2024-02-14', '2024-02-14Z', '12:00', '24:00:00+01:00'), fc.string())
    fc.assert(
      fc.property(parts, parts, (day, time) => {
        const moment = momentOf(day, time)
        expect(moment === null || DateTime.fromISO(moment).isValid).toBe(true)
      }),
    )
  })
})

describe('the earliest moment', () => {
  test('of an empty list is null', () => {
    expect(earliest([])).toBeNull()
  })

  test.each([
    [['2024-03-02', '2024-03-01', '2024-03-03'], '2024-03-01'],
    [['2024-03-01T12:00:00', '2024-03-01T09:00:00'], '2024-03-01T09:00:00'],
    [['2024-03-01', '2024-03-01T17:00:00'], '2024-03-01T17:00:00'],
    [['2024-03-01T10:00:00+01:00', '2024-03-01T09:30:00Z'], '2024-03-01T10:00:00+01:00'],
    [['2024-03-01T12:00:00Z', '2024-03-01T12:30:00'], '2024-03-01T12:30:00'],
  ])('of %j is %s: days count as their end, offsets count, no offset means Amsterdam', (moments, first) => {
    expect(earliest(moments)).toBe(first)
    expect(earliest(moments.toReversed())).toBe(first)
  })
})
