import { expect, test } from '@jest/globals'
import { evidenceOf, specificityOf } from './cpv-evidence.js'

test('a code has the evidence of its longest known prefix', () => {
  expect(evidenceOf('79713000')).toEqual({ 'security-privacy': 3 })
  expect(evidenceOf('79111000')).toEqual({ 'governance-compliance': 3 })
  expect(evidenceOf('99999999')).toEqual({})
})

test('a precise code counts for more than a division, and a missing code for nothing', () => {
  const shares = ['72000000', '72300000', '72320000', '72322000', '72322222'].map(specificityOf)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(shares[0]).toBeLessThan(1)
  expect(shares.at(-1)).toBeGreaterThan(1)
  expect(specificityOf('')).toBe(shares[0])
})
