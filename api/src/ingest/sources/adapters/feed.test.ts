import { describe, expect, test } from '@jest/globals'
import { fakeFetcher } from '../../../../test/fake-fetcher.js'
import { SourceError } from '../../../platform/fetching/source-error.js'
import type { Connection } from '../connector.js'
import { entryDraft } from './entry.js'
import { feedEntries } from './feed.js'
import { wordpressPosts } from './wp-json.js'

const rss = (...items: readonly string[]) =>
  `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Feed</title>${items.map(item => `<item>${item}</item>`).join('')}</channel></rss>`
const entriesIn = (text: string) => feedEntries(text, 'bron.test').entries

describe('a feed', () => {
  test.each([
    ['nothing', ''],
    ['a web page', '<!DOCTYPE html><html><body>Even geduld</body></html>'],
    ['another kind of XML', '<urlset></urlset>'],
    ['JSON of another kind', '{"items":1}'],
    ['an entity that expands', '<!DOCTYPE rss [<!ENTITY a "b">]><rss version="2.0"><channel></channel></rss>'],
    ['half a feed', rss('<title>A</title>').slice(0, -9)],
    ['JSON of another kind with a feed in it', `{"items": 1, "x": ${JSON.stringify(rss('<title>A</title>'))}}`],
    ['JSON that is broken, with a feed in it', `{ ${rss('<guid>1</guid><title>A</title>')}`],
    ['too deep', `${'<a>'.repeat(600)}${'</a>'.repeat(600)}`],
  ])('that is %s is refused as unexpected, with a sentence', (_what, text) => {
    expect(() => entriesIn(text)).toThrow(SourceError)
    expect(() => entriesIn(text)).toThrow('bron.test gaf geen leesbare feed.')
  })

  test.each([
    [
      'RSS',
      rss(
        '<guid>1</guid><title>Brug &amp; sluis</title><link>https://bron.test/1</link><pubDate>Wed, 02 Sep 2026 10:00:00 +0200</pubDate><content:encoded><![CDATA[<p>Hoi</p>]]></content:encoded><dc:creator>Sietske Wolkenveld</dc:creator>',
      ),
    ],
    [
      'Atom with a prefix',
      '<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:entry><a:id>1</a:id><a:title>Brug &amp; sluis</a:title><a:link rel="self" href="https://bron.test/x"/><a:link href="https://bron.test/1"/><a:published>2026-09-02T10:00:00+02:00</a:published><a:content type="html">&lt;p&gt;Hoi&lt;/p&gt;</a:content><a:author><a:name>Sietske Wolkenveld</a:name></a:author></a:entry></a:feed>',
    ],
    [
      'JSON Feed',
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'Feed',
        items: [
          {
            id: '1',
            title: 'Brug & sluis',
            url: 'https://bron.test/1',
            content_html: '<p>Hoi</p>',
            date_published: '2026-09-02T10:00:00+02:00',
            authors: [{ name: 'Sietske Wolkenveld' }],
          },
        ],
      }),
    ],
  ])('in the format %s yields its entries', (_kind, text) => {
    const [entry, ...others] = entriesIn(text)
    expect(others).toEqual([])
    // Privacy: the author of an entry is not its client.
    expect(JSON.stringify(entry)).not.toContain('Wolkenveld')
    expect(entryDraft(entry!, { publisher: 'Bron', tenderType: 'eu_procurement' })).toMatchObject({
      publicationId: '1',
      title: 'Brug & sluis',
      organization: 'Bron',
      description: 'Hoi',
      sourceUrl: 'https://bron.test/1',
      publishedAt: new Date('2026-09-02T08:00:00Z'),
      tenderType: 'eu_procurement',
    })
  })

  test.each([
    ['a permalink is the address', rss('<title>A</title><guid>https://bron.test/1</guid>'), 'https://bron.test/1'],
    [
      'a guid that is no permalink is none',
      rss('<title>A</title><guid isPermaLink="false">https://x.test/1</guid>'),
      '',
    ],
    ['a relative permalink', rss('<title>A</title><guid isPermaLink="true">/o/1</guid>'), 'https://bron.test/o/1'],
    ['a guid that does not say that it is an address', rss('<title>A</title><guid>o-1</guid>'), ''],
    ['a relative link of the channel', rss('<title>A</title><link>/o/1</link>'), 'https://bron.test/o/1'],
    [
      'a relative link beside the channel’s site',
      rss('<title>A</title><link>o/1</link>').replace('<title>Feed', '<link>https://site.test/werk/</link><title>Feed'),
      'https://site.test/werk/o/1',
    ],
    [
      'a relative link with xml:base',
      '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://basis.test/a/"><entry><id>1</id><title>A</title><link href="../1"/></entry></feed>',
      'https://basis.test/1',
    ],
    ...[
      '<entry xml:base="https://basis.test/a/"><id>1</id><title>A</title><link href="../1"/></entry>',
      '<entry><id>1</id><title>A</title><link xml:base="https://basis.test/" href="1"/></entry>',
      '<entry><id>https://basis.test/1</id><title>A</title></entry>',
      '<entry><id>https://basis.test/1</id><title>A</title><link rel="enclosure" href="/1.pdf"/></entry>',
    ].map(entry => [
      entry,
      `<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://bron.test/"/>${entry}</feed>`,
      'https://basis.test/1',
    ]),
    [
      'xml:base in parts',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://basis.test/"><entry xml:base="a/"><id>1</id><title>A</title><link href="1"/></entry></feed>',
      'https://basis.test/a/1',
    ],
    [
      'only rdf:about',
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><item rdf:about="https://bron.test/3"><title>A</title></item></rdf:RDF>',
      'https://bron.test/3',
    ],
    [
      'a link of Atom in RSS',
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><item><title>A</title><atom:link href="https://bron.test/4"/></item></channel></rss>',
      'https://bron.test/4',
    ],
    [
      'an id of JSON Feed that is an address',
      '{"version":"https://jsonfeed.org/version/1.1","items":[{"id":"https://bron.test/5","title":"A"}]}',
      'https://bron.test/5',
    ],
    [
      'an external_url',
      '{"version":"https://jsonfeed.org/version/1.1","items":[{"id":"1","title":"A","external_url":"https://bron.test/2"}]}',
      'https://bron.test/2',
    ],
  ])('has links to its entries: %s', (_what, text, url) => {
    expect(entriesIn(text)).toMatchObject([{ title: 'A', url }])
  })

  test('yields each entry once, by its id or else its address, and skips entries without either', () => {
    const text = rss(
      '<guid>1</guid><title>A</title>',
      '<guid>1</guid><title>B</title>',
      '<link>https://bron.test/2</link>',
      '<description>x</description>',
    )
    expect(entriesIn(text).map(({ id }) => id)).toEqual(['1', 'https://bron.test/2'])
  })

  test('with too many entries reports that the rest was not read', () => {
    const feedOf = (count: number) => rss(...Array.from({ length: count }, (_, at) => `<guid>${at}</guid>`))
    const { entries, shortfall } = feedEntries(feedOf(2001), 'bron.test')
    expect(entries).toHaveLength(2000)
    expect(shortfall).toBe('bron.test gaf meer dan 2000 berichten; de rest is niet gelezen.')
    expect(feedEntries(feedOf(2000), 'bron.test')).not.toHaveProperty('shortfall')
  })

  test('has its overlong ids shortened, and different ones stay different', () => {
    const long = 'x'.repeat(3000)
    const [one, other] = entriesIn(rss(`<guid>${long}1</guid>`, `<guid>${long}2</guid>`))
    expect(one!.id.length).toBeLessThanOrEqual(100)
    expect(one!.id).not.toBe(other!.id)
  })
})

