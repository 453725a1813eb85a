import type { ConnectorKey } from '../../reference/sources.js'
import type { AnswerAsSource } from '../answer.js'
import {
  daysOf,
  type SampleAssignment,
  type SampleDays,
  sampleAssignmentsOf,
} from '../assignments/sample-assignment.js'
import type { PageList } from './page-list.js'
import { slugOf } from '../../slug.js'

/** How a site writes its pages. */
export interface PagesStandIn {
  /** Path of the page of a sample, from the base address. */
  readonly pathOf: (sample: SampleAssignment, slug: string) => string
  /** Whether its sitemap says when a page was changed. */
  readonly hasLastmod?: boolean
  /** The JSON-LD of a page, where it differs from the plain form. */
  readonly write?: (posting: Posting, sample: SampleAssignment, days: SampleDays) => object
  /** HTML that a page has beside its JSON-LD. */
  readonly beside?: (sample: SampleAssignment, days: SampleDays) => string
}

export type Posting = ReturnType<typeof postingOf>

/** Answers with the samples of a site: its sitemap or its list, and a page for each. */
export function standInOfPages(
  key: ConnectorKey,
  kind: 'sitemap' | 'html',
  { paths }: PageList,
  { pathOf, hasLastmod, write = posting => posting, beside = () => '' }: PagesStandIn,
): AnswerAsSource {
  const samples = sampleAssignmentsOf(key)
  return ({ path, base }, today) => {
    const pages = samples().map(sample => ({ sample, path: pathOf(sample, slugOf(sample.title)) }))
    if (paths.includes(path)) {
      const addresses = pages.map(page => ({
        url: `${base}${page.path}`,
        changed: daysOf(page.sample, today).published,
      }))
      return kind === 'sitemap'
        ? {
            status: 200,
            type: 'application/xml',
            body: sitemap(addresses.map(one => [one.url, hasLastmod ? one.changed.toISO()! : ''])),
          }
        : {
            status: 200,
            type: 'text/html',
            body: `<main>${addresses.map(({ url }) => `<a href="${url}">Bekijk</a>`).join('')}</main>`,
          }
    }
    const page = pages.find(one => one.path === path)
    if (!page) return { status: 404, body: null }
    const days = daysOf(page.sample, today)
    const posting = write(postingOf(page.sample, `${base}${path}`, days), page.sample, days)
    const json = JSON.stringify(posting).replaceAll('<', '\\u003c')
    const body = `<html><head><title>Opdracht</title><script type="application/ld+json">{"@type":"WebSite"}</script>
      <script type="application/ld+json">${json}</script></head><body>${beside(page.sample, days)}<p>Bel Sietske: 06-12345678</p></body></html>`
    return { status: 200, type: 'text/html', body }
  }
}

const sitemap = (pages: readonly (readonly [url: string, changed: string])[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages
  .map(([url, changed]) => `<url><loc>${url}</loc>${changed && `<lastmod>${changed}</lastmod>`}</url>`)
  .join('')}</urlset>`

/** A JobPosting in its plain form; a contact point is there to be dropped. */
function postingOf(sample: SampleAssignment, url: string, { published, closing }: SampleDays) {
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: sample.title,
    description: sample.content,
    datePosted: published.toISODate()!,
    validThrough: closing.toISODate()!,
    employmentType: 'CONTRACTOR',
    identifier: { '@type': 'PropertyValue', name: sample.client, value: String(sample.number) },
    hiringOrganization: { '@type': 'Organization', name: sample.client },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: sample.place,
        addressRegion: sample.province,
        addressCountry: 'NL',
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', value: sample.rateMax as string | number, unitText: 'HOUR' },
    },
    applicationContact: {
      '@type': 'ContactPoint',
      name: 'Sietske Wolkenveld',
      email: 's.wolkenveld@bemiddelaar.example',
    },
    workHours: `${sample.hoursMin}-${sample.hoursMax} uur per week`,
    url,
  }
}
