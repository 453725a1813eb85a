import { describe, expect, test } from '@jest/globals'
import { RefusedItem } from '../connector.js'
import { type PostingRules, postingDraft } from './posting-draft.js'

const rules: PostingRules = { broker: 'Makelaar', client: /\bvoor ([^.\n]{2,40}) zoeken wij/u }

const posting = {
  '@type': 'JobPosting',
  title: 'Tester &amp; analist',
  description: '<p>Je test.</p>',
  datePosted: '2026-09-01',
  validThrough: '2026-09-18',
  hiringOrganization: { name: 'Waterschap De Lage Landen' },
}
const script = (json: unknown) =>
  `<script type="application/ld+json">${typeof json === 'string' ? json : JSON.stringify(json)}</script>`
const read = (html: string) => postingDraft({ id: '7', url: 'https://makelaar.test/opdracht/7', html }, rules)
const draftWith = (given: object = {}) => read(script({ ...posting, ...given }))

describe('an assignment page', () => {
  test.each([
    ['nothing', ''],
    ['no JSON-LD', '<h1>Opdracht</h1>'],
    ['JSON-LD that is broken', script('{"@type": "JobPosting",')],
    ['another type', script({ '@type': 'WebSite', title: 'x' })],
    ['a list of other postings', script({ itemListElement: [{ item: posting }, { item: posting }] })],
    ['a posting in another script', `<script>${JSON.stringify(posting)}</script>`],
    [
      'a posting too deep',
      script({ '@graph': [{ '@graph': [{ '@graph': [{ '@graph': [{ '@graph': [posting] }] }] }] }] }),
    ],
  ])('with %s is refused with a sentence', (_what, html) => {
    expect(() => read(html)).toThrow(RefusedItem)
    expect(() => read(html)).toThrow('De pagina bevat geen opdracht.')
  })

  test.each([
    ['by itself', posting],
    ['in a list', [{ '@type': 'WebSite' }, posting]],
    ['in a graph', { '@graph': [{ '@type': 'Organization' }, posting] }],
    ['of several types', { ...posting, '@type': ['Thing', 'JobPosting'] }],
    ['of a type that is an IRI', { ...posting, '@type': 'https://schema.org/JobPosting' }],
    ['in a graph of one', { '@graph': posting }],
    ['in a list of one item', { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: posting }] }],
    ['with the language of its title', { ...posting, title: { '@value': 'Tester &amp; analist', '@language': 'nl' } }],
    ['with a type under its alias', { ...posting, '@type': undefined, type: 'JobPosting' }],
    [
      'with prefixed properties',
      Object.fromEntries(Object.entries(posting).map(([name, value]) => [name.replace(/^(?!@)/, 'schema:'), value])),
    ],
    ['as what a page is about', { '@type': 'WebPage', about: posting }],
    ['as the only part of a page', { '@type': 'WebPage', hasPart: [posting] }],
    ['with a name as its title', { ...posting, title: undefined, name: posting.title }],
    ['with an empty text first', { ...posting, title: ['', posting.title] }],
    [
      'with a reference to its organisation',
      {
        '@graph': [
          { '@id': '#o', name: 'Waterschap De Lage Landen' },
          { ...posting, hiringOrganization: { '@id': '#o' } },
        ],
      },
    ],
    ['with its title in a list', { ...posting, title: ['Tester &amp; analist', 'Tester'] }],
  ])('contains its posting %s', (_where, json) => {
    expect(read(script({ '@type': 'WebSite' }) + script(json))).toMatchObject({
      publicationId: '7',
      title: 'Tester & analist',
      organization: 'Waterschap De Lage Landen',
      closingDate: new Date('2026-09-18T21:59:59.999Z'),
      sourceUrl: 'https://makelaar.test/opdracht/7',
      tenderType: 'freelance_contract',
    })
  })

  test.each([
    json => `<![CDATA[${json}]]>`,
    json => `\n// <![CDATA[\n${json}\n// ]]>\n`,
    json => `/*<![CDATA[*/ ${json} /*]]>*/`,
    json => `<!-- ${json} -->`,
    json => `${json};`,
    json => `${json},\n`,
    json => json.replace(/}$/, ', }'),
    json => json.replace('Landen"}', 'Landen" , }'),
    json => json.replace('"datePosted"', '/* 1 } */ "datePosted"'),
    json => json.replace('"datePosted"', '// tot "1"\n"datePosted"'),
    json => `<!-- ${json.replace(/}$/, ',}')};\n//-->`,
  ] satisfies ((json: string) => string)[])('is read from an invalid JSON envelope (%#)', wrapped => {
    const title = 'Tester, ] van "},}" ,} // en /* -->'
    expect(read(script(wrapped(JSON.stringify({ ...posting, title })))).title).toBe(title)
  })

  test('with a hostile envelope is refused without delay', () => {
    for (const text of [
      '<!--'.repeat(100_000),
      '/*'.repeat(1_000_000),
      '/'.repeat(1_000_000),
      ' '.repeat(1_000_000),
      ','.repeat(1_000_000),
      '"\\'.repeat(500_000),
    ])
      expect(() => read(script(`{${text}x`))).toThrow(RefusedItem)
  })

  test.each([
    [{ '@type': 'Place', address: 'Utrecht' }],
    ['Utrecht'],
    [['Utrecht', null, 'Utrecht', 7]],
    [[{ address: [{ addressLocality: ['Utrecht'] }] }]],
    [{ '@type': 'PostalAddress', addressLocality: 'Utrecht' }],
    [{ '@type': 'Place', name: 'Utrecht' }],
    [{ address: { addressLocality: { '@type': 'City', name: 'Utrecht' } } }],
  ])('has a place in the form %j', jobLocation => {
    expect(draftWith({ jobLocation }).place).toBe('Utrecht')
  })

  test('has every place of a list', () => {
    const jobLocation = [{ address: { addressLocality: 'Assen', addressRegion: 'Drenthe' } }, 'Emmen']
    expect(draftWith({ jobLocation }).place).toBe('Assen, Drenthe / Emmen')
  })

  test('may be escaped as a text', () => {
    const escaped = JSON.stringify({ ...posting, title: 'Tester & beheerder' })
      .replaceAll('&', '&amp;')
      .replaceAll('"', '&quot;')
    expect(read(script(escaped)).title).toBe('Tester & beheerder')
  })

  test('may have line breaks within its texts', () => {
    expect(read(script(JSON.stringify(posting).replace('Je test.', 'Je\ntest.'))).description).toBe('Je test.')
  })
})

