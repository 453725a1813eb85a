import { describe, expect, test } from '@jest/globals'
import { formerMoment, nextMoment } from './schedule.js'

const daily = { rhythm: 'daily', minuteOfDay: 7 * 60 + 30, weekday: 1 } as const
const weekly = { rhythm: 'weekly', minuteOfDay: 7 * 60 + 30, weekday: 1 } as const
const next = (schedule: Parameters<typeof nextMoment>[0], after: string) =>
  nextMoment(schedule, new Date(after))?.toISOString()

describe('a daily mail', () => {
  test.each([
    ['2026-11-20T06:29:59Z', '2026-11-20T06:30:00.000Z', 'later on the same day'],
    ['2026-11-19T06:30:00Z', '2026-11-20T06:30:00.000Z', 'the day after, once its moment has come'],
    ['2026-11-20T06:30:00Z', '2026-11-23T06:30:00.000Z', 'on Monday, after Friday'],
    ['2026-11-21T12:00:00Z', '2026-11-23T06:30:00.000Z', 'on Monday, in a weekend'],
  ])('after %s is sent at %s: %#', (after, expected) => {
    expect(next(daily, after)).toBe(expected)
  })

  test('keeps its local time when daylight saving time begins and ends', () => {
    expect(next(daily, '2026-03-27T12:00:00Z')).toBe('2026-03-30T05:30:00.000Z')
    expect(next(daily, '2026-10-23T12:00:00Z')).toBe('2026-10-26T06:30:00.000Z')
  })
})

describe('a weekly mail', () => {
  test.each([
    ['2026-11-20T12:00:00Z', '2026-11-23T06:30:00.000Z'],
    ['2026-11-23T06:30:00Z', '2026-11-30T06:30:00.000Z'],
  ])('after %s is sent at %s', (after, expected) => {
    expect(next(weekly, after)).toBe(expected)
  })

  test('is sent once on a Sunday on which the clock skips or repeats its time', () => {
    const sunday = { ...weekly, minuteOfDay: 2 * 60 + 30, weekday: 7 }
    expect(next(sunday, '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:30:00.000Z')
    expect(next(sunday, '2026-03-29T01:30:00Z')).toBe('2026-04-05T00:30:00.000Z')
    expect(next(sunday, '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:30:00.000Z')
    expect(next(sunday, '2026-10-25T00:30:00Z')).toBe('2026-11-01T01:30:00.000Z')
  })
})

test('any hour of a year has a next and a previous moment less than eight days away', () => {
  const DAY_MS = 86_400_000
  for (let hour = 0; hour < 366 * 24; hour += 11) {
    const now = new Date(Date.UTC(2026, 0, 1) + hour * 3_600_000)
    for (const schedule of [daily, weekly]) {
      const [after, before] = [nextMoment(schedule, now)!, formerMoment(schedule, now)!]
      expect(after.getTime()).toBeGreaterThan(now.getTime())
      expect(before.getTime()).toBeLessThan(now.getTime())
      expect(after.getTime() - now.getTime()).toBeLessThan(8 * DAY_MS)
    }
  }
})

test.each(['off', 'at_once'] as const)('the rhythm %s has no moments', rhythm => {
  expect(nextMoment({ ...daily, rhythm }, new Date())).toBeNull()
})
