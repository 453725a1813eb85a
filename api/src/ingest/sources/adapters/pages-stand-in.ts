import type { ConnectorKey } from '../../../reference/sources.js'
import type { Answer, AnswerAsSource } from '../answer.js'
import {
  daysOf,
  type SampleAssignment,
  type SampleDays,
  sampleAssignmentsOf,
} from '../assignments/sample-assignment.js'
import type { PageList } from './page-list.js'
import { slugOf } from '../../../reference/slug.js'

export interface PagesStandIn {
  /** Path of the page of a sample, relative to the base address. */
  readonly pathOf: (sample: SampleAssignment, slug: string) => string
  /** Names of the sitemaps in its index, oldest first; the newest list the samples. */
  readonly sitemaps?: readonly string[]
  /** Whether the sitemap states when a page changed. */
  readonly hasLastmod?: boolean
  /** The JSON-LD of a page, where it differs from the default. */
  readonly write?: (posting: Posting, sample: SampleAssignment, days: SampleDays) => object
  /** HTML next to the JSON-LD. */
  readonly beside?: (sample: SampleAssignment, days: SampleDays) => string
}

export type Posting = ReturnType<typeof postingOf>

/** Serves the samples of a site: its sitemap or list, and a page for each. */
export function standInOfPages(
  key: ConnectorKey,
  kind: 'sitemap' | 'html',
  { paths, sitemaps: wanted }: PageList,
  { pathOf, sitemaps = [], hasLastmod, write = posting => posting, beside = () => '' }: PagesStandIn,
): AnswerAsSource {
  const samples = sampleAssignmentsOf(key)
  const newest = sitemaps.slice(-(wanted?.newest ?? 0))
  return ({ path, base }, today) => {
    const pages = samples().map((sample, index) => ({
      sample,
      path: pathOf(sample, slugOf(sample.title)),
      listedIn: newest.length > 0 ? [newest[index % newest.length]!] : paths,
    }))
    if (sitemaps.length > 0 && paths.includes(path)) return xml(sitemapIndex(sitemaps.map(one => `${base}${one}`)))
    if (sitemaps.includes(path) || paths.includes(path)) {
      const listed = pages.filter(({ listedIn }) => listedIn.includes(path))
      const changed = (sample: SampleAssignment) => (hasLastmod ? daysOf(sample, today).published.toISO()! : '')
      return kind === 'sitemap'
        ? xml(sitemap(listed.map(page => [`${base}${page.path}`, changed(page.sample)])))
        : html(`<main>${listed.map(page => `<a href="${base}${page.path}">Bekijk</a>`).join('')}</main>`)
    }
    const page = pages.find(one => one.path === path)
    if (!page) return { status: 404, body: null }
    const days = daysOf(page.sample, today)
    const posting = write(postingOf(page.sample, `${base}${path}`, days), page.sample, days)
    const json = JSON.stringify(posting).replaceAll('<', '\\u003c')
    return html(`<html><head><title>Opdracht</title><script type="application/ld+json">{"@type":"WebSite"}</script>
      <script type="application/ld+json">${json}</script></head><body>${beside(page.sample, days)}<p>Bel Sietske: 06-12345678</p></body></html>`)
  }
}

const xml = (body: string): Answer => ({ status: 200, type: 'application/xml', body })
const html = (body: string): Answer => ({ status: 200, type: 'text/html', body })

const sitemapIndex = (urls: readonly string[]) =>
  `<sitemapindex>${urls.map(url => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>`

const sitemap = (pages: readonly (readonly [url: string, changed: string])[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages
  .map(([url, changed]) => `<url><loc>${url}</loc>${changed && `<lastmod>${changed}</lastmod>`}</url>`)
  .join('')}</urlset>`

/** A JobPosting in its default form, with a contact point that must be dropped. */
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