test('quotes a closing date in seconds', () => {
  expect(draftWith({ validThrough: 1_799_751_600 }).closingNote).toBe('Sluitingsdatum niet leesbaar: ‘1799751600’')
})

test.each([
  [{ '@type': 'QuantitativeValue', minValue: 24, maxValue: 32 }, 24, 32],
  [{ '@type': 'QuantitativeValue', value: 32, unitText: 'HOUR' }, 32, 32],
  ['32-36', 32, 36],
  ['Mo-Fr 09:00-17:00', null, null],
])('the hours of %j are %j to %j', (workHours, minHoursPerWeek, maxHoursPerWeek) => {
  expect(draftWith({ workHours })).toMatchObject({ minHoursPerWeek, maxHoursPerWeek })
})

test.each([
  ['nothing', undefined, null],
  ['a number', 7, null],
  ['an object', { name: 'x' }, null],
  ['words', 'binnenkort', null],
])('has no closing date when that is %s', (_what, validThrough, closingDate) => {
  expect(draftWith({ validThrough }).closingDate).toBe(closingDate)
})

describe('the rate of a posting', () => {
  const salary = (value: object, currency = 'EUR') => draftWith({ baseSalary: { currency, value } })

  test.each([
    ['zero', { value: 0, unitText: 'HOUR' }],
    ['a month', { value: 4818, unitText: 'MONTH' }],
    ['a unit of its own', { value: '100', unitText: 'STUK' }],
    ['one', { value: 1, unitText: 'HOUR' }],
    ['a text', { value: 'marktconform', unitText: 'HOUR' }],
    ['five thousand', { value: 5000, unitText: 'HOUR' }],
  ])('of %s is ignored as implausible', (_what, value) => {
    expect(salary(value)).toMatchObject({ minHourlyRate: null, maxHourlyRate: null, currency: null })
  })

  test.each([
    [{ value: 720, unitText: 'DAY' }, 'EUR', '€ 720 per dag'],
    [{ minValue: 4200, maxValue: '4818', unitText: 'MONTH' }, 'EUR', '€ 4.200–4.818 per maand'],
    [{ value: 95, unitText: 'HOUR' }, 'GBP', 'GBP 95 per uur'],
    [{ value: 720, unitText: 'DAG' }, 'euro', '€ 720 per dag'],
    [{ value: 720, unitText: 'DAY' }, 'daalder', null],
    [{ value: 0, unitText: 'DAY' }, 'EUR', null],
  ])('of %j in %s is not hourly, and is quoted as %j', (value: object, currency, rateNote) => {
    expect(salary(value, currency)).toMatchObject({ minHourlyRate: null, maxHourlyRate: null, rateNote })
  })

  test('is read from the text rather than from a salary that is not hourly', () => {
    const baseSalary = { currency: 'EUR', value: { value: 720, unitText: 'DAY' } }
    const draft = draftWith({ description: '<p>Max tarief: 106.50 all-in</p>', baseSalary })
    expect(draft).toMatchObject({ maxHourlyRate: 106.5, rateNote: null })
  })

  test.each([
    [{ value: '85,00', unitText: 'HOUR' }, null, 85],
    [{ minValue: 80, maxValue: 95, unitText: 'hour' }, 80, 95],
    [{ value: 95, unitText: 'uur' }, null, 95],
    [{ value: 95, unitCode: 'HUR' }, null, 95],
    [{ value: '80-95', unitText: 'HOUR' }, 80, 95],
    [{ value: '€ 95 per uur', unitText: 'HOUR' }, null, 95],
    [{ value: 0, unitText: 'HOUR' }, null, 106.5],
  ])('of %j is %j to %j', (value: object, minHourlyRate, maxHourlyRate) => {
    const description = 'value' in value && value.value === 0 ? '<p>Max tarief: 106.50 all-in</p>' : ''
    expect(draftWith({ description, baseSalary: { currency: 'EUR', value } })).toMatchObject({
      minHourlyRate,
      maxHourlyRate,
    })
  })

  test.each([
    [{ currency: '€', value: 95, unitText: 'HOUR' }, null, 95, null],
    [{ currency: 'EUR', minValue: 80, maxValue: 95, unitText: 'HOUR' }, 80, 95, null],
    ['€ 95 per uur', null, 95, null],
    ['€ 4.500 per maand', null, null, '€ 4.500 per maand'],
    ['Marktconform', null, null, 'Marktconform'],
  ])('of a salary %j without a quantity is %j to %j', (baseSalary, minHourlyRate, maxHourlyRate, rateNote) => {
    expect(draftWith({ baseSalary })).toMatchObject({ minHourlyRate, maxHourlyRate, rateNote })
  })

  test('is unknown without a currency', () => {
    const baseSalary = { value: { value: 95, unitText: 'HOUR' } }
    expect(draftWith({ baseSalary })).toMatchObject({ minHourlyRate: null, maxHourlyRate: null })
  })

  test('is read from the text only for a site with dummy salaries', () => {
    const site = { ...rules, isSalaryDummy: true }
    const rateOf = (description: string) => {
      const baseSalary = { currency: 'EUR', value: { value: 95, unitText: 'HOUR' } }
      const html = script({ ...posting, description, baseSalary })
      return postingDraft({ id: '7', url: 'https://makelaar.test/opdracht/7', html }, site).maxHourlyRate
    }
    expect([rateOf('Je test.'), rateOf('Tarief: max. € 98 per uur')]).toEqual([null, 98])
  })
})

