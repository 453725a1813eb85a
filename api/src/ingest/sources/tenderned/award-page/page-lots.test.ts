import { expect, test } from '@jest/globals'
import { readAwardPage } from './read-award-page.js'
import { amount, header, row } from './testing/eforms.js'

const pageOf = (...rows: readonly string[]) => `<table>${rows.join('')}</table>`
const lot = (id: string, ...rows: readonly string[]) =>
  [header('5.1', 'Technische ID van het kavel', id), ...rows].join('')
const section = header('5', 'Perceel')
const procedure = (...rows: readonly string[]) =>
  [header('2', 'Procedure'), row('Titel', 'Beheer van wegen'), header('2.1.3', 'Waarde'), ...rows].join('')
const estimate = (figure: string) => amount('Geraamde waarde exclusief btw', figure)
const maximum = (figure: string) => amount('Maximumwaarde van de raamovereenkomst', figure)
const lotsOf = (...rows: readonly string[]) => readAwardPage(pageOf(section, ...rows)).lots

test.each([
  ['without a section of lots', pageOf(procedure(estimate('800 000')))],
  [
    'with lots in the results only',
    pageOf(header('6', 'Resultaten'), header('6.1', 'ID resultaat perceel', 'LOT-0001')),
  ],
  ['with a heading that is no lot', pageOf(section, header('5.1', 'Perceel', 'Noord'), row('Titel', 'Noord'))],
  ['with labels outside of a lot', pageOf(section, row('Titel', 'Noord'))],
])('a page %s has no lots', (_what, html) => {
  expect(readAwardPage(html).lots).toEqual([])
})

test('a lot without a title, with placeholders for values and invalid codes has none of them', () => {
  const rows = [row('Titel', '-'), row('Belangrijkste classificatie (cpv)', '123'), estimate('1'), maximum('0')]
  expect(lotsOf(lot('LOT-0001', ...rows))).toEqual([
    {
      id: 'LOT-0001',
      title: null,
      description: null,
      cpv: [],
      nuts: [],
      estimatedValue: null,
      maximumValue: null,
      currency: null,
    },
  ])
})

test('a lot is read completely, but not the descriptions of its criteria', () => {
  const rows = [
    row('Titel', 'Wegen &amp; paden'),
    row('Beschrijving', 'Alle wegen in Noord.'),
    header('5.1.1', 'Doel'),
    row('Aanvullende classificatie (cpv)', '45233141 Wegenonderhoud, 45233222 Bestrating'),
    row('Belangrijkste classificatie (cpv)', '45233139 Onderhoud van snelwegen'),
    header('5.1.2', 'Plaats van uitvoering'),
    row('Onderverdeling land (NUTS)', 'Groot-Amsterdam (NL32B)'),
    header('5.1.5', 'Waarde'),
    estimate('750 000'),
    maximum('1 000 000'),
    header('5.1.10', 'Gunningscriteria'),
    row('Beschrijving', 'Plan van aanpak'),
  ]
  const [first, second] = lotsOf(
    lot('LOT-0001', ...rows),
    lot('LOT-0002', row('Title', 'South'), header('5.1.10', 'Criteria'), row('Beschrijving', 'Prijs')),
  )
  expect(first).toEqual({
    id: 'LOT-0001',
    title: 'Wegen & paden',
    description: 'Alle wegen in Noord.',
    cpv: ['45233139', '45233141', '45233222'],
    nuts: ['NL32B'],
    estimatedValue: 750_000,
    maximumValue: 1_000_000,
    currency: 'EUR',
  })
  expect(second).toMatchObject({ id: 'LOT-0002', title: 'South', description: null })
})

test.each([
  ['only some lots state an estimate', [lot('LOT-0001', estimate('100')), lot('LOT-0002', maximum('200'))], null, null],
  [
    'all lots state an estimate',
    [lot('LOT-0001', estimate('100')), lot('LOT-0002', estimate('200'))],
    300,
    'lot_estimate',
  ],
  [
    'the procedure states one',
    [procedure(estimate('900')), section, lot('LOT-0001', estimate('100'))],
    900,
    'estimate',
  ],
])('the value of the whole when %s is %j', (_what, rows, estimatedValue, valueKind) => {
  expect(readAwardPage(pageOf(section, ...rows))).toMatchObject({ estimatedValue, valueKind })
})

test('an older form has the titles of its lots, on the same line or the next', () => {
  const html = `<h3>Afdeling I: Aanbestedende dienst</h3><p>Benaming: Gemeente</p><h3>Afdeling V: Gunning</h3>
    <p>Perceel nr.: 1</p><p>Benaming: Noord</p><dl><dt>Officiële benaming:</dt><dd>Noordkaap B.V.</dd></dl>
    <p>Perceel nr.:</p><p>2</p><p>Benaming:</p><p>Zuid</p><p>Perceel nr.: 3</p><p>Benaming: -</p>`
  expect(readAwardPage(html).lots).toEqual([
    { id: '1', title: 'Noord' },
    { id: '2', title: 'Zuid' },
  ])
})
