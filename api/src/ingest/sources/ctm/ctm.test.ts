import { describe, expect, test } from '@jest/globals'
import { connectionTo, expectSamplesRead } from '../../../../test/read-samples.js'
import { fakeFetcher } from '../../../../test/fake-fetcher.js'
import { SourceError } from '../../../platform/fetching/source-error.js'
import { type Item, RefusedItem } from '../connector.js'
import { connector } from './ctm.js'
import { normalise } from './normalise.js'
import { type Notice, noticesIn } from './notice.js'
import { ctmSamples } from './samples/wire.js'

type Replacement = readonly [from: string, to: string]

/** An entry in the documented form, with the test's replacements. */
function entryWith(...replacements: readonly Replacement[]): string {
  const entry = `<entry><id>https://eu.eu-supply.com/ctm/Supplier/PublicPurchase?PID=460057&amp;B=CTMSOLUTION</id>
    <title>Onderhoud blusmiddelen &amp; noodverlichting</title><published>2026-08-20T09:00:00Z</published>
    <author><name>Bureau Kraanvogel</name></author>
    <link href="https://eu.eu-supply.com/app/rfq/rwlentrance_s.asp?PID=460057&amp;PS=1"/>
    <content type="text/xml"><publication xmlns="http://www.eu-supply.com/Rss/Publications">
      <publishedTime>2026-08-20T11:00:00</publishedTime><etq>2026-10-13T11:00:00</etq>
      <sentToOjeu>2026-08-19T10:00:00</sentToOjeu>
      <authority name="Woonstichting &quot;De Dijk&quot; &amp; Zn" address1="Kanarieweg 1" address2="" address3="Eindhoven"/>
      <contactPerson name="K. Kanarie" email="kanarie@bureau.example" phone="06-12345678"/>
      <cpvCodes><cpvCode code="35111320-4" name="Portable"/><cpvCode code="50700000" name=""/><cpvCode code="50700000-2" name=""/>
        <cpvCode code="7" name=""/></cpvCodes>
      <processTemplate>02 - Openbare procedure</processTemplate></publication></content></entry>`
  return replacements.reduce<string>((text, [from, to]) => {
    expect(text).toContain(from)
    return text.replace(from, to)
  }, entry)
}
const feedOf = (...entries: readonly string[]) =>
  `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>CTM</title>
    <author><name>CTM</name></author>${entries.join('')}</feed>`
const draftWith = (...replacements: readonly Replacement[]) =>
  normalise(noticesIn(feedOf(entryWith(...replacements)))[0]!)

const NAME = 'name="Woonstichting &quot;De Dijk&quot; &amp; Zn"'
const AUTHOR = '<author><name>Bureau Kraanvogel</name></author>'

describe('an unreadable feed is refused', () => {
  test.each([
    ['nothing', ''],
    ['a web page', '<!DOCTYPE html><html><body>Even geduld</body></html>'],
    ['another kind of XML', '<rss version="2.0"><channel/></rss>'],
    ['half a feed', feedOf(entryWith()).slice(0, -9)],
    ['an entity that expands', `<!DOCTYPE feed [<!ENTITY a "b">]>${feedOf()}`],
  ])('%s', (_what, text) => {
    expect(() => noticesIn(text)).toThrow(SourceError)
    expect(() => noticesIn(text)).toThrow('CTM gaf geen leesbare feed.')
  })

  test('a feed without any numbered entry is refused', () => {
    const numberless = entryWith(['?PID=460057', ''], ['?PID=460057', '?PID=x'])
    expect(() => noticesIn(feedOf(numberless))).toThrow('in een onbekende vorm')
    expect(noticesIn(feedOf(numberless, entryWith()))).toHaveLength(1)
    expect(noticesIn(feedOf())).toEqual([])
  })
})

describe('an unusable notice is refused with a sentence', () => {
  test.each([
    [
      'no publication',
      [
        ['publication xmlns', 'x xmlns'],
        ['</publication>', '</x>'],
      ],
      'bevat geen publicatie',
    ],
    [
      'neither authority nor author',
      [
        [NAME, 'name=" "'],
        [AUTHOR, ''],
      ],
      'De opdrachtgever ontbreekt.',
    ],
    [
      'an author without a name',
      [
        [NAME, 'name=""'],
        [AUTHOR, '<author><name> </name></author>'],
      ],
      'De opdrachtgever',
    ],
    ['no title', [['Onderhoud blusmiddelen &amp; noodverlichting', '']], 'De titel ontbreekt.'],
  ] as const)('%s', (_what, replacements, sentence) => {
    expect(() => draftWith(...replacements)).toThrow(RefusedItem)
    expect(() => draftWith(...replacements)).toThrow(sentence)
  })
})

