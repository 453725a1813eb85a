import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { RefusedItem } from '../../connector.js'
import { parseXml } from '../../xml/parse-xml.js'
import { readNotice } from './read-notice.js'
import { element } from './testing/element.js'
import { awardNotice, eforms } from './testing/eforms.js'
import { buyer, object, tedForm } from './testing/ted-export.js'
import { UnreadableXml } from '../../xml/unreadable-xml.js'
import type { XmlNotice } from './xml-notice.js'

const inNotice = (content: string) => element('ContractNotice', content)
const titled = (title: string) => readNotice(eforms({ project: { name: title, description: title } }))

function refusal(xml: string): string {
  try {
    readNotice(xml)
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableXml)
    expect(error).toBeInstanceOf(RefusedItem)
    return (error as UnreadableXml).message
  }
  throw new Error('it was read')
}

/** Reads or refuses the notice; any other error fails the test. */
function attempt(xml: string): XmlNotice | null {
  try {
    return readNotice(xml)
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableXml)
    return null
  }
}

const laughs = (entities: string) =>
  `<?xml version="1.0"?><!DOCTYPE ContractNotice [${entities}]><ContractNotice>&z;</ContractNotice>`
const names = Array.from('abcdefghiz')
const billionLaughs = laughs(
  names.map((name, index) => `<!ENTITY ${name} "${index ? `&${names[index - 1]};`.repeat(10) : 'ha'}">`).join(''),
)

describe('a malformed or oversized XML file is refused with a Dutch sentence', () => {
  test.each([
    ['nothing', '', 'Het bestand is geen XML.'],
    ['white space', ' \r\n\t', 'Het bestand is geen XML.'],
    ['only a mark', '\ufeff', 'Het bestand is geen XML.'],
    ['only a declaration', '<?xml version="1.0"?>', 'Het bestand is geen XML.'],
    ['only a comment', '<!-- <ContractNotice/> -->', 'Het bestand is geen XML.'],
    ['JSON', '{"notices": [], "totalNoticeCount": 0}', 'Het bestand is geen XML.'],
    ['words', 'Too many requests', 'Het bestand is geen XML.'],
    ['a page', '<!doctype html><html><body>Onderhoud</body></html>', 'Het XML-bestand heeft een DOCTYPE.'],
    ['a page without its type', '<html><head></head><body>Hoi</body></html>', 'Dit is geen TED-aankondiging: html'],
    ['a page of loose tags', '<html><p>een<p>twee</html>', 'Het XML-bestand sluit p op een verkeerde plek.'],
    ['XML of another kind', '<rss><channel/></rss>', 'Dit is geen TED-aankondiging: rss'],
    ['a name that is long', `<${'x'.repeat(9000)}/>`, `Dit is geen TED-aankondiging: ${'x'.repeat(40)}`],
    ['entities in entities', billionLaughs, 'Het XML-bestand heeft een DOCTYPE.'],
    [
      'an entity of much text, often',
      laughs(`<!ENTITY z "${'x'.repeat(100_000)}">`).replace('&z;', '&z;'.repeat(100_000)),
      'Het XML-bestand heeft een DOCTYPE.',
    ],
    ['a file from elsewhere', laughs('<!ENTITY z SYSTEM "file:///etc/passwd">'), 'Het XML-bestand heeft een DOCTYPE.'],
    ['an address', laughs('<!ENTITY % z SYSTEM "http://elders.test/x"> %z;'), 'Het XML-bestand heeft een DOCTYPE.'],
    ['a DOCTYPE further on', inNotice('<!DOCTYPE a>'), 'Het XML-bestand heeft een DOCTYPE.'],
    ['a declaration of an element', inNotice('<!ELEMENT a ANY>'), 'Het XML-bestand heeft een DOCTYPE.'],
    ['CDATA outside of all', '<![CDATA[x]]><ContractNotice/>', 'Het XML-bestand heeft een DOCTYPE.'],
    ['20 000 levels', '<a>'.repeat(20_000) + '</a>'.repeat(20_000), 'Het XML-bestand is meer dan 500 lagen diep.'],
    ['endless levels', '<a>'.repeat(6_000_000), 'Het XML-bestand is meer dan 500 lagen diep.'],
    ['600 000 elements', inNotice('<a/>'.repeat(600_000)), 'Het XML-bestand heeft meer dan 500000 elementen.'],
    [
      '200 000 attributes',
      `<ContractNotice ${Array.from({ length: 200_000 }, (_, index) => `a${index}="x"`).join(' ')}/>`,
      'Het XML-bestand heeft een veel te lange tag.',
    ],
    [
      'an attribute of 5 MB',
      `<ContractNotice a="${'x'.repeat(5e6)}"/>`,
      'Het XML-bestand heeft een veel te lange tag.',
    ],
    [
      'a quote that stays open',
      `<ContractNotice a="${'>'.repeat(1e6)}`,
      'Het XML-bestand heeft een veel te lange tag.',
    ],
    ['more than 20 MB', ' '.repeat(20_000_001), 'Het XML-bestand is 20000001 tekens lang.'],
    ['two roots', '<ContractNotice/><ContractNotice/>', 'Het XML-bestand heeft meer dan één begin.'],
    ['tags that do not match', inNotice('<a><b></a></b>'), 'Het XML-bestand sluit b op een verkeerde plek.'],
    ['tags that match but for capitals', inNotice('<a></A>'), 'Het XML-bestand sluit a op een verkeerde plek.'],
    ['tags that match but for a prefix', inNotice('<x:a></y:a>'), 'Het XML-bestand sluit x:a op een verkeerde plek.'],
    ['an end too many', '<ContractNotice/></ContractNotice>', 'Het XML-bestand sluit meer elementen dan het opent.'],
    ['an end with an attribute', inNotice('<a></a b="c">'), 'Het XML-bestand sluit a op een verkeerde plek.'],
    ['a tag without a name', inNotice('<>'), 'Het XML-bestand heeft een tag zonder naam.'],
    ['a sign for a name', inNotice('a < b'), 'Het XML-bestand heeft een tag zonder naam.'],
    ['a name of #text', inNotice('<#text>x</#text>'), 'Het XML-bestand heeft een tag zonder naam.'],
    ['a name that hides as #text', inNotice('<x:#text>x</x:#text>'), 'Het XML-bestand heeft een tag zonder naam.'],
    ['a name that turns the sentence', '<a\u202eb/>', 'Het XML-bestand heeft een tag zonder naam.'],
    ['a name with NUL', '<a\0b/>', 'Het XML-bestand heeft een tag zonder naam.'],
    ['a comment without end', inNotice('<!-- '), 'Het XML-bestand is afgebroken.'],
    ['a comment that ends too soon', inNotice('<!-->'), 'Het XML-bestand is afgebroken.'],
    ['CDATA without end', inNotice('<![CDATA[ ]]'), 'Het XML-bestand is afgebroken.'],
    ['an instruction without end', inNotice('<?php echo 1'), 'Het XML-bestand is afgebroken.'],
    ['an end tag without end', '<ContractNotice></ContractNotice', 'Het XML-bestand is afgebroken.'],
    ['nothing but <', '<'.repeat(10_000), 'Het XML-bestand is afgebroken.'],
    ['a notice without form', '<TED_EXPORT/>', 'De TED-aankondiging heeft geen formulier.'],
    ['a form without fields', tedForm('F02_2014', ''), 'De TED-aankondiging heeft geen formulier.'],
  ])('%s', (_what, xml, sentence) => {
    expect(refusal(xml)).toBe(sentence)
  })
})

