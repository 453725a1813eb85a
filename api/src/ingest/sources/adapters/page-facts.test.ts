import { expect, test } from '@jest/globals'
import { factsBeside, type PageFacts } from './page-facts.js'

const rules: PageFacts = { heading: /^in het kort$/i, label: 'b' }
const read = (html: string) => Object.fromEntries(factsBeside(html, rules))

test.each([
  ['paragraphs', '<h3>In het kort</h3><p><b>Startdatum</b>1 december 2026</p><p><b>Uren:</b> 32 - 36</p>'],
  [
    'a list that is never closed',
    '<h2> In het kort </h2><ul><li><b>Startdatum</b> 1 december 2026<li><b>Uren</b> 32 - 36</ul>',
  ],
  ['lines', '<p>In het kort</p><b>Startdatum</b>1 december 2026<br><b>Uren</b><br>32 - 36<br>en meer'],
  [
    'other elements',
    '<h3>In het kort</h3><div><b>Startdatum</b><i></i><span>1 december 2026</span></div><div><b>Uren</b><p>32 - 36</p></div>',
  ],
])('facts are found in %s', (_where, html) => {
  expect(read(html)).toEqual({ startdatum: '1 december 2026', uren: '32 - 36' })
})

test('a label without a value is skipped, and the first of duplicate labels wins', () => {
  const html =
    '<p>In het kort</p><p><b>Referentienummer</b></p><p>Bel ons</p><p><b>Plaats</b>Assen</p><p><b>Plaats</b>Ede</p>'
  expect(read(html)).toEqual({ plaats: 'Assen' })
})

test('facts outside the section of the heading, or in a script, are ignored', () => {
  const other = '<p><b>Plaats</b>Ede</p>'
  const json = JSON.stringify({ description: `<h3>In het kort</h3>${other}` })
  expect(read(`${other}<script type="application/ld+json">${json}</script>${other}`)).toEqual({})
  const html = `${other}<h3>In het kort</h3><p><b>Uren</b>36</p><h3>Vergelijkbare opdrachten</h3>${other}`
  expect(read(html)).toEqual({ uren: '36' })
})

test('hostile pages are read without errors', () => {
  expect(read('<h3>In het kort</h3>')).toEqual({})
  expect(read(`<h3>In het kort</h3>${'<b>'.repeat(10_000)}`)).toEqual({})
  expect(
    Object.keys(read(`<h3>In het kort</h3>${Array.from({ length: 99 }, (_, n) => `<b>l${n}</b>v`).join('')}`)),
  ).toHaveLength(50)
})
