import { expect, test } from '@jest/globals'
import type { NoticeKind, TenderStage } from '../../../graphql.generated'
import { stepsOf } from './stages'

const change = (noticeKind: NoticeKind, day: string) => ({
  __typename: 'TenderChange' as const,
  noticeKind,
  publishedAt: `${day}T08:00:00.000Z`,
  publicationId: day,
})
const lot = (number: string, status: 'OPEN' | 'AWARDED') => ({ __typename: 'LotOutcome' as const, number, status })
const steps = (stage: TenderStage | null, changes: ReturnType<typeof change>[], lots: ReturnType<typeof lot>[] = []) =>
  stepsOf({ __typename: 'Tender', stage, changes, lots } as never).map(
    ({ label, detail, state }) => `${label} | ${detail} | ${state}`,
  )
const call = change('COMPETITION', '2026-11-02')

test('an assignment has no stages', () => {
  expect(steps(null, [call])).toEqual([])
})

test('a call waits for its award', () => {
  expect(steps('CALL', [call])).toEqual(['Aankondiging | 02 nov 2026 | current', 'Gunning | nog niet | to come'])
})

test('the stages are in order, each with its days once, and what never happened is left out', () => {
  const all = [
    change('CORRECTION', '2026-11-19'),
    change('CORRECTION', '2026-11-16'),
    change('CORRECTION', '2026-11-16'),
    call,
    change('CONSULTATION', '2026-04-14'),
  ]
  expect(steps('CALL', all)).toEqual([
    'Marktconsultatie | 14 apr 2026 | reached',
    'Aankondiging | 02 nov 2026 | current',
    'Rectificatie | 16 nov 2026 en 19 nov 2026 | corrected',
    'Gunning | nog niet | to come',
  ])
})

test('many corrections are counted', () => {
  const days = ['2026-11-03', '2026-11-04', '2026-11-05'].map(day => change('CORRECTION', day))
  expect(steps('CALL', [...days, call])[1]).toBe('Rectificatie | 3 keer, laatst 05 nov 2026 | corrected')
})

test('a partly awarded procedure says how many lots have an outcome', () => {
  const lots = [lot('1', 'AWARDED'), lot('2', 'OPEN')]
  expect(steps('CALL', [change('AWARD', '2026-12-01'), call], lots).at(-1)).toBe('Gunning | 1 van 2 percelen | to come')
})

test('a procedure that is called again after an award without lots waits for its award', () => {
  expect(steps('CALL', [change('AWARD', '2026-10-01'), call]).at(-1)).toBe('Gunning | nog niet | to come')
})

test('an intended award is not called an award', () => {
  expect(steps('AWARD', [change('INTENT', '2026-12-01'), call])).toEqual([
    'Aankondiging | 02 nov 2026 | reached',
    'Voorgenomen gunning | 01 dec 2026 | current',
    'Gunning | nog niet | to come',
  ])
  expect(steps('AWARD', [change('AWARD', '2027-01-15'), change('INTENT', '2026-12-01'), call]).slice(1)).toEqual([
    'Voorgenomen gunning | 01 dec 2026 | reached',
    'Gunning | 15 jan 2027 | current',
  ])
})

test('a withdrawn procedure has no award to come', () => {
  expect(steps('WITHDRAWN', [change('WITHDRAWAL', '2026-12-01'), call])).toEqual([
    'Aankondiging | 02 nov 2026 | reached',
    'Intrekking | 01 dec 2026 | current',
  ])
})
