import { expect, test } from '@jest/globals'
import { ageOf, brokersOf, firstOf } from './routes'

const open = (closingDate: string | null) => ({ tenderId: 'a', status: 'OPEN', closingDate }) as const
const closed = { tenderId: 'a', status: 'CLOSED', closingDate: '2026-11-01T12:00:00Z' } as const
const [soon, late] = ['2026-11-27T09:00:00Z', '2026-11-30T09:00:00Z']

test.each([
  ['found once', [], null, null],
  ['one of two is closed', [open(soon), closed], null, null],
  ['two that close together', [open(soon), open(soon)], null, '2\u00a0bemiddelaars'],
  [
    'the others close later, or name no deadline',
    [open(soon), open(late), open(null), closed],
    'eerste van 3',
    '3\u00a0bemiddelaars',
  ],
  ['another closes before the listed copy', [open(late), open(soon)], null, '2\u00a0bemiddelaars'],
  ['nobody names a deadline', [open(null), open(null)], null, '2\u00a0bemiddelaars'],
  ['all are closed', [closed, closed], null, '2\u00a0bemiddelaars'],
] as const)('first deadline and number of brokers when %s', (_what, routes, first, brokers) => {
  expect([firstOf({ id: 'a', routes }), brokersOf({ id: 'a', routes })]).toEqual([first, brokers])
  expect([firstOf({ id: 'b', routes }), brokersOf({ id: 'b', routes })]).toEqual([null, null])
})

test.each([
  ['2026-11-20T06:00:00Z', 'vandaag'],
  ['2026-11-19T22:59:00Z', 'sinds gisteren'],
  ['2026-10-21T10:00:00Z', 'al 30 dagen'],
  ['2026-10-20T10:00:00Z', null],
  ['geen datum', null],
])('a copy first seen %s is described as: %s', (iso, age) => {
  expect(ageOf(iso, new Date('2026-11-20T07:30:00Z'))).toBe(age)
})
