import { sitemapOfJobPages } from '../adapters/job-pages.js'
import { noLicence } from '../no-licence.js'

/**
 * Pro-Act IT, https://www.pro-act.nl: a broker's assignments in IT, listed in a sitemap, each on a page with a JobPosting.
 * Its robots.txt asks for ten seconds between requests.
 *
 * Quirks: start, end, hours, rate and place are labelled lines of the text, in list items that are never closed.
 */
export const connector = sitemapOfJobPages({
  key: 'pro-act',
  lists: 'the assignments of Pro-Act IT',
  place: { baseUrl: { variable: 'PRO_ACT_URL', standard: 'https://www.pro-act.nl' }, days: 365 },
  terms: noLicence(),
  version: 2,
  requestsPerSecond: 0.1,
  listsAllOpen: true,
  expects: ['title', 'organization', 'description'],
  list: { paths: ['/vacancy-sitemap.xml'], page: /^\/(?:vacature|vacatures|opdracht|opdrachten)\/(?<id>[^/]+)\/?$/ },
  client: /\b(?:eindklant|opdrachtgever|klant),? ([^,.\n]{2,80}?),? (?:zijn|is|zoek)/u,
  samples: {
    pathOf: ({ number }, slug) => `/vacature/${slug}-${number}/`,
    hasLastmod: true,
    write: (posting, { client, hoursMin, place, rateMax }) => ({
      ...posting,
      hiringOrganization: { name: 'Pro-Act IT' },
      employmentType: 'FULL_TIME',
      jobLocation: { address: { addressCountry: 'NL' } },
      baseSalary: undefined,
      workHours: undefined,
      description: `<p>Voor onze directe eindklant, ${client}, zijn wij op zoek naar versterking.</p>${posting.description}<ul>\t<li>Inzet: ${hoursMin} uur per week\t<li>Tarief: ${rateMax ? `€ ${rateMax},- per uur` : 'marktconform'}\t<li>Locatie: ${place}</ul>`,
    }),
  },
})
