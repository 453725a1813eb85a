import { describe, expect, test } from '@jest/globals'
import { labelled, unixMoment, writtenHours, writtenNumber, writtenPay } from './written.js'

test.each([
  ['', null],
  [null, null],
  ['n.o.t.k.', null],
  ['1e3', null],
  ['-85', null],
  [Number.NaN, null],
  ['9'.repeat(5000), null],
  [85, 85],
  ['85,00', 85],
  ['85.5', 85.5],
  ['€ 85,-', 85],
  ['1.250,50', 1250.5],
])('the number %j is %j', (text, number) => {
  expect(writtenNumber(text)).toBe(number)
})

test.each([
  ['in overleg', [null, null]],
  ['', [null, null]],
  ['16 tot 20 uur', [16, 20]],
  ['32-36', [32, 36]],
  ['32 – 36 uur per week', [32, 36]],
  ['36', [36, 36]],
  [28, [28, 28]],
  ['36 uur/week', [36, 36]],
  ['max 24 uur', [null, 24]],
  ['minimaal 8', [8, null]],
  ['2026', [null, null]],
])('the hours %j are %j', (text, hours) => {
  expect(writtenHours(text)).toEqual(hours)
})

test('Unix seconds are a moment, but 0 and milliseconds are not', () => {
  expect([null, 0, -1, 1_788_161_095_000].map(unixMoment)).toEqual([null, null, null, null])
  expect(unixMoment(1_788_161_095)?.toISOString()).toBe('2026-08-31T07:24:55.000Z')
})

describe('labelled lines of a text', () => {
  test('are found in paragraphs and unclosed list items; the first of duplicate labels wins', () => {
    const facts = labelled(
      '<p>Inleiding zonder dubbele punt</p><ul><li>Start: 1 oktober 2026<li>Inzet : 36 uur</ul><p><b>Start:</b> later</p>',
    )
    expect([...facts]).toEqual([
      ['start', '1 oktober 2026'],
      ['inzet', '36 uur'],
    ])
  })

  test('are found in tables of two columns and in lists of terms', () => {
    const table =
      '<table><tr><td>Start</td><td>1 oktober</td></tr><tr><th>Inzet:</th><td><b>36</b> uur</td></tr></table>'
    const terms = '<dl><dt>Tarief</dt><dd>€ 90</dd></dl>'
    const wide = '<tr><td>Perceel</td><td>Sluiting</td><td>Tarief</td></tr>'
    expect([...labelled(table + terms + wide)]).toEqual([
      ['start', '1 oktober'],
      ['inzet', '36 uur'],
      ['tarief', '€ 90'],
    ])
  })

  test('do not include sentences, addresses and long texts', () => {
    expect(labelled(`zie https://bron.test/a\n${'x'.repeat(60)}: y\nEisen:\n`).size).toBe(0)
    expect(labelled(`a: ${'y'.repeat(100_000)}`).size).toBe(0)
    expect(labelled(null).size).toBe(0)
  })
})

test.each([
  '€ 150 per nacht',
  '€ 150 per dienst',
  '€ 120 per stuk',
  '€ 120 p/stuk',
  '€ 120/stuk',
  '€ 150 per 4 weken',
  '€ 160/8 uur',
  '€ 160 per werkdag',
  '€ 160 daags',
  '€ 160 per diem',
  '€ 20 per half uur',
  '€ 100 - 120 per module',
  '€ 150 per nacht, 12 weken',
])('%j is no hourly rate', text => {
  expect(writtenPay(text)).toEqual({ rates: [null, null], rateNote: text })
})

test.each([
  ['€ 85 per gewerkt uur', [null, 85]],
  ['€ 85 /uur, per direct', [null, 85]],
  ['€ 80/95 per uur', [80, 95]],
  ['€ 80/95', [80, 95]],
  ['€ 90 per uur (€ 720 per dag)', [null, 90]],
  ['€ 90 per uur, € 150 per nacht', [null, 90]],
  ['€ 85 p/u', [null, 85]],
  ['€ 85/u', [null, 85]],
])('%j is an hourly rate', (text, rates) => {
  expect(writtenPay(text)).toEqual({ rates, rateNote: null })
})

test.each([
  ['<b>Sluitingsdatum:</b><br/>12 maart 2027 12:00', '12 maart 2027 12:00'],
  ['<p>Sluitingsdatum:</p><p>12 maart 2027</p>', '12 maart 2027'],
  ['<p>Sluitingsdatum:</p><p>Interesse in deze opdracht?</p>', undefined],
  ['<p>Sluitingsdatum:</p><p>Inzet: 36 uur</p>', undefined],
  ['<p>Sluitingsdatum:</p>', undefined],
])('the value of a label above it in %j is %j', (html, value) => {
  expect(labelled(html).get('sluitingsdatum')).toBe(value)
})
