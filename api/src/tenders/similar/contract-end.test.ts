import { describe, expect, test } from '@jest/globals'
import { contractEndOf, contractMonthsIn } from './contract-end.js'

test.each([
  ['De looptijd is twee jaar met twee opties van een jaar.', 24],
  ['Levering van zout. Contractduur vier jaar.', 48],
  ['Raamovereenkomst voor vier (4) jaar met drie partijen.', 48],
  ['Een overeenkomst met een contractperiode van 36 maanden.', 36],
  ['De gemeente verleent een concessie van tien jaar.', 120],
  ['De opdracht duurt twaalf maanden.', 12],
  ['De overeenkomst wordt gesloten voor een periode van\néén jaar.', 12],
])('%s: %d months', (text, months) => {
  expect(contractMonthsIn(text)).toBe(months)
})

test.each([
  'Met een optie tot verlenging van twee jaar.',
  'Vijf jaar ervaring met bruggen.',
  'De maximale looptijd is acht jaar, met alle verlengingen.',
  'De bruggen zijn vijftig jaar oud.',
  '',
])('%s: unknown duration', text => {
  expect(contractMonthsIn(text)).toBeNull()
})

describe('the end of a contract', () => {
  const description = 'De looptijd is twee jaar.'

  test('is the date that the source gives', () => {
    expect(contractEndOf({ endDate: '2027-03-31', awardDate: '2025-01-31', description })).toBe('2027-03-31')
  })

  test('else follows from the award and the duration', () => {
    expect(contractEndOf({ endDate: null, awardDate: '2025-01-31', description })).toBe('2027-01-31')
  })

  test('is unknown without an award or a duration', () => {
    expect(contractEndOf({ endDate: null, awardDate: null, description })).toBeNull()
    expect(contractEndOf({ endDate: null, awardDate: '2025-01-31', description: 'Zes bruggen.' })).toBeNull()
  })
})