test('a notice becomes a call for tenders, without its contact person', async () => {
  const fetcher = fakeFetcher({ text: () => Promise.resolve(feedOf(entryWith())) })
  const items: Item<Notice>[] = []
  for await (const found of connector.discover({ ...connectionTo(connector), fetcher }, null))
    items.push(...found.items)
  const [item] = items
  const draft = normalise(item!.listing)
  expect(draft).toMatchObject({
    publicationId: '460057',
    procedureKey: '460057',
    kind: 'competition',
    title: 'Onderhoud blusmiddelen & noodverlichting',
    organization: 'Woonstichting "De Dijk" & Zn',
    publishedAt: new Date('2026-08-20T09:00:00Z'),
    closingDate: new Date('2026-10-13T09:00:00Z'),
    place: 'Eindhoven',
    procedureType: 'open',
    isEuropean: true,
    cpv: ['35111320', '50700000'],
    sourceUrl: 'https://eu.eu-supply.com/app/rfq/rwlentrance_s.asp?PID=460057&PS=1',
    tenderType: 'eu_procurement',
  })
  expect(JSON.stringify([item, draft])).not.toMatch(/kanarie|12345678/i)
})

test.each([
  ['an authority without a name', [[NAME, 'name=""']], { organization: 'Bureau Kraanvogel' }],
  ['no deadline', [['2026-10-13T11:00:00', '']], { closingDate: null }],
  ['a deadline in winter', [['2026-10-13', '2026-12-13']], { closingDate: new Date('2026-12-13T10:00:00Z') }],
  ['no number in its id', [['PublicPurchase?PID=460057', 'x']], { publicationId: '460057' }],
  ['its number later in its id', [['?PID=460057', '?B=1&amp;PID=7']], { publicationId: '7' }],
  ['no town', [['address3="Eindhoven"', 'address3=""']], { place: null }],
  ['no link', [['<link ', '<x ']], { sourceUrl: null }],
  ['a link that is no address', [['href="https', 'href="javascript']], { sourceUrl: null }],
  ['no procedure', [['02 - Openbare procedure', '']], { procedureType: null }],
  ['another procedure', [['02 - Openbare', '03 - Niet-openbare']], { procedureType: 'restricted' }],
  [
    'a prefix',
    [
      ['<publication xmlns', '<p:publication xmlns:p'],
      ['</publication>', '</p:publication>'],
    ],
    { place: 'Eindhoven' },
  ],
] as const)('a notice with %s is read', (_what, replacements, expected) => {
  expect(draftWith(...replacements)).toMatchObject(expected)
})

test.each([
  ['true', true],
  ['True', true],
  ['2026-08-19', true],
  ['19-08-2026 10:00', true],
  ['false', null],
  ['', null],
  // The empty date of .NET.
  ['0001-01-01T00:00:00', null],
])('with %j as its dispatch to the Official Journal, a notice is European: %j', (sent, isEuropean) => {
  expect(draftWith(['2026-08-19T10:00:00', sent])).toMatchObject({ isEuropean })
})

test('every sample is read with its values, without its contact person', async () => {
  await expectSamplesRead(connector, ctmSamples(), /wolkenveld|12345678/i, sample => ({
    title: sample.title,
    organization: sample.organization,
    place: sample.place || null,
    cpv: sample.cpv.map(written => written.slice(0, 8)),
  }))
})

test('saved files are recognised when they are feeds with publications', () => {
  const fileOf = (text: string) => ({ name: 'rss.xml', bytes: new TextEncoder().encode(text) })
  const [answer, ...others] = connector.readSaved([
    fileOf(feedOf(entryWith(), entryWith(['PID=460057', 'PID=8']))),
    fileOf(feedOf('<entry><id>https://elders.example/?PID=1</id></entry>')),
  ])
  expect(answer).toMatchObject({ what: 'a feed of 2 publications', raws: [{ id: '460057' }, { id: '8' }] })
  expect(others).toEqual([])
})
