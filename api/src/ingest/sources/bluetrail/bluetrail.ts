import { sitemapOfJobPages } from '../adapters/job-pages.js'
import { noLicence } from '../no-licence.js'
import { dutchDay, type SampleAssignment, type SampleDays } from '../assignments/sample-assignment.js'

/**
 * BlueTrail, https://www.bluetrail.nl: a broker's assignments, listed in a sitemap, each on a page with a JobPosting.
 * Its robots.txt asks for five seconds between requests.
 * Quirks: `hiringOrganization` may be another broker, while the text starts with the client; the terms are in a sidebar
 * only; its closing date is a whole day, while `validThrough` is a midnight in UTC in the format of e-mail (RFC 2822);
 * `baseSalary` is always 100, in 'UUR' or 'HOUR'.
 */
export const connector = sitemapOfJobPages({
  key: 'bluetrail',
  lists: 'the assignments of BlueTrail',
  place: { baseUrl: { variable: 'BLUETRAIL_URL', standard: 'https://www.bluetrail.nl' }, days: 365 },
  terms: noLicence(),
  version: 4,
  requestsPerSecond: 0.2,
  listsAllOpen: true,
  expects: ['title', 'organization', 'closingDate', 'description'],
  list: { paths: ['/job-sitemap.xml'], page: /^\/opdrachten\/Interim\/(?<id>[^/]+)\/$/ },
  client: /^Voor (?:de |het )?([\p{Lu}\d](?:[^,.\n]|\.(?! \p{Lu})){1,59}?)(?:,[^.\n]{1,80},)? zoeken (?:wij|we)\b/mu,
  facts: { heading: /^in het kort$/i, label: 'b' },
  isSalaryDummy: true,
  samples: {
    pathOf: ({ number }, slug) => `/opdrachten/Interim/${slug}-${number}/`,
    hasLastmod: true,
    write: (posting, { client, number }, { closing }) => ({
      ...posting,
      description: `<p>Voor ${client} zoeken wij versterking.</p>${posting.description}`,
      hiringOrganization: { ...posting.hiringOrganization, name: number % 3 ? client : 'Halfweg Interim' },
      validThrough: closing.setZone('utc', { keepLocalTime: true }).toRFC2822(),
      baseSalary: { currency: 'EUR', value: { value: '100', unitText: number % 4 ? 'UUR' : 'HOUR' } },
      workHours: undefined,
    }),
    beside: sidebar,
  },
})

function sidebar({ place, hoursMin, hoursMax, isExtendable, reference }: SampleAssignment, days: SampleDays): string {
  const facts = [
    ['Startdatum', dutchDay(days.start)],
    ['Einddatum', dutchDay(days.end)],
    ['Uren per week', hoursMin === hoursMax ? hoursMin : `${hoursMin} - ${hoursMax}`],
    ['Sluitingsdatum', dutchDay(days.closing)],
    ['Verlenging', isExtendable ? 'Ja' : 'Nee'],
    ['Referentienummer', reference],
    ['Locatie', place],
  ]
  return `<aside><h3>In het kort</h3>${facts.map(([label, value]) => `<p><b>${label}</b>${value}</p>`).join('')}</aside>`
}
