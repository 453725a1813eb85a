import { expect, test } from '@jest/globals'
import { dayOf } from './change-day'

test('the date in the history is that in Amsterdam, with a time only for today and if the source has one', () => {
  const now = new Date('2026-11-22T11:00:00Z')
  expect(dayOf('2026-11-16T08:00:00.000Z', now)).toBe('16 nov 2026')
  expect(dayOf('2026-11-22T06:41:00.000Z', now)).toBe('vandaag 07:41')
  expect(dayOf('2026-11-21T23:00:00.000Z', now)).toBe('vandaag')
})
