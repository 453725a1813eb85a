import { sitemapOfJobPages } from '../adapters/job-pages.js'
import { noLicence } from '../no-licence.js'

/**
 * Haert, https://www.haert.nl: a broker's assignments, listed in a sitemap, each on a page with a JobPosting in a graph.
 *
 * Quirks: the rate is text; the client is named in the text only, because `hiringOrganization` is Haert itself.
 */
export const connector = sitemapOfJobPages({
  key: 'haert',
  lists: 'the assignments of Haert',
  place: { baseUrl: { variable: 'HAERT_URL', standard: 'https://www.haert.nl' }, days: 365 },
  terms: noLicence(),
  version: 4,
  listsAllOpen: true,
  expects: ['title', 'organization', 'closingDate', 'description'],
  list: { paths: ['/sitemap.xml'], page: /^\/opdrachten\/[^/]*?-(?<id>\d+)$/ },
  client:
    /\b[Bb]ij (?:de |het )?((?:[Gg]emeente|[Pp]rovincie|[Ww]aterschap|[Ss]tichting|[Mm]inisterie van) \p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)*)/u,
  samples: {
    pathOf: ({ number }, slug) => `/opdrachten/${slug}-${number}`,
    write: posting => ({
      '@context': posting['@context'],
      '@graph': [
        { ...posting, hiringOrganization: { name: 'Haert' } },
        { '@type': 'WebSite', name: 'Haert' },
      ],
    }),
  },
})
