import { listOfJobPages } from '../adapters/job-pages.js'
import { noLicence } from '../no-licence.js'

/**
 * Hero Interim Professionals, https://hero.eu: a broker's assignments, linked from one page, each on a page with a
 * JobPosting. Its API is closed to robots.
 * Quirks: no rate, start or closing date; the client is named in the text only.
 */
export const connector = listOfJobPages({
  key: 'hero',
  lists: 'the assignments of Hero Interim Professionals',
  place: { baseUrl: { variable: 'HERO_URL', standard: 'https://hero.eu' }, days: 365 },
  terms: noLicence(),
  version: 4,
  listsAllOpen: true,
  expects: ['title', 'organization', 'description'],
  list: { paths: ['/interim-opdrachten'], page: /^\/interim-opdrachten\/(?<id>[a-z0-9-]+-[0-9a-f]{8})$/ },
  client: /^Voor (?:de |het )?(.{2,80}?) (?:zoeken|zoekt|zijn|is)\b/mu,
  samples: {
    pathOf: ({ number }, slug) => `/interim-opdrachten/${slug}-${(0x1f2f0000 + number).toString(16)}`,
    write: (posting, { client, hoursMax }) => ({
      ...posting,
      validThrough: undefined,
      baseSalary: undefined,
      hiringOrganization: { name: 'Hero Interim Professionals', sameAs: 'https://hero.eu' },
      description: `<p>Voor ${client} zoeken wij versterking.</p>${posting.description}`,
      workHours: `${hoursMax} uur/week`,
    }),
  },
})