describe('the client of a posting', () => {
  test.each([
    [{ hiringOrganization: 'Gemeente Gaasperland' }, 'Gemeente Gaasperland'],
    [{ hiringOrganization: [{ name: 'Gemeente Gaasperland' }] }, 'Gemeente Gaasperland'],
    [{ hiringOrganization: { name: { '@value': 'Gemeente Gaasperland' } } }, 'Gemeente Gaasperland'],
    [{ hiringOrganization: { legalName: 'Gemeente Gaasperland' } }, 'Gemeente Gaasperland'],
    [
      { hiringOrganization: { name: 'Makelaar B.V.' }, description: 'En voor Kadaster zoeken wij een tester.' },
      'Kadaster',
    ],
    [
      { hiringOrganization: { name: 'Andere Makelaar' }, description: 'En voor Kadaster zoeken wij een tester.' },
      'Kadaster',
    ],
    [{ hiringOrganization: { name: 'Makelaar B.V.' } }, 'Makelaar B.V.'],
    [{ hiringOrganization: null }, 'Makelaar'],
  ])('of %j is %j', (given: object, organization) => {
    expect(draftWith(given).organization).toBe(organization)
  })
})

test.each([
  [{ addressLocality: 'Assen', addressRegion: 'Drenthe', addressCountry: 'NL' }, 'Assen, Drenthe'],
  [{ addressLocality: 'Bunnik , Utrecht', addressRegion: 'Bunnik , Utrecht' }, 'Bunnik , Utrecht'],
  [{ addressLocality: 'Gent', addressCountry: { name: 'België' } }, 'Gent, België'],
  [{ streetAddress: 'Dorpsstraat 1' }, null],
])('the place of %j is %j', (address, place) => {
  expect(draftWith({ jobLocation: { address } }).place).toBe(place)
})

