import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { calibrate, fitted, setProbabilities, type Scored } from './confidence.js'

const scoredOf = (points: readonly number[]): readonly Scored[] => {
  const scored = points.map(each => ({ points: each, probability: 0 }))
  setProbabilities(scored)
  return scored
}
const bestOf = (scored: readonly Scored[]): Scored =>
  scored.reduce((best, entry) => (entry.probability > best.probability ? entry : best))

test('softmax turns points into probabilities that add up to one', () => {
  expect(scoredOf([2, 2]).map(({ probability }) => probability)).toEqual([0.5, 0.5])
  const [most = 0, ...others] = scoredOf([6, 3, 0]).map(({ probability }) => probability)
  expect(others.every(probability => probability < most)).toBe(true)
  expect(others.reduce((sum, probability) => sum + probability, most)).toBeCloseTo(1)
})

describe('the calibration of a confidence', () => {
  test('changes nothing with a slope of one and no shift', () => {
    const scored = scoredOf([3, 1, 0])
    const before = scored.map(({ probability }) => probability)
    calibrate(scored, bestOf(scored), { slope: 1, shift: 0 })
    for (const [index, { probability }] of scored.entries()) expect(probability).toBeCloseTo(before[index]!)
  })

  test('keeps the best category the best, and the sum at most one', () => {
    const points = fc.array(fc.double({ min: -20, max: 80, noNaN: true }), { minLength: 2, maxLength: 16 })
    fc.assert(
      fc.property(points, some => {
        const scored = scoredOf(some)
        const best = bestOf(scored)
        calibrate(scored, best, fitted)
        expect(bestOf(scored).probability).toBe(best.probability)
        expect(scored.reduce((sum, { probability }) => sum + probability, 0)).toBeLessThanOrEqual(1 + 1e-9)
      }),
    )
  })

  test('raises a low confidence, and keeps a high one below certainty', () => {
    const confidenceOf = (points: number) => {
      const scored = scoredOf([points, ...Array.from({ length: 15 }, () => 0)])
      calibrate(scored, bestOf(scored), fitted)
      return bestOf(scored).probability
    }
    expect(confidenceOf(2)).toBeGreaterThan(bestOf(scoredOf([2, ...Array.from({ length: 15 }, () => 0)])).probability)
    expect(confidenceOf(12)).toBeLessThan(1)
    expect(confidenceOf(12)).toBeGreaterThan(confidenceOf(2))
  })
})
