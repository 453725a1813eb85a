import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readAwardPage } from './read-award-page.js'
import { lot, pageOf, row, single, WON, winner, winners } from './testing/eforms.js'

const noAwards = { awards: [], awardTotal: null, lots: [] }
const good = pageOf(lot('LOT-0001'), WON, winners, winner())

describe('a page without an award', () => {
  test.each([
    ['nothing', ''],
    ['text', 'Deze aankondiging is niet beschikbaar.'],
    ['JSON', '{"html":"<table></table>"}'],
    [
      'a web page about an error',
      '<!doctype html><html><head><title>Resultaten</title></head><body><h1>404</h1></body></html>',
    ],
    ['half a tag', '<table><tr><th>6 Resul'],
    ['tags 100 000 deep', '<div>'.repeat(100_000)],
    ['tags 100 000 deep around a page', `${'<b>'.repeat(100_000)}${good}`],
    ['100 000 closing tags', '</div>'.repeat(100_000)],
    ['a tag with 100 000 attributes', `<table ${'a=1 '.repeat(100_000)}>`],
    ['200 000 rows', '<tr>x</tr>'.repeat(200_000)],
    ['600 000 paragraphs that never end', '<p>'.repeat(600_000)],
    ['cells without end', '<td> '.repeat(400_000)],
    ['a text of 2 MB', 'x: '.repeat(660_000)],
    ['a text of 5 MB', 'x: '.repeat(1_700_000)],
  ])('%s yields nothing', (_what, html) => expect(readAwardPage(html)).toEqual(noAwards), 5000)

  test('a page of more than two million characters yields nothing', () => {
    expect(readAwardPage(good.padEnd(2_000_000)).awards).toHaveLength(1)
    expect(readAwardPage(good.padEnd(2_000_001))).toEqual(noAwards)
  })

  test('everything read from a truncated page is correct', () => {
    const half = good.slice(0, good.indexOf('Contractinformatie'))
    expect(readAwardPage(half).awards).toMatchObject([{ winner: 'Noordkaap B.V.' }])
  })
})

describe('a hostile award page', () => {
  test('cannot bring markup into a name', () => {
    const html = pageOf(
      lot('LOT-0001'),
      WON,
      winners,
      single('Winnaar'),
      row('Officiële naam', '&amp;lt;img src=x onerror=alert(1)&amp;gt;Noordkaap<script>alert(1)</script>'),
    )
    expect(readAwardPage(html).awards).toMatchObject([{ winner: 'Noordkaap' }])
  })

  test('cannot yield an overlong lot or winner', () => {
    const html = pageOf(lot('x'.repeat(500)), WON, winners, winner({ names: ['x'.repeat(500)] }))
    expect(readAwardPage(html).awards).toMatchObject([{ lot: null, winner: null }])
  })

  test('is read without an error', () => {
    const pieces = fc.constantFrom(
      '<tr>',
      '</tr>',
      '<td>',
      '<h3>',
      ':',
      '6 ',
      '6.1 ',
      'Resultaten',
      'ID resultaat perceel',
      'LOT-0001',
      'Winnaar',
      'Officiële naam',
      'Afdeling V',
      'Perceel nr.',
      '5 EUR',
      '<',
      '&lt;',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 60 }), parts => {
        for (const { winner: name } of readAwardPage(parts.join('')).awards)
          expect(name ?? '').not.toMatch(/<[a-z/!?]/i)
      }),
    )
  })
})
