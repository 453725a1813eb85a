import { describe, expect, test } from '@jest/globals'
import { earliest, writtenExtension, writtenHours, writtenPay } from './written.js'

describe('pay in words', () => {
  test.each([
    'marktconform',
    'Bespreekbaar',
    '€ 850 per dag',
    '€ 720 / dag',
    '€ 680 p/d',
    '€ 750 p.d.',
    '€ 950 per week',
    '€ 85 - € 95 per dag',
    'dagtarief 720',
    '€ 6.500 bruto per maand',
    '€ 85 per opdracht',
    '€ 720',
    '£ 85',
    'GBP 85 per hour',
    '85%',
    'schaal 11',
    'Functieschaal 10, trede 4',
    'max 36 uur',
  ])('%j is not hourly pay in euros, and is quoted', words => {
    expect(writtenPay(words)).toEqual({ rates: [null, null], rateNote: words })
  })

  test.each(['', '-', 'n.v.t.', 'onbekend', null])('%j is a placeholder', words => {
    expect(writtenPay(words)).toEqual({ rates: [null, null], rateNote: null })
  })

  test.each([
    ['tussen € 88,00 en € 101,00', 88, 101],
    ['tussen de 95 en 109 euro', 95, 109],
    ['€ 85 - € 95 per uur', 85, 95],
    ['€ 85,- p.u.', null, 85],
    ['€ 85/u', null, 85],
    ['€ 85 p/u', null, 85],
    ['EUR 85 per hour', null, 85],
    ['€ 280 per uur', null, 280],
    ['max 36 uur x € 90', null, 90],
    ['€ 90 per uur (€ 720 per dag)', null, 90],
    ['85 euro tot 95 euro', 85, 95],
    ['max. €98', null, 98],
    ['€ 82,50 inclusief fee', null, 82.5],
    ['Max tarief 98.75 euro all-in exclusief btw', null, 98.75],
    ['vanaf € 85', 85, null],
  ])('%j is %j to %j an hour', (words, min, max) => {
    expect(writtenPay(words)).toEqual({ rates: [min, max], rateNote: null })
  })
})

test.each([
  ['in overleg', null, null],
  ['fulltime', null, null],
  ['16 tot 20 uur', 16, 20],
  ['tussen 24 en 32 uur', 24, 32],
  ['24-28', 24, 28],
  ['max 36', null, 36],
  ['minimaal 24 uur', 24, null],
  ['36 uur', 36, 36],
])('hours of %j are %j to %j', (words, min, max) => {
  expect(writtenHours(words)).toEqual([min, max])
})

test.each([
  ['', null],
  ['nog niet bekend', null],
  ['6 maanden', null],
  ['Nee', false],
  ['geen', false],
  ['n.v.t.', false],
  ['Verlenging is niet mogelijk', false],
  ['zonder optie tot verlenging', false],
  ['Ja, 2 x 6 maanden', true],
  ['in overleg', null],
  ['jarenlang', null],
  ['Ja, 2 x 6 maanden', true],
  ['nee', false],
  ['Mogelijk', true],
  ['niet mogelijk', false],
  ['2 maal 3 maand(en)', true],
  ['18 maanden met optie tot verlenging', true],
])('an extension of %j is %j', (words, isExtendable) => {
  expect(writtenExtension(words)).toBe(isExtendable)
})

test('the earliest moment ignores unknown ones', () => {
  const [early, late] = [new Date(1), new Date(2)]
  expect(earliest(null, null)).toBeNull()
  expect(earliest(late, null, early)).toEqual(early)
})
