import { expect, test } from '@jest/globals'
import { resultOf, type Turn } from './results.js'
import type { Round } from './rounds.js'

const round = (server: number, database: number): Round => ({ cpu: { server, database }, perSecond: 1, p50: 1, p99: 1 })
const turn = (before: Round, ours: Round, after: Round): Turn => ({
  before,
  after,
  bytes: round(0.5, 0),
  others: { ours },
})

test('what stands between two rounds of the limit is compared with both', () => {
  const { ratios, noise, honesty } = resultOf('first page', [turn(round(0.5, 0.5), round(1, 0.8), round(0.7, 0.5))])
  expect(ratios.ours!.median).toBeCloseTo(1.8 / 1.1)
  expect(noise.median).toBeCloseTo(1.2)
  expect(honesty).toBeCloseTo(1.1 / (0.5 + 0.5))
})

test('a round in which the limit counted all groups anew makes nobody look cheap', () => {
  const calm = round(0.5, 0.5)
  const counting = round(0.5, 2.5)
  for (const [before, after, difference] of [
    [calm, counting, 3],
    [counting, calm, 1 / 3],
  ] as const) {
    const { ratios, noise, honesty } = resultOf('first page', [turn(before, round(1, 0.5), after)])
    expect(ratios.ours!.median).toBeCloseTo(1.5)
    expect(honesty).toBeCloseTo(1)
    // It is said all the same.
    expect(noise.median).toBeCloseTo(difference)
  }
})