test('contains terms in labelled lines; names of people are dropped', () => {
  const content =
    '<p>Opdrachtgever: Gemeente Gaasperland</p><p>Uiterste inschrijfdatum: 12 oktober 2026 09:00 uur</p><p>Optie tot verlenging: ja</p><p>Aantal posities: 2</p><p>Uren: 24-32</p><p>Tarief: € 95,-</p><p>Locatie: Harlingen</p><p>Bel 06-12345678</p>'
  const entry = { id: '1', title: 'Planner', url: 'javascript:alert(1)', content, published: '' }
  const draft = entryDraft(entry, { publisher: 'Bron', tenderType: 'freelance_contract' })
  expect(draft).toMatchObject({
    organization: 'Gemeente Gaasperland',
    closingDate: new Date('2026-10-12T07:00:00Z'),
    isExtendable: true,
    positions: 2,
    minHoursPerWeek: 24,
    maxHoursPerWeek: 32,
    maxHourlyRate: 95,
    place: 'Harlingen',
    sourceUrl: null,
    publishedAt: null,
  })
  expect(draft.description).not.toContain('12345678')
})

describe('posts of WordPress', () => {
  const post = (id: number, given: object = {}) => ({
    id,
    link: `https://bron.test/${id}`,
    date_gmt: '2026-09-02T08:00:00',
    title: { rendered: 'Brug &#038; sluis' },
    content: { rendered: '<p>Hoi</p>' },
    author: 7,
    ...given,
  })
  const read = (pages: readonly unknown[]) => {
    const fetcher = fakeFetcher({
      async json(url) {
        const page = Number(new URL(url).searchParams.get('page'))
        if (page > pages.length) throw new SourceError('refused', 'weigerde', undefined, 400)
        return pages[page - 1]
      },
    })
    return wordpressPosts(
      { fetcher, baseUrl: 'https://bron.test', days: 30, now: new Date() } satisfies Connection,
      'jobs',
    )
  }

  test('of an unknown form are refused as unexpected', async () => {
    await expect(read([{ code: 'rest_no_route' }])).rejects.toMatchObject({ kind: 'unexpected' })
  })

  test('are read page by page, skipping unreadable ones', async () => {
    const full = Array.from({ length: 50 }, (_, index) => post(index + 1))
    const entries = await read([full, [post(51), null, { id: 'x' }, post(52, { content: 7 })]])
    expect(entries).toHaveLength(52)
    expect(entries[50]).toEqual({
      id: '51',
      title: 'Brug &#038; sluis',
      url: 'https://bron.test/51',
      content: '<p>Hoi</p>',
      published: '2026-09-02T08:00:00Z',
    })
    expect(entries[51]).toMatchObject({ content: '' })
  })

  test('that fill the last page end when the site refuses the next page', async () => {
    expect(await read([Array.from({ length: 50 }, (_, index) => post(index))])).toHaveLength(50)
  })
})

