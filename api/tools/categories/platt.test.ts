import { expect, test } from '@jest/globals'
import { calibrationError, type Judged } from './judged.js'
import { calibrated, fitPlatt } from './platt.js'

/** Titles with this confidence of the categoriser, of which this share is correct. */
const titles = (count: number, confidence: number, right: number): Judged[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${confidence} ${index}`,
    title: '',
    best: 'overig',
    acceptable: [],
    got: index < right * count ? 'overig' : 'zorg-welzijn',
    confidence,
    matched: [],
  }))

test('calibration raises a confidence that is too low, and lowers one that is too high', () => {
  const rows = [...titles(200, 0.2, 0.5), ...titles(200, 0.6, 0.7), ...titles(200, 0.97, 0.85)]
  const fitted = fitPlatt(rows)
  expect(fitted.slope).toBeLessThan(1)
  expect(calibrationError(rows)).toBeGreaterThan(0.15)
  expect(calibrationError(rows.map(row => calibrated(row, fitted)))).toBeLessThan(0.03)
})

test('calibration does not make a few titles certain, even if all are correct', () => {
  const rows = titles(10, 0.8, 1)
  for (const { confidence } of rows.map(row => calibrated(row, fitPlatt(rows)))) expect(confidence).toBeLessThan(0.97)
})
