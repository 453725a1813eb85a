import { sitemapOfJobPages } from '../adapters/job-pages.js'
import { noLicence } from '../no-licence.js'

/**
 * ZZP Opdrachten, https://www.zzp-opdrachten.nl: a broker's assignments, each on a page with a JobPosting. An index
 * lists some sixty numbered sitemaps in order of time. The newest two contain the open assignments, because the newest
 * may have been started yesterday; the older ones contain closed assignments.
 * Quirks: rates have a comma; start, hours and extension are labelled lines in the text; the client is never a field.
 */
export const connector = sitemapOfJobPages({
  key: 'zzp-opdrachten',
  lists: 'the assignments of ZZP Opdrachten',
  place: { baseUrl: { variable: 'ZZP_OPDRACHTEN_URL', standard: 'https://www.zzp-opdrachten.nl' }, days: 60 },
  terms: noLicence(),
  version: 4,
  expects: ['title', 'organization', 'closingDate', 'description'],
  list: {
    paths: ['/sitemap_index.xml'],
    sitemaps: { name: /\/job-sitemap\d+\.xml$/, newest: 2 },
    page: /^\/vacatures\/vacature-[^/]*?-(?<id>\d+)\/?$/,
  },
  client: /De opdrachtgever\(s\)\n(.{2,80}?) (?:is|zijn|heeft|werkt|zoekt|staat|zorgt)\b/u,
  samples: {
    pathOf: ({ number }, slug) => `/vacatures/vacature-${slug}-${number}/`,
    sitemaps: [56, 57, 58].map(number => `/job-sitemap${number}.xml`),
    hasLastmod: true,
    write: (posting, { rateMax, client, hoursMin, isExtendable, months }) => ({
      ...posting,
      hiringOrganization: { name: 'ZZP Opdrachten', sameAs: 'https://www.zzp-opdrachten.nl' },
      description: `<h2>Functie omschrijving</h2>${posting.description}<br/><h2>De opdrachtgever(s)</h2>${client} is een opdrachtgever met hart voor haar vak.<br/><h2>Extra info</h2>Duur: ${months} maanden<br/>Opties tot verlenging: ${isExtendable ? 'Ja' : 'Nee'}<br/>Uren per week: ${hoursMin}<br/>`,
      workHours: undefined,
      baseSalary: { currency: 'EUR', value: { value: rateMax ? `${rateMax},00` : '', unitText: 'HOUR' } },
    }),
  },
})
