import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { amountIn, dayIn, nameOf } from './page-values.js'

describe('a text that is not an amount', () => {
  test.each([
    '',
    ' ',
    'EUR',
    'Euro',
    'nihil EUR',
    '800 000',
    '800.000,00',
    '800 000 kronen',
    '800 000 eur',
    '800 000 EURO',
    '-5000 EUR',
    '1e5 EUR',
    '0x1F EUR',
    '1.234.56 EUR',
    '1,50,00 EUR',
    '12 34 567 EUR',
    '1 800.000 000 EUR',
    '800000.000 EUR',
    '1 tot 2 EUR',
    `${'9'.repeat(100)} EUR`,
    `${' '.repeat(100_000)}5000 EUR`,
  ])('%j is read as null', text => {
    expect(amountIn(text)).toBeNull()
  })

  test.each(['0 Euro', '0,00 EUR', '0.01 EUR', '1 Euro', '1,00 EUR', '2 EUR'])(
    'the placeholder %j is read as null',
    text => {
      expect(amountIn(text)).toBeNull()
    },
  )
})

describe('an amount', () => {
  test.each([
    ['800 000 Euro', 800_000],
    ['3 583 200 EUR', 3_583_200],
    ['3\u00a0583\u00a0200 EUR', 3_583_200],
    ['3\u202f583\u202f200,50 EUR', 3_583_200.5],
    ['1 800 000,00 EUR', 1_800_000],
    ['1.800.000,00 EUR', 1_800_000],
    ['1,800,000.00 EUR', 1_800_000],
    ['1.800 EUR', 1800],
    ['1,800 EUR', 1800],
    ['12,50 EUR', 12.5],
    ['12.5 EUR', 12.5],
    ['800000 EUR', 800_000],
    ['EUR 800 000', 800_000],
    ['€ 800.000', 800_000],
  ])('%j is %d euros', (text, value) => {
    expect(amountIn(text)).toEqual({ value, currency: 'EUR' })
  })

  test('keeps a currency that is given by its code', () => {
    expect(amountIn('5 000 000 SEK')).toEqual({ value: 5_000_000, currency: 'SEK' })
  })

  test('is read with any separator of its digits', () => {
    const style = fc.constantFrom([' ', ','], ['\u00a0', ','], ['.', ','], [',', '.'], ['', ','], ['', '.'], [' ', '.'])
    fc.assert(
      fc.property(fc.integer({ min: 201, max: 1_000_000_000_000 }), style, fc.boolean(), (cents, marks, isWhole) => {
        const [between, point] = marks as [string, string]
        const whole = Math.floor(cents / 100)
        const written = String(whole).replace(/\B(?=(\d{3})+$)/g, between)
        const decimals = isWhole ? '' : `${point}${String(cents % 100).padStart(2, '0')}`
        const value = isWhole ? whole : cents / 100
        expect(amountIn(`${written}${decimals} EUR`)?.value ?? null).toBe(value > 2 ? value : null)
      }),
    )
  })

  test('is always finite and above a placeholder', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+.,\d eE€]{0,20} ?(?:EUR|Euro)?$/)), text => {
        const value = amountIn(text)?.value ?? 3
        expect(value > 2 && value <= 1e13).toBe(true)
      }),
    )
  })
})

describe('a date on a page', () => {
  test.each(['', '31/02/2024', '2024', '1/2/2024', '12/13/2024', '12/03-2024', '26/06/0023', '26/06/2150', 'onbekend'])(
    '%j is invalid',
    text => {
      expect(dayIn(text)).toBeNull()
    },
  )

  test.each(['01/01/2000', '2000-01-01+01:00', '01/01/1970'])('the dummy %s is read as null', text => {
    expect(dayIn(text)).toBeNull()
  })

  test.each([
    ['26/06/2023', '2023-06-26'],
    ['26-06-2023', '2023-06-26'],
    ['2023-06-26+02:00', '2023-06-26'],
    ['2023-06-26Z', '2023-06-26'],
    ['2023-06-26', '2023-06-26'],
  ])('%s is %s', (text, day) => {
    expect(dayIn(text)).toBe(day)
  })
})

describe('the name of an organisation', () => {
  test.each(['', '-', '---', '[ ] ---', '...', '\u200b', '<b></b>', 'x'.repeat(301)])(
    '%j is a placeholder or invalid',
    text => {
      expect(nameOf(text)).toBeNull()
    },
  )

  test.each([
    ['[ Noordkaap B.V. ] ---', 'Noordkaap B.V.'],
    ['[Noordkaap B.V.]', 'Noordkaap B.V.'],
    ['Noordkaap  [Infra] B.V.', 'Noordkaap [Infra] B.V.'],
    ['Noordkaap &amp; Zn. -', 'Noordkaap & Zn.'],
    ['&lt;img src=x onerror=alert(1)&gt;Noordkaap', 'Noordkaap'],
    ['Advocaten-collectief', 'Advocaten-collectief'],
  ])('%j is %j', (text, name) => {
    expect(nameOf(text)).toBe(name)
  })
})