describe('prototype pollution by a name with a meaning in JavaScript', () => {
  test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'x:__proto__'])(
    'is impossible with %s as element, attribute or text',
    name => {
      for (const content of [
        `<${name}>x</${name}>`,
        `<${name} polluted="x"><polluted>x</polluted></${name}>`,
        `<a ${name}="x"/>`,
        `<a ${name}="x" polluted="y">z</a>`,
      ])
        attempt(inNotice(content))
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
      expect(readNotice(eforms({ type: name, form: name, language: name, subType: name }))).toMatchObject({
        kind: 'competition',
        title: 'Onderhoud van de sluizen',
      })
    },
  )
})

const awarded = awardNotice(
  {
    lots: [{ lot: 'LOT-0001', tenders: ['TEN-1'], contracts: ['CON-1'] }],
    tenders: [{ id: 'TEN-1', lot: 'LOT-0001', party: 'TPA-0001', value: '5000' }],
    contracts: [{ id: 'CON-1', issued: '2024-05-01+02:00', tenders: ['TEN-1'] }],
  },
  { lots: [{ name: 'Noord <!-- > --> en <![CDATA[<Zuid>]]>', description: 'Alles &amp; meer', cpv: ['45240000'] }] },
)
const older = tedForm('F03_2014', [buyer, object({ description: 'Zie II.2.4', parts: [{ title: 'Noord' }] })], {
  id: '000012-2019',
})