test('missing terms are read from the text', () => {
  const description =
    '<ul><li>Start: 1 oktober 2026<li>Eind: 30 juni 2027<li>Inzet: 32 tot 36 uur<li>Locatie: Delft<li>Opties tot verlenging: Ja</ul>'
  expect(draftWith({ description })).toMatchObject({
    startDate: '2026-10-01',
    endDate: '2027-06-30',
    minHoursPerWeek: 32,
    maxHoursPerWeek: 36,
    place: 'Delft',
    isExtendable: true,
  })
})

test('personal data in a posting is dropped', () => {
  const person = {
    name: 'KANARIE',
    email: 'kanarie@bureau.example',
    telephone: '06-12345678',
    streetAddress: 'KANARIE 1',
  }
  const draft = draftWith({
    applicationContact: person,
    contactPoint: [person],
    author: person,
    jobLocation: { address: { ...person, addressLocality: 'Assen' }, geo: person },
    hiringOrganization: { ...person, name: 'Kadaster' },
    description: 'Bel 06-12345678 of mail kanarie@bureau.example',
  })
  expect(JSON.stringify(draft)).not.toMatch(/kanarie|12345678/i)
  expect(draft.organization).toBe('Kadaster')
})

test('a place and its address may be other nodes of the page', () => {
  const nodes = [
    { '@id': '#p', address: { '@id': '#a' } },
    { '@id': '#a', addressLocality: 'Utrecht' },
  ]
  const html = script({ '@graph': nodes }) + script({ ...posting, jobLocation: { '@id': '#p' } })
  expect(read(html).place).toBe('Utrecht')
})

test('references that go round, or are many, are read without delay', () => {
  const many = Array.from({ length: 10_000 }, () => ({ '@id': '#p' }))
  const nodes = [{ '@id': '#p', name: 'Utrecht', address: { '@id': '#p' }, x: many, hiringOrganization: many }]
  expect(read(script(nodes) + script({ ...posting, jobLocation: many, x: many })).title).toBe('Tester & analist')
})

const salary = (value: unknown, unitText?: unknown) => ({ currency: 'EUR', value: { value, unitText } })
test.each([
  [salary(95, 'HR'), [null, 95], null],
  [salary(95, 'https://schema.org/HOUR'), [null, 95], null],
  [salary(160, 'p/d'), [null, null], '€ 160 per dag'],
  [salary(160, 'per dagdeel'), [null, null], '€ 160 per dagdeel'],
  [salary(160, 'project'), [null, null], '€ 160 per project'],
  [salary(160), [null, null], '€ 160'],
  [salary('160 per dag'), [null, null], '160 per dag'],
  [salary('€ 80 - € 95 per uur'), [80, 95], null],
  [4500, [null, null], '4500'],
])('the salary %j is an hourly rate or words', (baseSalary, [minHourlyRate, maxHourlyRate], rateNote) => {
  const draft = draftWith({ baseSalary })
  expect([draft.minHourlyRate ?? null, draft.maxHourlyRate ?? null, draft.rateNote ?? null]).toEqual([
    minHourlyRate,
    maxHourlyRate,
    rateNote,
  ])
})

test.each([
  [{ value: 8, unitText: 'HOURS PER DAY' }, null],
  [{ value: 80, unitText: 'MONTH' }, null],
  [{ value: 36, unitText: 'hours per week' }, 36],
  [{ value: 36, unitCode: 'HUR' }, 36],
])('the hours %j are those of a week or unknown', (workHours, hours) => {
  expect(draftWith({ workHours }).maxHoursPerWeek ?? null).toBe(hours)
})

test('a reference is an address, and no name', () => {
  const jobLocation = { address: { addressLocality: { '@id': 'https://kennis.test/Q803' } } }
  const html = script({ ...posting, jobLocation, url: { '@id': 'https://makelaar.test/7' } })
  expect(postingDraft({ id: '7', url: '', html }, rules)).toMatchObject({
    place: null,
    sourceUrl: 'https://makelaar.test/7',
  })
})
