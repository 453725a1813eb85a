import { expect, test } from '@jest/globals'
import { type Terms, termsOfAll } from './terms.js'

const offer = (given: Partial<Terms>): Terms => ({
  minHourlyRate: null,
  maxHourlyRate: null,
  rateNote: null,
  minHoursPerWeek: null,
  maxHoursPerWeek: null,
  selfEmployment: null,
  ...given,
})
const rates = (...offers: readonly (readonly [number | null, number | null])[]) => {
  const { minHourlyRate, maxHourlyRate } = termsOfAll(
    offers.map(([min, max]) => offer({ minHourlyRate: min, maxHourlyRate: max })),
  ) // prettier-ignore
  return [minHourlyRate, maxHourlyRate]
}

test.each([
  [
    'nobody names a rate',
    [
      [null, null],
      [null, null],
    ],
    [null, null],
  ],
  [
    'one names a rate',
    [
      [null, null],
      [85, 85],
    ],
    [85, 85],
  ],
  [
    'only maxima',
    [
      [null, 88],
      [null, 95],
    ],
    [null, 95],
  ],
  [
    'only minima',
    [
      [90, null],
      [85, null],
    ],
    [85, null],
  ],
  [
    'ranges, an exact rate and a maximum',
    [
      [85, 90],
      [92, 92],
      [null, 95],
    ],
    [85, 95],
  ],
  [
    'a minimum above the only maximum',
    [
      [90, null],
      [null, 85],
    ],
    [85, 90],
  ],
  [
    'a maximum below the only exact rate',
    [
      [95, 95],
      [null, 92],
    ],
    [92, 95],
  ],
] as const)('rates: %s', (_name, offers, together) => {
  expect(rates(...offers)).toEqual(together)
})

test('hours range from the lowest to the highest', () => {
  const offers = [
    offer({ minHoursPerWeek: 36, maxHoursPerWeek: 36 }),
    offer({ minHoursPerWeek: 32, maxHoursPerWeek: 36 }),
  ]
  expect(termsOfAll(offers)).toMatchObject({ minHoursPerWeek: 32, maxHoursPerWeek: 36 })
})

test('a rate replaces pay in words, which is otherwise that of the first copy that has it', () => {
  const [none, words, others] = [offer({}), offer({ rateNote: 'marktconform' }), offer({ rateNote: '€ 720 per dag' })]
  expect(termsOfAll([none, words, others])).toMatchObject({ rateNote: 'marktconform' })
  expect(termsOfAll([words, offer({ maxHourlyRate: 95 })])).toMatchObject({ rateNote: null, maxHourlyRate: 95 })
})