describe.each([
  ['eForms', awarded],
  ['TED_EXPORT', older],
])('a file in the format of %s', (_format, xml) => {
  test('that is truncated anywhere is refused', () => {
    const end = xml.trimEnd().length
    expect(attempt(xml.slice(0, end))).toEqual(readNotice(xml))
    for (let cut = 0; cut < 200; cut++) refusal(xml.slice(0, Math.floor((cut * end) / 200)))
  })

  test('that lacks its beginning is refused', () => {
    for (let cut = 1; cut < 200; cut++) refusal(xml.slice(xml.indexOf('?>') + 2 + Math.ceil((cut * xml.length) / 250)))
  })

  test('with random replacements is read as text or refused', () => {
    const signs = fc.constantFrom(...`< > / " ' & = ! ? : \0 \u202e <!-- <![CDATA[ ]]> <? </ é`.split(' '))
    const changes = fc.array(fc.tuple(fc.nat(xml.length), signs, fc.nat(3)), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(changes, all => {
        let changed = xml
        for (const [at, sign, length] of all) changed = changed.slice(0, at) + sign + changed.slice(at + length)
        for (const text of textsOf(attempt(changed))) expect(text).not.toMatch(MARKUP)
      }),
      { numRuns: process.env.TEST_LONG === '1' ? 5000 : 200 },
    )
  })
})

const MARKUP = /<[a-z/!?]|(?!\n)[\p{Cc}\p{Cf}]/iu
const textsOf = (notice: XmlNotice | null): readonly string[] =>
  notice
    ? [
        notice.title,
        notice.description,
        notice.organization,
        notice.place,
        ...notice.lots.flatMap(({ id, title, description, place, options }) => [
          id,
          title,
          description,
          place,
          options,
        ]),
        ...notice.awards.map(({ winner }) => winner),
      ].flatMap(text => text ?? [])
    : []

test.each([
  ['random bytes', fc.string({ unit: 'binary', maxLength: 500 })],
  [
    'loose tags',
    fc
      .array(fc.constantFrom('<a>', '</a>', '<b/>', '<a b="', '">', '<!--', '-->', '&a;', 'x'))
      .map(all => inNotice(all.join(''))),
  ],
])('%s are read or refused without another error', (_what, texts) => {
  fc.assert(
    fc.property(texts, xml => void attempt(xml)),
    { numRuns: process.env.TEST_LONG === '1' ? 5000 : 200 },
  )
})

describe('texts are plain', () => {
  test.each([
    ['&lt;b&gt;Sluizen&lt;/b&gt;', 'Sluizen'],
    ['&amp;lt;b&amp;gt;Sluizen', 'Sluizen'],
    ['&amp;amp;lt;script&amp;amp;gt;alert(1)&amp;amp;lt;/script&amp;amp;gt;Sluizen', 'Sluizen'],
    ['&#60;img src=x onerror=alert(1)&#x3e;Sluizen', 'Sluizen'],
    ['<![CDATA[<b>Sluizen</b> & gemalen]]>', 'Sluizen & gemalen'],
    ['<![CDATA[<script>alert(1)</script>]]>Sluizen', 'Sluizen'],
    ['Sluizen<!-- <cbc:Name>Weg</cbc:Name> --> en gemalen', 'Sluizen en gemalen'],
    ['Sluizen<?php echo "</cbc:Name>" ?> en gemalen', 'Sluizen en gemalen'],
    ['Sluizen &amp; gemalen &#8211; &quot;Noord&quot;', 'Sluizen & gemalen – "Noord"'],
    ['a &lt; b', 'a < b'],
    ['&nbsp;Sluizen&eacute;', 'Sluizené'],
    ['Sluizen &onbekend; &z;', 'Sluizen &onbekend; &z;'],
    ['Slui\0zen\u202e &#0;nepo\u2066', 'Sluizen \ufffdnepo'],
    ['Sluizen &#x202e;nepo', 'Sluizen nepo'],
    ['m<FT TYPE="SUP">2</FT> asfalt', 'm2 asfalt'],
  ])('%j is %j', (xml, text) => {
    expect(titled(xml)).toMatchObject({ title: text, description: text })
  })

  test.each(['', ' ', '-', '.', '…', '&nbsp;', '&lt;br&gt;', '<!-- x -->', 'unpublished', ' Unpublished '])(
    'the placeholder %j is read as null',
    xml => {
      expect(titled(xml)).toMatchObject({ title: null, description: null })
    },
  )

  test('a title is a single line, a description keeps its paragraphs', () => {
    const paragraphs = '<P>Eerste.</P><P>Tweede,\nvervolg.</P>'
    expect(titled(paragraphs)).toMatchObject({
      title: 'Eerste. Tweede, vervolg.',
      description: 'Eerste.\nTweede,\nvervolg.',
    })
  })

  test('long texts are truncated', () => {
    const { title, description } = titled('x'.repeat(3_000_000))
    expect(title).toHaveLength(5000)
    expect(description).toHaveLength(50_000)
  })
})

