import { sitemapOfJobPages } from '../adapters/job-pages.js'
import { noLicence } from '../no-licence.js'

/**
 * Bij Oranje, https://www.bijoranje.nl: a broker's assignments, listed in a sitemap without dates, each on a page with
 * a JobPosting that names the client.
 * Politeness: robots.txt asks some other robots for two seconds between requests; because there are more than 800
 * pages, we use one second.
 * Quirks: a rate of 0 means none; the text asks whether hybrid work is possible, and answers on the next line.
 */
export const connector = sitemapOfJobPages({
  key: 'bij-oranje',
  lists: 'the assignments of Bij Oranje',
  place: { baseUrl: { variable: 'BIJ_ORANJE_URL', standard: 'https://www.bijoranje.nl' }, days: 365 },
  terms: noLicence(),
  version: 4,
  requestsPerSecond: 1,
  listsAllOpen: true,
  expects: ['title', 'organization', 'closingDate', 'description'],
  list: { paths: ['/sitemap-jobs-1.xml'], page: /^\/vacatures\/[^/]+\/[^/]*?-(?<id>\d+)$/ },
  samples: {
    pathOf: ({ number }, slug) => `/vacatures/onbekend/${slug}-${number}`,
    write: posting => ({
      ...posting,
      description: `${posting.description}<p>Is hybride werken mogelijk</p><p>In overleg</p>`,
      identifier: { name: 'Bij Oranje', value: posting.identifier.value },
    }),
  },
})
