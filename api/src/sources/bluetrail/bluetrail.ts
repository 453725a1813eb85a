import { sitemapOfJobPages } from '../adapters/job-pages.js'
import { noLicence } from '../no-licence.js'

/**
 * BlueTrail, https://www.bluetrail.nl: a broker's assignments, listed in a sitemap, each on a page with a JobPosting that
 * names the client. Its robots.txt asks for five seconds between requests.
 *
 * Quirks: the closing date is written as in e-mail (RFC 2822); the salary, in 'UUR', is a dummy.
 */
export const connector = sitemapOfJobPages({
  key: 'bluetrail',
  lists: 'the assignments of BlueTrail',
  place: { baseUrl: { variable: 'BLUETRAIL_URL', standard: 'https://www.bluetrail.nl' }, days: 365 },
  terms: noLicence(),
  version: 2,
  requestsPerSecond: 0.2,
  listsAllOpen: true,
  expects: ['title', 'organization', 'closingDate', 'description'],
  list: {
    paths: ['/job-sitemap.xml'],
    page: /^\/(?:opdracht|opdrachten|vacature|vacatures|job|jobs)\/(?<id>[^/]+)\/?$/,
  },
  samples: {
    pathOf: ({ number }, slug) => `/opdrachten/${slug}-${number}/`,
    hasLastmod: true,
    write: posting => ({
      ...posting,
      validThrough: new Date(posting.validThrough).toUTCString().replace('GMT', '+0000'),
      baseSalary: { currency: 'EUR', value: { value: '100', unitText: 'UUR' } },
    }),
  },
})
