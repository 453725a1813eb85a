import { expect, test } from '@jest/globals'
import type { AssignmentTermsFragment } from './AssignmentTerms.generated'
import { termsInShort } from './terms-in-short'

const now = new Date('2026-11-20T07:30:00Z')
const silent: AssignmentTermsFragment = {
  __typename: 'Tender',
  id: 't',
  minHoursPerWeek: null,
  maxHoursPerWeek: null,
  workplace: null,
  homeDaysPerWeek: null,
  startDate: null,
  endDate: null,
  isExtendable: null,
  positions: null,
}
const known: Partial<AssignmentTermsFragment> = {
  minHoursPerWeek: 32,
  maxHoursPerWeek: 36,
  workplace: 'HYBRID',
  homeDaysPerWeek: 2,
  startDate: '2026-12-01',
  endDate: '2027-05-31',
  isExtendable: true,
  positions: 2,
}
const textsOf = (given: Partial<AssignmentTermsFragment>) => termsInShort({ ...silent, ...given }, now)

test('unknown terms of an assignment are left out', () => {
  expect(textsOf({})).toEqual([])
  expect(textsOf({ isExtendable: false, positions: 1, homeDaysPerWeek: 2 })).toEqual([])
})

test('hours, workplace, period and positions of an assignment come in this order', () => {
  expect(textsOf(known)).toEqual([
    '32–36 uur/week',
    'Hybride, 2 dagen thuis',
    'Start 01 dec, 6 maanden, verlenging mogelijk',
    '2 posities',
  ])
})

test.each([
  [{ startDate: '2026-12-01' }, 'Start 01 dec'],
  [{ startDate: '2027-09-01' }, 'Start 01 sep 2027'],
  [{ startDate: '2026-10-01', endDate: '2027-01-20' }, 'Start 01 okt, tot en met 20 jan'],
  [{ endDate: '2027-12-31' }, 'Tot en met 31 dec 2027'],
  [{ isExtendable: true }, 'Verlenging mogelijk'],
])('the period of %j is shortened to %s', (given, text) => {
  expect(textsOf(given)).toEqual([text])
})
