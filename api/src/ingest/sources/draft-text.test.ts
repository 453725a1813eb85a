import { describe, expect, test } from '@jest/globals'
import { MissingField, RefusedItem } from './connector.js'
import { descriptionOf, organizationOf, placeOf, publicationDateOf, referenceOf, titleOf } from './draft-text.js'

describe('a title and an organisation', () => {
  test.each([undefined, null, '', ' \n\t\u00a0\u200b', '<b></b><script>x</script>', '<p>'])(
    'that consist of %j are missing',
    text => {
      expect(() => titleOf(text)).toThrow(MissingField)
      expect(() => titleOf(text)).toThrow('De titel ontbreekt.')
      expect(() => organizationOf(text)).toThrow('De opdrachtgever ontbreekt.')
    },
  )

  test.each([
    [titleOf, 'x'.repeat(1001), 'De titel is 1001 tekens lang.'],
    [titleOf, '&lt;'.repeat(1_250_000), 'De titel is 5000000 tekens lang.'],
    [organizationOf, 'x'.repeat(501), 'De opdrachtgever is 501 tekens lang.'],
  ])('that are too long are refused: %#', (read, text, sentence) => {
    expect(() => read(text)).toThrow(RefusedItem)
    expect(() => read(text)).toThrow(sentence)
  })

  test('have their own maximum', () => {
    expect(titleOf('x'.repeat(1000))).toHaveLength(1000)
    expect(organizationOf('x'.repeat(500))).toHaveLength(500)
    expect(placeOf('x'.repeat(5000))).toHaveLength(500)
  })

  test.each([
    ['Onderhoud &amp; beheer', 'Onderhoud & beheer'],
    ['Onderhoud &amp;amp; beheer', 'Onderhoud & beheer'],
    ['  Onderhoud\r\n en\tbeheer ', 'Onderhoud en beheer'],
    ['<b>Onderhoud</b><br>en beheer', 'Onderhoud en beheer'],
    ['GFT\u2011inzameling', 'GFT\u2011inzameling'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;Onderhoud', 'Onderhoud'],
    ['<img src=x onerror=alert(1)>Onderhoud', 'Onderhoud'],
  ])('such as %j become %j, on one line', (text, line) => {
    for (const read of [titleOf, organizationOf, placeOf]) expect(read(text)).toBe(line)
  })
})

describe('a description', () => {
  test('keeps its line breaks and loses its markup', () => {
    const html = '<p><b>Eisen</b><br/>een&nbsp;&amp; twee</p><ul><li>drie<li>vier</ul><script>x</script>'
    expect(descriptionOf(html)).toMatch(/^Eisen\neen & twee\n+- drie\n- vier$/)
  })

  test.each([undefined, null, '', ' ', '<p>&nbsp;</p>'])('that consists of %j is absent', text => {
    expect(descriptionOf(text)).toBeNull()
  })

  test('is truncated, also within a character', () => {
    expect(descriptionOf('x'.repeat(5_000_000))).toHaveLength(50_000)
    expect(descriptionOf(`${'x'.repeat(49_999)}😀 en verder`)!.isWellFormed()).toBe(true)
  })
})

test.each([
  [' 700001\n', '700001'],
  ['<b>Z/2026</b>-7', 'Z/2026-7'],
  [null, null],
  ['', null],
  [' \n', null],
  ['---', null],
  ['\0', null],
  ['1', null],
  ['x'.repeat(101), null],
  ['<'.repeat(1_000_000), null],
])('a reference and its placeholders: %#', (text, reference) => {
  expect(referenceOf(text)).toBe(reference)
})

test.each([
  [undefined, 'De publicatiedatum ontbreekt.'],
  ['', 'De publicatiedatum ontbreekt.'],
  ['0000-01-01', /^De publicatiedatum is geen bruikbare datum: 0000-01-01$/],
  ['2026-02-30', /^De publicatiedatum is geen bruikbare datum/],
  ['NaN', /^De publicatiedatum is geen bruikbare datum: NaN$/],
])('the publication date %j is refused', (text, sentence) => {
  expect(() => publicationDateOf(text)).toThrow(RefusedItem)
  expect(() => publicationDateOf(text)).toThrow(sentence)
})
