import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { amountOf } from './amounts.js'

describe('a text that is not an amount', () => {
  test.each(['', ' ', 'nihil', '-', 'NaN', 'Infinity', '€ 5000', '1.2.3', '12,,50', '1e5', '0x1F', '1e400'])(
    '%j is read as null',
    text => {
      expect(amountOf(text, 'EUR')).toBeNull()
    },
  )

  test.each([null, undefined])('%s is read as null', text => {
    expect(amountOf(text, 'EUR')).toBeNull()
  })

  test.each(['0', '0.00', '0.01', '1', '1.00', '2', '-1', '-1.0', '-5000', '0,01'])(
    'a placeholder such as %s is read as null',
    text => {
      expect(amountOf(text, 'EUR')).toBeNull()
    },
  )

  test('an amount above ten thousand billion is treated as a typing error', () => {
    expect(amountOf('9'.repeat(100_000), 'EUR')).toBeNull()
    expect(amountOf('10000000000001', 'EUR')).toBeNull()
    expect(amountOf('10000000000000', 'EUR')?.value).toBe(1e13)
  })
})

describe('an amount', () => {
  test.each([
    ['12500', 12_500],
    ['12500.00', 12_500],
    ['12500.5', 12_500.5],
    ['2.01', 2.01],
    ['12 500,00', 12_500],
    ['12\u00a0500,50', 12_500.5],
    ['1.250.000,00', 1_250_000],
    ['1,250,000', 1_250_000],
    ['12,500', 12_500],
    ['12,50', 12.5],
    [' 800 ', 800],
  ])('%j is %d', (text, value) => {
    expect(amountOf(text, 'EUR')).toEqual({ value, currency: 'EUR' })
  })

  test.each([null, undefined, '', 'euro', 'eur', 'EURO', '€', '__proto__'])(
    'has no currency for the code %j',
    currency => {
      expect(amountOf('500', currency)).toEqual({ value: 500, currency: null })
    },
  )

  test('is always finite and above a placeholder, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+.,\d exX]{0,12}$/)), text => {
        const value = amountOf(text, 'EUR')?.value ?? 3
        expect(value > 2 && value <= 1e13).toBe(true)
      }),
    )
  })
})