test.each([
  ['a wrong weekday', 'Mon, 29 Nov 2026 09:00:00 +0100', '2026-11-29T08:00:00.000Z'],
  ['a wrong weekday without a time', 'Mon, 29 Nov 2026', '2026-11-28T23:00:00.000Z'],
  ['a Dutch weekday', 'za, 28 nov 2026 09:00:00 +0100', '2026-11-28T08:00:00.000Z'],
  ['no space behind the weekday', 'Fri,20 Nov 2026 09:00:00 GMT', '2026-11-20T09:00:00.000Z'],
  ['universal time', 'Fri, 20 Nov 2026 09:00:00 UT', '2026-11-20T09:00:00.000Z'],
  ['an American order that is no Dutch date', '11/30/2026', undefined],
])('the date of an entry with %s is %j', (_, text, date) => {
  const [entry] = entriesIn(rss(`<title>A</title><pubDate>${text}</pubDate>`))
  expect(entryDraft(entry!, { publisher: 'P', tenderType: 'eu_procurement' }).publishedAt?.toISOString()).toBe(date)
})

test.each([
  ['a script as its link', '<link>javascript:alert(1)</link><guid>https://bron.test/8</guid>', 'https://bron.test/8'],
  ['a link without a scheme', '<link>www.bron.test/9</link>', 'https://www.bron.test/9'],
  ['a guid that is no address', '<guid>urn:uuid:7</guid>', ''],
])('the address of an entry with %s is %j', (_, item, url) => {
  expect(entriesIn(rss(`<title>A</title>${item}`))[0]!.url).toBe(url)
})

test('the form to edit an entry is not its address', () => {
  const links = '<link rel="edit" href="https://bron.test/e"/><link rel="enclosure" href="https://bron.test/f.pdf"/>'
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>1</id><title>A</title>${links}</entry></feed>`
  expect(entriesIn(atom)[0]!.url).toBe('')
})
