import { describe, expect, test } from '@jest/globals'
import { sumOf, sumOfContracts } from './amount.js'

describe('the sum of amounts', () => {
  const euros = (value: number) => ({ value, currency: 'EUR' })

  test('is unknown for an empty list', () => {
    expect(sumOf([])).toBeNull()
  })

  test('is unknown when one amount is unknown', () => {
    expect(sumOf([euros(10), null])).toBeNull()
    expect(sumOf([null, euros(10)])).toBeNull()
  })

  test('is unknown for different currencies', () => {
    expect(sumOf([euros(10), { value: 10, currency: 'SEK' }])).toBeNull()
    expect(sumOf([euros(10), { value: 10, currency: null }])).toBeNull()
  })

  test('is exact to the cent', () => {
    expect(sumOf([euros(10.1), euros(10.2), euros(1_000_000)])).toEqual(euros(1_000_020.3))
    expect(sumOf([euros(1126.4), euros(2252.8)])).toEqual(euros(3379.2))
  })
})

describe('the total value of the contracts of one lot', () => {
  const euros = (value: number) => ({ value, currency: 'EUR' })

  test.each([
    ['nothing is known without any', [], null],
    ['nothing is known when one withholds it', [euros(5), null], null],
    ['one value that each repeats is that of the whole', [euros(5), euros(5)], euros(5)],
    ['values that differ add up', [euros(5), euros(7)], euros(12)],
  ])('%s', (_what, amounts, sum) => {
    expect(sumOfContracts(amounts)).toEqual(sum)
  })
})
