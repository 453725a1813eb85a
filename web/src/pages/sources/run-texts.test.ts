import { describe, expect, test } from '@jest/globals'
import type { RunStatus, SourceRowFragment } from '../../graphql.generated'
import { consequence, duration, inARow, messageIn, readingResult, usualText } from './run-texts'

test.each([
  ['2026-11-22T06:40:41Z', '41 s'],
  ['2026-11-22T06:43:00Z', '3 min'],
  [null, null],
])('a run until %s took %s', (completedAt, text) => {
  expect(duration({ startedAt: '2026-11-22T06:40:00Z', completedAt } as never)).toBe(text)
})

const statuses = (...list: readonly RunStatus[]) => list.map(status => ({ status }))

test('the same status several times is counted from the newest run on', () => {
  expect(inARow(statuses('FAILED', 'FAILED', 'FAILED', 'SUCCESS'))).toBe('derde keer op rij')
  expect(inARow(statuses('FAILED', 'SUCCESS', 'FAILED'))).toBeNull()
  expect(inARow(statuses('FAILED', 'FAILED'))).toBe('tweede keer op rij')
  expect(inARow(statuses('FAILED'))).toBeNull()
  expect(inARow([])).toBeNull()
})

test.each([
  ['success', 'TED is gelezen'],
  ['partial', 'TED is gelezen'],
  ['suspect', 'TED gaf iets onverwachts'],
  ['failed', 'TED kon niet worden gelezen'],
  ['cancelled', 'Het lezen van TED is gestopt'],
])('a reading that ended as %s is reported as %j', (state, text) => {
  expect(readingResult('TED', state)).toBe(text)
})

describe('the message in a row', () => {
  const health = (given: Partial<SourceRowFragment>) =>
    messageIn(
      { state: 'success', message: null, runs: [], offReason: null, offBy: null, offSince: null, ...given },
      ({ firstName }) => firstName ?? '',
    )

  test('is that of the newest run, with how often it was so', () => {
    expect(health({})).toBe('')
    expect(health({ state: 'partial', message: 'Er ontbreekt wat.' })).toBe('Er ontbreekt wat.')
    const runs = statuses('FAILED', 'FAILED') as never
    expect(health({ state: 'failed', message: 'ted.test was niet bereikbaar.', runs })).toBe(
      'ted.test was niet bereikbaar, tweede keer op rij.',
    )
  })

  test('of a source that is off says who, since when and why, also when the account is gone', () => {
    const off = { state: 'off', offReason: 'De lijst klopt niet', offSince: '2026-11-03T13:20:00Z' }
    const offBy = { __typename: 'Person' as const, firstName: 'Joost', lastName: null }
    expect(health({ ...off, offBy })).toBe('Uitgezet door Joost, 03 nov 2026: De lijst klopt niet')
    expect(health(off)).toBe('Uitgezet, 03 nov 2026: De lijst klopt niet')
  })
})

test('what became of the tenders says how many wait', () => {
  expect(consequence('suspect', null)).toBe('Er is niets gesloten of verwijderd.')
  expect(consequence('suspect', 0)).toContain('De lijst wacht tot je kiest.')
  expect(consequence('suspect', 1)).toContain('Eén publicatie wacht tot je kiest.')
  expect(consequence('suspect', 1240)).toContain('1.240 publicaties wachten tot je kiest.')
  expect(consequence('failed', null)).toContain('opnieuw geprobeerd')
})

test.each([
  [93, 99, 'Meestal zijn het 93 tot 99 publicaties.'],
  [1200, 1200, 'Meestal zijn het 1.200 publicaties.'],
  [1, 1, 'Meestal is het 1 publicatie.'],
])('that %d to %d are usual is written as %j', (min, max, text) => {
  expect(usualText({ __typename: 'CountRange', min, max })).toBe(text)
})
