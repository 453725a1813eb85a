import { describe, expect, test } from '@jest/globals'
import type { RunStatus } from '../../graphql.generated'
import type { SourceRowFragment } from './SourceRow.generated'
import {
  allReadResult,
  consequence,
  duration,
  inARow,
  messageIn,
  quietHeading,
  readingResult,
  usualText,
} from './run-texts'

test.each([
  ['2026-11-22T06:40:41Z', '41 s'],
  ['2026-11-22T06:43:00Z', '3 min'],
  [null, null],
])('a run that completed at %s took %s', (completedAt, text) => {
  expect(duration({ startedAt: '2026-11-22T06:40:00Z', completedAt } as never)).toBe(text)
})

test('a toast reports that all sources were read, or that reading was stopped', () => {
  const totals = { __typename: 'RefreshTendersPayload', totalAdded: 12, totalFound: 630, totalNotices: 684 } as const
  expect(allReadResult({ ...totals, isStopped: false })).toEqual({
    title: 'De bronnen zijn gelezen',
    description: '684 aankondigingen, 630 tenders, 12 nieuw',
  })
  expect(allReadResult({ ...totals, isStopped: true })).toEqual({
    title: 'Het lezen van de bronnen is gestopt',
    description: 'Tot dan toe: 684 aankondigingen, 630 tenders, 12 nieuw',
  })
  // An answer from a run by an older version, within the cool-down.
  expect(allReadResult({ ...totals, totalNotices: null, isStopped: false }).description).toBe('630 tenders, 12 nieuw')
})

const statuses = (...list: readonly RunStatus[]) => list.map(status => ({ status }))

test('consecutive runs with the same status are counted, newest first', () => {
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
])('a run of one source that ended as %s is reported as %j', (state, text) => {
  expect(readingResult('TED', state)).toBe(text)
})

describe('the message in the row of a source', () => {
  const health = (given: Partial<SourceRowFragment>) =>
    messageIn(
      { state: 'success', message: null, runs: [], offReason: null, offBy: null, offSince: null, ...given },
      ({ firstName }) => firstName ?? '',
    )

  test('is that of the latest run, with the number of consecutive occurrences', () => {
    expect(health({})).toBe('')
    expect(health({ state: 'partial', message: 'Er ontbreekt wat.' })).toBe('Er ontbreekt wat.')
    const runs = statuses('FAILED', 'FAILED') as never
    expect(health({ state: 'failed', message: 'ted.test was niet bereikbaar.', runs })).toBe(
      'ted.test was niet bereikbaar. Dit is de tweede keer op rij.',
    )
  })

  test('says who switched the source off, when and why, also when the account is deleted', () => {
    const off = { state: 'off', offReason: 'De lijst klopt niet', offSince: '2026-11-03T13:20:00Z' }
    const offBy = { __typename: 'Person' as const, firstName: 'Joost', lastName: null }
    expect(health({ ...off, offBy })).toBe('Uitgezet door Joost, 03 nov 2026: De lijst klopt niet')
    expect(health(off)).toBe('Uitgezet, 03 nov 2026: De lijst klopt niet')
  })
})

test.each([
  ['suspect', null, 'Er is niets gesloten of verwijderd.'],
  ['suspect', 0, 'Er is niets gesloten of verwijderd. De lijst wacht op je keuze.'],
  ['suspect', 1, 'Er is niets gesloten of verwijderd. 1 aankondiging wacht op je keuze.'],
  ['suspect', 1240, 'Er is niets gesloten of verwijderd. 1.240 aankondigingen wachten op je keuze.'],
  ['failed', null, 'Wat er stond, blijft staan. Bij de volgende run wordt het opnieuw geprobeerd.'],
  ['partial', 3, '3 aankondigingen van een eerdere run wachten op je keuze.'],
  ['success', null, ''],
])('the consequence of the state %s with %p held notices is described as %j', (state, heldCount, text) => {
  expect(consequence(state, heldCount)).toBe(text)
})

test('notices held by a suspect run stay held after a later run that failed', () => {
  expect(consequence('failed', 3)).toMatch(
    /opnieuw geprobeerd\. 3 aankondigingen van een eerdere run wachten op je keuze\.$/,
  )
})

test('a source without a message is only said to have ended well if it was read', () => {
  expect(quietHeading('never')).toBe('Deze bron is nog niet gelezen.')
  expect(quietHeading('running')).toBe('Deze bron wordt nu gelezen.')
  expect(quietHeading('success')).toBe('De laatste run verliep zonder bijzonderheden.')
})

test.each([
  [93, 99, 'Meestal zijn het 93 tot 99 aankondigingen.'],
  [1200, 1200, 'Meestal zijn het 1.200 aankondigingen.'],
  [1, 1, 'Meestal is het 1 aankondiging.'],
])('a usual number of %d to %d is written as %j', (min, max, text) => {
  expect(usualText({ __typename: 'CountRange', min, max })).toBe(text)
})
