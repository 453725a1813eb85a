import { describe, expect, test } from '@jest/globals'
import type { SourceKey } from '../../reference/sources.js'
import { lastMoment, nextMoment, nextRunOf } from './next-run.js'

const at = (text: string) => new Date(`2026-11-${text}Z`)

describe('the next match of a cron schedule, in UTC', () => {
  test.each([
    ['7 6-20 * * *', '22T08:06:59', '22T08:07:00'],
    ['7 6-20 * * *', '22T08:07:00', '22T09:07:00'],
    ['7 6-20 * * *', '22T20:30:00', '23T06:07:00'],
    // A Sunday.
    ['0 7 * * 1', '22T12:00:00', '23T07:00:00'],
    ['*/15 * * * *', '22T23:59:30', '23T00:00:00'],
  ])('%s after %s is %s', (schedule, now, next) => {
    expect(nextMoment(schedule, at(now))).toEqual(at(next))
  })

  test('is null for a day that never comes', () => {
    expect(nextMoment('0 0 31 2 *', at('22T12:00:00'))).toBeNull()
  })
})

describe('the last match of a cron schedule, in UTC', () => {
  test.each([
    ['7 6-20 * * *', '22T08:06:59', '22T07:07:00'],
    ['7 6-20 * * *', '22T08:07:00', '22T08:07:00'],
    ['7 6-20 * * *', '22T05:30:00', '21T20:07:00'],
    ['0 7 * * 1', '22T12:00:00', '16T07:00:00'],
  ])('%s before %s is %s', (schedule, now, last) => {
    expect(lastMoment(schedule, at(now))).toEqual(at(last))
  })

  test('is null for a day that never comes', () => {
    expect(lastMoment('0 0 31 2 *', at('22T12:00:00'))).toBeNull()
  })
})

describe('the next run of a source', () => {
  const timing = {
    refreshSchedule: '7 6-20 * * *',
    sourceIntervals: {},
    lastStartedAt: at('22T08:07:00'),
    isUnfinished: false,
    now: at('22T08:30:00'),
  }

  test('follows the schedule, also for a source that another site lists', () => {
    expect(nextRunOf('between', timing)).toEqual(at('22T09:07:00'))
  })

  test('is null for a source that no connector reads', () => {
    expect(nextRunOf('nergens' as SourceKey, timing)).toBeNull()
  })

  test('follows the interval of its connector, and is now once that has passed', () => {
    const own = { ...timing, sourceIntervals: { ted: 45 } }
    expect(nextRunOf('ted', own)).toEqual(at('22T08:52:00'))
    expect(nextRunOf('ted', { ...own, now: at('22T10:00:00') })).toEqual(at('22T10:00:00'))
    expect(nextRunOf('ted', { ...own, lastStartedAt: null })).toEqual(own.now)
    expect(nextRunOf('tenderned', own)).toEqual(at('22T09:07:00'))
  })

  test('is now when its last run was cut short', () => {
    expect(nextRunOf('bluetrail', { ...timing, isUnfinished: true })).toEqual(timing.now)
  })
})
