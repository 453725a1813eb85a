import { expect, test } from '@jest/globals'
import { regressionsOf } from './regressions.js'
import type { ScenarioResult } from './results.js'
import { readTable, tableOf, withTable } from './table.js'

const round = { cpu: { server: 1, database: 0.5 }, perSecond: 100, p50: 1, p99: 2 }
const result = (scenario: string, [min, median, max]: readonly [number, number, number]): ScenarioResult => ({
  scenario,
  limit: round,
  noise: { median: 1, min: 0.95, max: 1.1 },
  honesty: 1.2,
  ratios: { ours: { median, min, max } },
  rounds: { ours: round },
})
const document =
  'Before\n<!-- npm run bench: 20k -->\nold\n<!-- end -->\n<!-- npm run bench: 1m -->\n<!-- end -->\nAfter'
const measured = [result('first page', [1.9, 2, 2.1]), result('detail', [2.8, 3, 3.2])]
const written = withTable(document, '20k', tableOf('Then.', measured))
const tabled = readTable(written, '20k')

test('a table is written between its markers, and read from there', () => {
  expect(written).toMatch(/^Before\n<!-- npm run bench: 20k -->\nThen\.\n\n\| scenario/)
  expect(written).not.toContain('old')
  expect(written.endsWith('<!-- end -->\n<!-- npm run bench: 1m -->\n<!-- end -->\nAfter')).toBe(true)
  expect(tabled.get('first page')?.get('ours')).toBe(2)
  expect(readTable(written, '1m').size).toBe(0)
  expect(() => withTable(document, '100k', '')).toThrow('no markers')
})

test('a ratio of up to 1.3 times that of the table is no regression', () => {
  expect(regressionsOf(measured, tabled)).toEqual([])
  expect(regressionsOf([result('first page', [2.5, 2.59, 2.7])], tabled)).toEqual([])
})

test('a ratio of more than 1.3 times that of the table is one', () => {
  expect(regressionsOf([measured[1]!, result('first page', [2.5, 2.7, 2.8])], tabled)).toEqual([
    'first page: 2.70 × the limit, and 2.00 in the table (noise 1.10): 1.35 × worse',
  ])
})

test('a round within the noise of the table says that the others were disturbed', () => {
  expect(regressionsOf([result('first page', [2.1, 3, 4])], tabled)).toEqual([])
  expect(regressionsOf([result('first page', [2.3, 3, 4])], tabled)).toHaveLength(1)
})

test('a scenario that the table does not have is told', () => {
  expect(regressionsOf([result('counts', [1, 1, 1])], tabled)).toEqual(['counts: not in the table'])
})
