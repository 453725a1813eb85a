import { describe, expect, test } from '@jest/globals'
import { fakeFetcher } from '../../../../test/fake-fetcher.js'
import { SourceError } from '../../../platform/fetching/source-error.js'
import { readPlace } from '../../../platform/settings/source-places.js'
import { connector } from './freelanceplatform.js'

const BASE = 'https://platform.test'
const posting = { '@type': 'JobPosting', title: 'Planner', hiringOrganization: { name: 'Kadaster' } }
const files: Readonly<Record<string, string>> = {
  '/sitemap.xml': `<urlset><url><loc>${BASE}/opdrachten/planner-1</loc></url></urlset>`,
  '/opdrachten/planner-1': `<script type="application/ld+json">${JSON.stringify(posting)}</script>`,
  '/feed': `<rss version="2.0"><channel><item><guid>planner-1</guid><title>Planner</title><description>Opdrachtgever: Kadaster</description></item></channel></rss>`,
  '/wp-json/wp/v2/posts?per_page=50&page=1': JSON.stringify([
    { id: 1, link: `${BASE}/1`, title: { rendered: 'Planner' }, content: { rendered: 'Opdrachtgever: Kadaster' } },
  ]),
}

async function read(has: readonly string[], status = 404) {
  const text = async (url: string) => {
    const path = url.slice(BASE.length)
    if (!has.includes(path)) throw new SourceError('refused', 'bestaat niet', undefined, status)
    return files[path]!
  }
  const fetcher = fakeFetcher({ text, json: async url => JSON.parse(await text(url)) as unknown })
  const connection = { fetcher, baseUrl: BASE, days: 30, now: new Date('2026-11-22T12:00:00Z') }
  const drafts = []
  for await (const { items } of connector.discover(connection, null))
    for (const item of items) drafts.push(connector.normalise(await connector.fetch(connection, item)))
  return drafts
}

test('FreelancePlatform is only read when its address is configured', () => {
  expect(readPlace(connector, {})).toEqual({ place: null })
  expect(readPlace(connector, { FREELANCEPLATFORM_URL: BASE })).toMatchObject({ place: { baseUrl: BASE } })
})

describe('FreelancePlatform is read from', () => {
  test.each([
    ['a sitemap', ['/sitemap.xml', '/opdrachten/planner-1', '/feed']],
    ['a feed', ['/feed']],
    ['WordPress', ['/wp-json/wp/v2/posts?per_page=50&page=1']],
  ])('%s', async (_what, has) => {
    expect(await read(has)).toMatchObject([{ title: 'Planner', organization: 'Kadaster' }])
  })

  test('nothing else: without any of these, the error says so', async () => {
    await expect(read([])).rejects.toThrow('platform.test heeft geen sitemap, feed of berichten.')
  })

  test('no other list when the site fails, which ends the run', async () => {
    await expect(read([], 503)).rejects.toMatchObject({ status: 503 })
  })
})
