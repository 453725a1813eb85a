import { describe, expect, test } from '@jest/globals'
import { fakeFetcher } from '../../../../test/fake-fetcher.js'
import { SourceError } from '../../../platform/fetching/source-error.js'
import type { Connection } from '../connector.js'
import { itemsOf, type PageList, readHtmlLists, readSitemaps } from './page-list.js'

const BASE = 'https://makelaar.test'
const list: PageList = { paths: ['/sitemap.xml'], page: /^\/opdracht\/(?<id>[^/]+)\/?$/ }
const NOW = new Date('2026-11-22T12:00:00Z')

function connectionTo(answers: Record<string, string>): Connection & { readonly requests: string[] } {
  const requests: string[] = []
  const fetcher = fakeFetcher({
    async text(url) {
      requests.push(url)
      const text = answers[url.slice(BASE.length)]
      if (text === undefined) throw new SourceError('refused', 'bestaat niet', undefined, 404)
      return text
    },
  })
  return { fetcher, baseUrl: BASE, days: 30, now: NOW, requests }
}
const sitemap = (...pages: readonly (string | [string, string])[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages
    .map(page => [page].flat())
    .map(([url, changed]) => `<url><loc>${url}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`)
    .join('')}</urlset>`
const index = (...urls: readonly string[]) =>
  `<sitemapindex>${urls.map(url => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>`
const idsIn = async (connection: Connection, of = list) =>
  itemsOf(connection, await readSitemaps(connection, of), { list: of, version: 1 }).map(
    ({ publicationId }) => publicationId,
  )

describe('a sitemap', () => {
  test.each([
    ['a page that wants to see a browser first', '<html><body>Even geduld</body></html>'],
    ['nothing', ''],
    ['JSON', '{"pages":[]}'],
    ['an entity that expands', '<!DOCTYPE x [<!ENTITY a "b">]><urlset/>'],
    ['half a file', sitemap(`${BASE}/opdracht/1`).slice(0, -5)],
  ])('that is %s is refused as unexpected, with a sentence', async (_what, text) => {
    const reading = idsIn(connectionTo({ '/sitemap.xml': text }))
    await expect(reading).rejects.toMatchObject({
      kind: 'unexpected',
      message: 'makelaar.test gaf geen leesbare sitemap.',
    })
  })

  test('that lists no assignment page is refused as unexpected', async () => {
    const reading = idsIn(connectionTo({ '/sitemap.xml': sitemap(`${BASE}/over-ons`) }))
    await expect(reading).rejects.toThrow('noemt pagina’s, maar geen enkele opdracht')
  })

  test('yields the assignment pages of its own site, each once', async () => {
    const pages = [
      `${BASE}/opdracht/a-1/`,
      `${BASE}/opdracht/a-1`,
      `${BASE}/opdracht/b?utm=x&amp;y`,
      `${BASE}/artikel/c`,
    ]
    const elsewhere = [
      'https://makelaar.test.elders.test/opdracht/d',
      'http://169.254.169.254/opdracht/e',
      'geen adres',
    ]
    expect(await idsIn(connectionTo({ '/sitemap.xml': sitemap(...pages, ...elsewhere) }))).toEqual(['a-1', 'b'])
  })

  test('yields a bounded and stable id for a page with a long name', async () => {
    const name = `adviseur-${'wonen-en-'.repeat(20)}zorg`
    const ids = () =>
      idsIn(connectionTo({ '/sitemap.xml': sitemap(`${BASE}/opdracht/${name}`, `${BASE}/opdracht/${name}s`) }))
    const found = await ids()
    expect(new Set(found.map(id => id.length <= 100 && id))).toEqual(new Set(await ids()))
    expect(new Set(found).size).toBe(2)
  })

  test('omits pages that changed before the period of the first import', async () => {
    const pages = sitemap(
      [`${BASE}/opdracht/oud`, '2026-10-01'],
      [`${BASE}/opdracht/nieuw`, '2026-11-20T08:00:00+01:00'],
    )
    expect(await idsIn(connectionTo({ '/sitemap.xml': pages }))).toEqual(['nieuw'])
  })

  test('index is followed to the newest sitemaps of assignments only', async () => {
    const of: PageList = { ...list, sitemaps: { name: /\/job-sitemap\d+\.xml$/, newest: 2 } }
    const connection = connectionTo({
      '/sitemap.xml': index(
        ...['page-sitemap', 'job-sitemap9', 'job-sitemap10', 'job-sitemap2'].map(name => `${BASE}/${name}.xml`),
      ),
      '/job-sitemap9.xml': sitemap(`${BASE}/opdracht/9`),
      '/job-sitemap10.xml': sitemap(`${BASE}/opdracht/10`),
    })
    expect(await idsIn(connection, of)).toEqual(['9', '10'])
  })

  test('that refers to itself does not loop', async () => {
    const connection = connectionTo({ '/sitemap.xml': index(`${BASE}/sitemap.xml`) })
    await expect(idsIn(connection)).rejects.toMatchObject({ kind: 'limit' })
    expect(connection.requests).toHaveLength(20)
  })
})

describe('a listed page', () => {
  const markOf = (changed: string | null, now: Date) => {
    const listed = [{ url: `${BASE}/opdracht/1`, changedAt: changed === null ? null : new Date(changed) }]
    return itemsOf({ ...connectionTo({}), now }, listed, { list, version: 1 })[0]?.fingerprint.toString('hex')
  }

  test('is read again when it has changed', () => {
    expect(markOf('2026-11-20', NOW)).not.toBe(markOf('2026-11-21', NOW))
    expect(markOf('2026-11-20', NOW)).toBe(markOf('2026-11-20', new Date('2026-11-29')))
  })

  test('without a date of change is read again once a week', () => {
    const marks = Array.from({ length: 14 }, (_, day) => markOf(null, new Date(NOW.getTime() + day * 86_400_000)))
    expect(new Set(marks).size).toBeGreaterThanOrEqual(2)
    expect(new Set(marks).size).toBeLessThanOrEqual(3)
  })
})

test('can come from a list in HTML, by a relative link too', async () => {
  const connection = connectionTo({
    '/sitemap.xml':
      '<a href="/opdracht/a">A</a><a href="https://makelaar.test/opdracht/b#top">B</a><a href="javascript:x()">C</a><a>D</a>',
  })
  const items = itemsOf(connection, await readHtmlLists(connection, list), { list, version: 1 })
  expect(items.map(({ listing }) => listing)).toEqual([
    'https://makelaar.test/opdracht/a',
    'https://makelaar.test/opdracht/b#top',
  ])
})