describe('a file with very many references (quadratic blow-up)', () => {
  const many = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => `${prefix}${index}`)
  const tenders = (count: number) =>
    many(count, 'T').map((id, index) => ({ id, lot: `L${index}`, party: 'TPA-0001', value: '5000' }))
  const WHERE = 'De gunningen verwijzen te vaak naar hetzelfde.'

  test('is refused when many results share one contract of many tenders', () => {
    const xml = awardNotice({
      lots: many(3000, 'L').map(lot => ({ lot, contracts: ['C'] })),
      tenders: tenders(3000),
      contracts: [{ id: 'C', tenders: many(3000, 'T') }],
    })
    expect(refusal(xml)).toBe(WHERE)
  })

  test('is refused when many contracts share one party of many', () => {
    const organizations = many(800, 'O').map(id => ({ id, name: `Bedrijf met de naam ${id}` }))
    const xml = awardNotice(
      {
        lots: many(800, 'L').map(lot => ({ lot, tenders: ['T'] })),
        tenders: [{ id: 'T', party: 'P' }],
        parties: { P: many(800, 'O') },
      },
      { organizations },
    )
    expect(refusal(xml)).toBe(WHERE)
  })

  test('is read when it is one contract for some hundreds of lots', () => {
    const xml = awardNotice({
      lots: many(400, 'L').map(lot => ({ lot, contracts: ['C'] })),
      tenders: tenders(400),
      contracts: [{ id: 'C', awarded: '2024-05-01', tenders: many(400, 'T') }],
    })
    expect(readNotice(xml).awards).toHaveLength(400)
    expect(readNotice(xml).awards[399]).toEqual({
      lot: 'L399',
      winner: 'Noordkaap B.V.',
      date: '2024-05-01',
      value: 5000,
      currency: 'EUR',
    })
  })

  test('is read when one party has many tenders for one lot', () => {
    const xml = awardNotice({
      lots: [{ lot: 'L', tenders: many(5000, 'T') }],
      tenders: tenders(5000),
    })
    expect(readNotice(xml).awards).toMatchObject([{ winner: 'Noordkaap B.V.', value: 5000 }])
  })

  test('is read when it has many groups of lots', () => {
    const ids = many(5000, 'GLO-')
    const xml = eforms({
      lots: ids.map(id => ({ id, scheme: 'LotsGroup', frameworkMaximum: '5000' })),
      groups: Object.fromEntries(ids.map(id => [id, [`LOT-${id}`]])),
    })
    expect(readNotice(xml)).toMatchObject({ estimatedValue: 25_000_000, valueKind: 'lot_maximum' })
  })

  test('has a bounded number of lots, also in a corrigendum', () => {
    const change = element('CHANGE', [
      element('WHERE', [element('SECTION', 'IV.2.2'), element('LOT_NO', '1, '.repeat(1600))]),
      element('NEW_VALUE', element('DATE', '2019-04-01')),
    ])
    const corrigendum = tedForm('F14_2014', [buyer, element('CHANGES', [change, change])])
    expect(readNotice(corrigendum).lots).toHaveLength(200)
    const parts = many(1001, '').map(lot => ({ lot }))
    expect(readNotice(tedForm('F02_2014', [buyer, object({ parts })])).lots).toHaveLength(1000)
    expect(readNotice(eforms({ lots: parts.map(({ lot }) => ({ id: lot })) })).lots).toHaveLength(1000)
  })

  test('is read when its places consist of dots', () => {
    const parts = Array.from({ length: 500 }, () => ({ site: `${'.'.repeat(4990)}x` }))
    expect(readNotice(tedForm('F02_2014', [buyer, object({ parts })])).place).toBe('Laagdorp')
  })
})

describe('unusual but valid XML is read', () => {
  test.each([
    ['empty', '<ContractNotice/>'],
    ['with a mark and white space around it', '\ufeff \n<ContractNotice/>\n '],
    ['in any prefix', '<eforms:ContractNotice xmlns:eforms="urn:x"></eforms:ContractNotice >'],
    ['with instructions and comments outside', '<?a ?><!-- b --><ContractNotice/><!-- </c> --><?d ?>'],
    ['with a > in an attribute', '<ContractNotice a=">" b=\'"/>\'></ContractNotice>'],
    ['with an attribute over several lines', '<ContractNotice\n a\n =\n "b"\n/>'],
  ])('%s', (_what, xml) => {
    expect(readNotice(xml)).toMatchObject({ kind: 'competition', title: null, organization: null, lots: [] })
  })

  test('XML of the maximum depth is read', () => {
    const deep = (levels: number) => inNotice('<a>'.repeat(levels) + '</a>'.repeat(levels))
    expect(attempt(deep(499))).not.toBeNull()
    expect(attempt(deep(500))).toBeNull()
  })

  test('the order of mixed content is kept', () => {
    expect(parseXml('<a>een<b>twee</b>drie<b>vier</b></a>').text).toBe('eentweedrievier')
  })
})
