import { expect, test } from '@jest/globals'
import { durationOf, positionsText, workplaceText } from './assignment-words'

test.each([
  [{}, null],
  [{ workplace: null, homeDaysPerWeek: 2 }, null],
  [{ workplace: 'ON_SITE' as const }, 'Op locatie'],
  [{ workplace: 'REMOTE' as const, homeDaysPerWeek: null }, 'Remote'],
  [{ workplace: 'HYBRID' as const, homeDaysPerWeek: 0 }, 'Hybride'],
  [{ workplace: 'HYBRID' as const, homeDaysPerWeek: 1 }, 'Hybride, 1 dag thuis'],
  [{ workplace: 'HYBRID' as const, homeDaysPerWeek: 2 }, 'Hybride, 2 dagen thuis'],
])('the workplace of %j is described as %s', (tender, text) => {
  expect(workplaceText(tender)).toBe(text)
})

test.each([
  [null, '2027-05-31', null],
  ['2026-12-01', undefined, null],
  ['ooit', '2027-05-31', null],
  ['2026-12-01', '2026-12-01', null],
  ['2026-12-01', '2026-11-01', null],
  ['2026-12-01', '2027-05-16', null],
  ['2026-12-01', '2027-05-31', '6 maanden'],
  ['2026-03-05', '2026-09-05', '6 maanden'],
  ['2027-02-01', '2027-02-28', '1 maand'],
  ['2026-12-01', '2027-11-30', '12 maanden'],
  ['2026-12-01', '2028-11-30', '2 jaar'],
  ['2026-10-01', '2031-09-30', '5 jaar'],
  ['2026-12-07', '2027-01-15', '6 weken'],
])('the duration from %s to %s is %s', (start, end, text) => {
  expect(durationOf(start, end)).toBe(text)
})

test('the number of positions is shown only when there are several', () => {
  expect([undefined, null, 0, 1, 2].map(positionsText)).toEqual([null, null, null, null, '2 posities'])
})
