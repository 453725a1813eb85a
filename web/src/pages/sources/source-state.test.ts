import { expect, test } from '@jest/globals'
import { isTrouble, lookOf, ordered } from './source-state'

const row = (name: string, state: string, startedAt?: string) => ({
  source: { __typename: 'Source' as const, key: name.toLowerCase(), name },
  state,
  runs: (startedAt ? [{ startedAt }] : []) as never,
})
const rows = [
  row('TenderNed', 'success', '2026-11-22T08:05:00Z'),
  row('Between', 'failed', '2026-11-22T06:30:00Z'),
  row('Freep', 'unconfigured'),
  row('TED', 'running', '2026-11-22T08:40:00Z'),
  row('Striive', 'suspect', '2026-11-22T07:40:00Z'),
  row('HeadFirst', 'off', '2026-11-03T14:20:00Z'),
  row('Elders', 'partial'),
]
const names = (order: Parameters<typeof ordered>[1]) => ordered(rows, order).map(({ source }) => source.name)

test('sources in trouble come first, newest first, then running, healthy and switched-off ones', () => {
  expect(names('aandacht')).toEqual(['Striive', 'Between', 'TED', 'TenderNed', 'Elders', 'HeadFirst', 'Freep'])
})

test('sources are sorted by name or by latest run', () => {
  expect(names('naam')).toEqual(['Between', 'Elders', 'Freep', 'HeadFirst', 'Striive', 'TED', 'TenderNed'])
  expect(names('laatste').slice(0, 4)).toEqual(['TED', 'TenderNed', 'Striive', 'Between'])
})

test('suspect and failed runs are trouble, a cancelled one is not', () => {
  expect(['suspect', 'failed', 'cancelled', 'partial', 'off'].filter(isTrouble)).toEqual(['suspect', 'failed'])
})

test('every state of a source has a label, and so has an unknown state', () => {
  expect(lookOf('suspect')).toEqual({ word: 'Verdacht', colour: 'orange', group: 'verdacht' })
  expect(lookOf('cancelled')).toMatchObject({ word: 'Gestopt', group: 'in-orde' })
  expect(lookOf('later')).toMatchObject({ word: 'Onbekend', group: 'in-orde' })
})
