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
    '€ 6500 p/m',
    '€ 9500 per sprint',
    '€ 200 excl. btw per week',
    '€ 100 daily rate',
    '€ 200 wekelijks',
    '€75k',
    'FWG 55',
    '€ 1',
    '90 dollar per uur',
    '¥ 90 per uur',
    '€ 108,90 per uur inclusief btw',
    '€ 115 incl. 21% btw',
    'junior € 75, senior € 95',
    '€ 85, € 90 of € 95',
    '€ 95 per uur en € 50 per uur reistijd',
    '€ 90 (2026), € 95 (2027)',
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
    ['€ 85+ per uur', 85, null],
    ['€ 95 + € 0,23/km', null, 95],
    ['min € 80, max € 95', 80, 95],
    ['niet hoger dan € 95', null, 95],
    ['tussen de € 85 en de € 95 per uur', 85, 95],
    ['between 85 and 95 EUR per hour', 85, 95],
    ['€ 85 t/m € 95', 85, 95],
    ['90–100 euros an hour', 90, 100],
    ['€ 90 excl. 21% btw', null, 90],
    ['€ 90 excl. btw (€ 108,90 incl. btw)', null, 90],
    ['€ 95 per uur excl. btw, incl. reiskosten', null, 95],
    ['€ 95 per uur, reiskosten € 0,23 per km', null, 95],
    ['ZZP: € 95 per uur, loondienst: € 5.500 per maand', null, 95],
    ['1000 uur à € 120', null, 120],
    ['36 uur per week, max € 95', null, 95],
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
  ['36 uur per week max.', null, 36],
  ['24+ uur', 24, null],
  ['min. 32 en max. 36 uur', 32, 36],
  ['minimaal 32 uur, bij voorkeur 36 uur', 32, null],
  ['between 24 and 36 hours', 24, 36],
  ['24 to 32 hours', 24, 32],
  ['up to 40 hours per week', null, 40],
  ['1 fte (36 uur)', 36, 36],
  ['20 uur (50%)', 20, 20],
  ['36 uur (4x9)', 36, 36],
  ['4 dagen, 36 uur', 36, 36],
  ['40 uur/week, 8 uur/dag', 40, 40],
  ['40 uur per week gedurende 6 maanden', 40, 40],
  ['36 uur per 2 weken', 18, 18],
  ['1 fte', null, null],
  ['0,8 - 1 fte', null, null],
  ['1', null, null],
  ['4 dagen', null, null],
  ['3 dagen van 8 uur', null, null],
  ['4x9 uur', null, null],
  ['2 x per week 8 uur', null, null],
  ['8 uur per dag', null, null],
  ['8 uur p/dag', null, null],
  ['16 uur per maand', null, null],
  ['1700 uur per jaar', null, null],
  ['40 uur in totaal', null, null],
  ['50%', null, null],
  ['eerste 3 maanden 36 uur, daarna 24 uur', null, null],
  ['ma-vr 8.30 - 17.00 uur', null, null],
  ['09:00-17:00', null, null],
  ['9am to 5pm', null, null],
  ['2026-10-01', null, null],
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
