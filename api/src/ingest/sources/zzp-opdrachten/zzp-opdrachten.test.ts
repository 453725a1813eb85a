import { expect, test } from '@jest/globals'
import { foundIn, pageDraft, sitemapOf } from '../../../../test/read-page.js'
import { connector } from './zzp-opdrachten.js'

const BASE = 'https://www.zzp-opdrachten.nl'
const page = (number: number) => `${BASE}/vacatures/vacature-adviseur-mobiliteit-${number}/`
const index = (...names: readonly string[]) =>
  `<sitemapindex>${names.map(name => `<sitemap><loc>${BASE}/${name}.xml</loc></sitemap>`).join('')}</sitemapindex>`

test('the two newest sitemaps of assignments are read', async () => {
  const texts = {
    '/sitemap_index.xml': index('page-sitemap', 'job-sitemap9', 'job-sitemap58', 'job-sitemap57'),
    '/job-sitemap57.xml': sitemapOf(page(710_585)),
    '/job-sitemap58.xml': sitemapOf(page(713_002), `${BASE}/vacatures/`),
  }
  expect(await foundIn(connector, texts)).toEqual([
    ['710585', page(710_585)],
    ['713002', page(713_002)],
  ])
})

test('the text names the client and the terms', () => {
  const posting = {
    hiringOrganization: { name: 'ZZP Opdrachten' },
    description:
      '<h2>Functie omschrijving</h2>Je adviseert.<br/><h2>De opdrachtgever(s)</h2>Wonen Westerveen is een corporatie.<br/><h2>Extra info</h2>Opties tot verlenging: Ja<br/>Uren per week: 36<br/>Start: 2026-10-01T21:59:00Z<br/>',
    baseSalary: { currency: 'EUR', value: { value: '85,00', unitText: 'HOUR' } },
  }
  expect(pageDraft(connector, posting)).toMatchObject({
    organization: 'Wonen Westerveen',
    maxHourlyRate: 85,
    isExtendable: true,
    maxHoursPerWeek: 36,
    startDate: '2026-10-01',
  })
})
