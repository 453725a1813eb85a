import { sitemapOfJobPages } from '../adapters/job-pages.js'
import { noLicence } from '../no-licence.js'
import { dutchDay } from '../assignments/sample-assignment.js'

/**
 * Pro-Act IT, https://pro-act.nl: a broker's assignments in IT, listed in a sitemap, each on a page with a JobPosting.
 * Politeness: its robots.txt asks only Googlebot for ten seconds between requests, which we respect too.
 * Quirks: start, end, hours, rate and place are labelled lines in unclosed list items; the client is named in a
 * sentence, because `hiringOrganization` is Pro-Act itself. www.pro-act.nl only redirects, and has no robots.txt.
 */
export const connector = sitemapOfJobPages({
  key: 'pro-act',
  lists: 'the assignments of Pro-Act IT',
  place: { baseUrl: { variable: 'PRO_ACT_URL', standard: 'https://pro-act.nl' }, days: 365 },
  terms: noLicence(),
  version: 4,
  requestsPerSecond: 0.1,
  listsAllOpen: true,
  expects: ['title', 'organization', 'description'],
  list: { paths: ['/vacancy-sitemap.xml'], page: /^\/vacatures\/[^/]*?-(?<id>\d+)\/$/ },
  client: /[Ee]indklant,?\s+(?:de\s+|het\s+)?([A-Z0-9][^,.<]{1,59}?),/,
  samples: {
    pathOf: ({ number }, slug) => `/vacatures/${slug}-${number}/`,
    hasLastmod: true,
    write: (posting, { client, hoursMin, place, rateMax }, { start, end }) => ({
      ...posting,
      hiringOrganization: { name: 'Pro-Act IT' },
      employmentType: 'FULL_TIME',
      jobLocation: { address: { addressCountry: 'NL' } },
      baseSalary: undefined,
      workHours: undefined,
      description: `<p>Voor onze directe eindklant, ${client}, zijn wij op zoek naar versterking.</p>${posting.description}<ul>\t<li>Start: ${dutchDay(start)}\t<li>Eind: ${dutchDay(end)}\t<li>Inzet: ${hoursMin} uur per week\t<li>Tarief: ${rateMax ? `€ ${rateMax},- per uur` : 'marktconform'}\t<li>Locatie: ${place}</ul>`,
    }),
  },
})
