import { expect, test } from '@jest/globals'
import { foundIn, pageDraft, sitemapOf } from '../../../../test/read-page.js'
import { connector } from './pro-act.js'

const BASE = 'https://pro-act.nl'

test('assignment pages have a number', async () => {
  const pages = [`${BASE}/vacatures/senior-tester-azure-23418/`, `${BASE}/vacatures/`, `${BASE}/over-ons-2/`]
  expect(await foundIn(connector, { '/vacancy-sitemap.xml': sitemapOf(...pages) })).toEqual([['23418', pages[0]]])
})

test.each([
  [
    'Voor onze directe eindklant, Dienst Publieke Registers, zijn wij op zoek naar een tester.',
    'Dienst Publieke Registers',
  ],
  ['Voor onze eindklant de Gemeente Westerveen, zoeken wij een tester.', 'Gemeente Westerveen'],
  ['Eindklant: volgt.', 'Pro-Act IT'],
])('the client of %j is %s', (text, organization) => {
  const posting = { description: `<p>${text}</p>`, hiringOrganization: { name: 'Pro-Act IT' } }
  expect(pageDraft(connector, posting)).toMatchObject({ organization })
})

test('the terms are read from unclosed list items', () => {
  const description =
    '<ul>\t<li>Start: 1 oktober 2026\t<li>Eind: 30 juni 2027\t<li>Inzet: 36 uur per week\t<li>Tarief: marktconform\t<li>Locatie: hybride</ul>'
  expect(pageDraft(connector, { description, jobLocation: { address: { addressCountry: 'NL' } } })).toMatchObject({
    startDate: '2026-10-01',
    endDate: '2027-06-30',
    minHoursPerWeek: 36,
    maxHoursPerWeek: 36,
    maxHourlyRate: null,
    workplace: 'hybrid',
  })
})
