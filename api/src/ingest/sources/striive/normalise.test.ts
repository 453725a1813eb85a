import { describe, expect, test } from '@jest/globals'
import { sourceName, sourcesReadBy } from '../../../reference/sources.js'
import { whereabouts } from '../../../reference/whereabouts.js'
import { RefusedItem } from '../connector.js'
import { normalise, sourceOf } from './normalise.js'
import { job, jobsPage } from '../adapters/headfirst-jobs/shapes.js'

const ID = 'b1946ac9-2492-4d23-a47c-6f3a15b1c001'

/** An assignment in the list, with the test's changes (undefined removes a field). */
const recordWith = (given: object = {}) => ({
  id: ID,
  title: 'Projectleider gemalen',
  content: '<p>Je leidt de renovatie van zes gemalen.</p>',
  clientName: 'Waterschap De Lage Landen',
  publishedDate: '2026-07-10T14:05:30',
  closingDateClient: '2026-07-24T19:00:00',
  location: 'Den Haag Zuid-Holland',
  hourlyRateMin: 80,
  hourlyRateMax: 95,
  brokerUrl: `https://striive.com/nl/opdrachten?id=${ID}`,
  source: 'Between',
  ...given,
})
const draftWith = (given: object = {}) => normalise(job.parse(recordWith(given)))

/** The fields of a draft of which the record says nothing. */
const unstated = Object.fromEntries(
  `clientHourlyRate minHoursPerWeek maxHoursPerWeek startDate endDate positions isExtendable
  workplace homeDaysPerWeek reference closingNote rateNote`
    .split(/\s+/)
    .map(field => [field, null]),
)

describe('an invalid record of Striive', () => {
  test.each([
    ['nothing', null],
    ['a text', 'opdracht'],
    ['a list', []],
    ['no id', recordWith({ id: undefined })],
    ['an id of null', recordWith({ id: null })],
    ['an empty id', recordWith({ id: '' })],
    ['an id of white space', recordWith({ id: ' \n' })],
    ['an id of 101 signs', recordWith({ id: 'x'.repeat(101) })],
    ['an id of half a number', recordWith({ id: 1.5 })],
    ['an id of NaN', recordWith({ id: Number.NaN })],
    ['an id in a list', recordWith({ id: [ID] })],
    ['a title in a list', recordWith({ title: ['Projectleider'] })],
    ['a title of 7', recordWith({ title: 7 })],
    ['an object as its client', recordWith({ clientName: { name: 'Waterschap' } })],
    ['a number as its closing date', recordWith({ closingDateClient: 1_784_912_400_000 })],
  ])('such as %s is skipped', (_what, record) => {
    expect(job.safeParse(record).success).toBe(false)
  })

  test.each([
    ['is null', null],
    ['is a bare array', []],
    ['has no total', { data: [] }],
    ['has a negative total', { total: -1, data: [] }],
    ['has a total of half an assignment', { total: 0.5, data: [] }],
    ['has its total as text', { total: '7', data: [] }],
    ['has no data', { total: 0 }],
    ['has data that is no array', { total: 1, data: { 0: recordWith() } }],
  ])('on a page that %s refuses the page', (_what, page) => {
    expect(jobsPage.safeParse(page).success).toBe(false)
  })

  test('does not affect the other records of its page', () => {
    expect(jobsPage.parse({ total: 3, data: [null, 'x', recordWith()] }).data).toHaveLength(3)
  })
})

test.each([
  ['title', { title: null }, 'De titel ontbreekt.'],
  ['client', { clientName: undefined }, 'De opdrachtgever ontbreekt.'],
])('an assignment without a %s is refused', (_what, given, sentence) => {
  expect(() => draftWith(given)).toThrow(RefusedItem)
  expect(() => draftWith(given)).toThrow(sentence)
})

describe('an optional field may contain anything', () => {
  const spare = ['content', 'publishedDate', 'location', 'hourlyRateMin', 'hourlyRateMax', 'brokerUrl', 'source']

  test.each([null, undefined, '', 7, true, [], {}, [{}], Number.NaN])('%j', value => {
    for (const key of spare) {
      const given = { [key]: value }
      expect(draftWith(given)).toMatchObject({ publicationId: ID, title: 'Projectleider gemalen' })
      expect(sourceOf(job.parse(recordWith(given)))).toBe(key === 'source' ? 'striive' : 'between')
    }
  })

  test('an assignment with mandatory fields only becomes a draft', () => {
    expect(normalise(job.parse({ id: 7, title: 'Tester', clientName: 'RWS' }))).toEqual({
      ...unstated,
      publicationId: '7',
      procedureKey: '7',
      kind: 'competition',
      publishedAt: null,
      title: 'Tester',
      description: null,
      organization: 'RWS',
      closingDate: null,
      place: null,
      closingParty: null,
      sourceUrl: 'https://striive.com/nl/opdrachten?id=7',
      currency: null,
      minHourlyRate: null,
      maxHourlyRate: null,
      tenderType: 'freelance_contract',
    })
  })
})

test('a complete record becomes a complete draft', () => {
  expect(draftWith({ id: ` ${ID} ` })).toEqual({
    ...unstated,
    publicationId: ID,
    procedureKey: ID,
    kind: 'competition',
    publishedAt: new Date('2026-07-10T12:05:30Z'),
    title: 'Projectleider gemalen',
    description: 'Je leidt de renovatie van zes gemalen.',
    organization: 'Waterschap De Lage Landen',
    closingDate: new Date('2026-07-24T17:00:00Z'),
    place: 'Den Haag Zuid-Holland',
    closingParty: 'client',
    sourceUrl: `https://striive.com/nl/opdrachten?id=${ID}`,
    currency: 'EUR',
    minHourlyRate: 80,
    maxHourlyRate: 95,
    tenderType: 'freelance_contract',
  })
})

describe('the hourly rate of a Striive assignment', () => {
  test.each([
    [0, 0, null, null],
    [-80, -95, null, null],
    [Number.NaN, Number.NaN, null, null],
    [Infinity, -Infinity, null, null],
    [1000.01, 5000, null, null],
    ['', 'n.o.t.k.', null, null],
    ['1e2', '0x50', null, null],
    ['-85', '85 euro', null, null],
    [{}, [85], null, null],
    [0, 95, null, 95],
    [80, 0, 80, null],
    [undefined, 95, null, 95],
    [80, undefined, 80, null],
    [5000, 95, null, 95],
    [80, 95, 80, 95],
    [95, 80, 80, 95],
    [105, 9.5, 9.5, 105],
    [85, 85, 85, 85],
    [0.01, 1000, null, 1000],
    [90.91, '95', 90.91, 95],
    ['85,50', '95.75', 85.5, 95.75],
    [' 85 ', '0', 85, null],
  ])('is %j and %j, read as %j to %j', (from, to, minHourlyRate, maxHourlyRate) => {
    const isNamed = minHourlyRate !== null || maxHourlyRate !== null
    // R-ENT-7
    expect(draftWith({ hourlyRateMin: from, hourlyRateMax: to })).toMatchObject({
      minHourlyRate,
      maxHourlyRate,
      currency: isNamed ? 'EUR' : null,
    })
  })
})

describe('the texts of a Striive assignment', () => {
  const descriptionFor = (content: string | null) => draftWith({ content }).description

  test('lose e-mail addresses and telephone numbers, in any escaping', () => {
    const text = descriptionFor(
      '<p>Vragen? <a href="mailto:wolk@bureau.example">wolk&#64;bureau.example</a> of <b>06</b>&nbsp;-&nbsp;12345678</p>',
    )
    expect(text).toBe('Vragen? [e-mailadres verwijderd] of [telefoonnummer verwijderd]')
    expect(descriptionFor('wolk&amp;#64;<wbr>bureau.example')).toBe('[e-mailadres verwijderd]')
  })

  test('are truncated without leaving a part of an address', () => {
    expect(descriptionFor('x '.repeat(2_500_000))!.length).toBeLessThanOrEqual(50_000)
    expect(descriptionFor('a@b.nl '.repeat(7000))!.length).toBeLessThanOrEqual(50_000)
    for (const before of ['', 'x']) expect(descriptionFor(before + '😀'.repeat(30_000))!.isWellFormed()).toBe(true)
    for (let shown = 1; shown < 40; shown++) {
      const before = 'x '.repeat(24_980).slice(0, 50_000 - shown)
      const filler = ' '.repeat(50_000 - shown - before.length)
      expect(descriptionFor(`${before}${filler}wolk@bureau.example 06-87654321`)).not.toMatch(/wolk|87/)
    }
    expect(descriptionFor('x'.repeat(50_000))).toHaveLength(50_000)
  })
})

describe('the dates of a Striive assignment', () => {
  test.each([
    ['2026-07-24T19:00:00', '2026-07-24T17:00:00.000Z'],
    ['2026-12-24T19:00:00', '2026-12-24T18:00:00.000Z'],
    ['2026-07-24', '2026-07-24T21:59:59.999Z'],
  ])(
    'include the closing date %s, the earlier one of Amsterdam and UTC when the offset is missing: %s',
    (text, closing) => {
      expect(draftWith({ closingDateClient: text }).closingDate).toEqual(new Date(closing))
    },
  )

  test.each([
    [
      'the broker closes a day before the client',
      '2026-07-23T19:00:00',
      '2026-07-24T19:00:00',
      '2026-07-23T17:00:00Z',
      'broker',
    ],
    ['both close on one day', '2026-07-24T15:00:00', '2026-07-24T19:00:00', '2026-07-24T13:00:00Z', 'broker'],
    [
      'the client closes before the broker',
      '2026-07-25T19:00:00',
      '2026-07-24T19:00:00',
      '2026-07-24T17:00:00Z',
      'client',
    ],
    ['only the broker closes', '2026-07-23T19:00:00', null, '2026-07-23T17:00:00Z', 'broker'],
    ['only the client closes', null, '2026-07-24T19:00:00', '2026-07-24T17:00:00Z', 'client'],
    [
      'of the broker nothing readable is said',
      '0001-01-01T00:00:00',
      '2026-07-24T19:00:00',
      '2026-07-24T17:00:00Z',
      'client',
    ],
  ])(
    'include the earlier of two deadlines, and whose it is: %s',
    (_what, closingDateInvoice, closingDateClient, closing, party) => {
      const draft = draftWith({ closingDateInvoice, closingDateClient })
      expect(draft).toMatchObject({ closingDate: new Date(closing), closingParty: party })
    },
  )

  test.each([null, undefined, '', 'gisteren', '0001-01-01T00:00:00', '2026-13-01', 20_260_710])(
    'do not include a publication date that is %j',
    publishedDate => {
      expect(draftWith({ publishedDate }).publishedAt).toBeNull()
    },
  )
})

test.each([
  ['Den Haag Zuid-Holland', 'Den Haag'],
  ['Delfzijl Groningen', 'Delfzijl'],
  ['Utrecht Utrecht', 'Utrecht'],
  ['Bergen op Zoom Noord-Brabant', 'Bergen op Zoom'],
  ['&rsquo;s-Hertogenbosch Noord-Brabant', "'s-Hertogenbosch"],
  ['<b>Assen</b> Drenthe', 'Assen'],
  ['Gemeentehuis', null],
  ['Thuiswerken', null],
  ['', null],
  [' '.repeat(100_000), null],
])('a location becomes plain text and the workplace: %#', (location, place) => {
  expect(whereabouts(draftWith({ location })).region).toBe(place)
})

describe('the link of a Striive assignment', () => {
  test.each(['javascript:alert(1)', 'http://localhost/', '', null, undefined])(
    "%j is replaced by the assignment's own page",
    brokerUrl => {
      // R-INT-28
      expect(draftWith({ brokerUrl }).sourceUrl).toBe(`https://striive.com/nl/opdrachten?id=${ID}`)
    },
  )

  test('cannot be changed by a hostile id', () => {
    // R-INT-28
    expect(draftWith({ brokerUrl: null, id: '1&x=<b>"#' }).sourceUrl).toBe(
      'https://striive.com/nl/opdrachten?id=1%26x%3D%3Cb%3E%22%23',
    )
  })

  test('is the given one when it is safe', () => {
    expect(draftWith({ brokerUrl: 'https://between.example/1' }).sourceUrl).toBe('https://between.example/1')
  })
})

test.each([
  ['Between', 'between'],
  [' BETWEEN ', 'between'],
  ['HeadFirst', 'headfirst'],
  ['headfirst\n', 'headfirst'],
  ['Head First', 'headfirst'],
  ['Source', 'striive'],
  ['Striive', 'striive'],
  ['', 'striive'],
  [null, 'striive'],
  ['constructor', 'striive'],
  ['tenderned', 'striive'],
])('the source %j is %s', (source, key) => {
  expect(sourceOf(job.parse(recordWith({ source })))).toBe(key)
})

test('every source that Striive lists is recognised by its name', () => {
  const read = sourcesReadBy('striive')
  expect(read.map(key => sourceOf(job.parse(recordWith({ source: sourceName(key) }))))).toEqual(read)
})

test('personal data in a record is dropped', () => {
  const keys = `
    recruiter recruiterId recruiterSlug recruiterFirstName recruiterLastName recruiterMiddleName recruiterInitials
    recruiterEmail recruiterPhoneNumber recruiterFunctionTitle recruiterImageContentType requesterEmail
    orderContactType orderContactLegalName orderContactFullName reportToLegalName reportToFullName
    coordinatorLegalName coordinatorFullName distributorLegalName distributorFullName client submittedAt
    staffingSupplierRecordId staffingCustomerRecordId workSiteAddress workSiteAddress2 businessUnit
    referenceCodeClient tagNames requirements procedureSpecification hasRecruiterImage createdAt status total`
    .trim()
    .split(/\s+/)
  const people = Object.fromEntries(keys.map((key, index) => [key, `KANARIE ${index} kanarie${index}@bureau.example`]))
  const nested = { recruiter: { ...people }, tags: [people], regionLocation: people, ['__proto__']: people }
  const listing = job.parse(recordWith({ ...people, ...nested }))
  for (const written of [JSON.stringify(listing), JSON.stringify(normalise(listing))]) {
    expect(written).toContain('Projectleider gemalen')
    expect(written).not.toMatch(/kanarie/i)
  }
  expect(Object.keys(listing).sort()).toEqual(Object.keys(recordWith()).sort())
})

test('normalising is pure: the same answer gives the same draft and is not modified', () => {
  const listing = Object.freeze(job.parse(recordWith({ hourlyRateMin: 95, hourlyRateMax: 80 })))
  expect(normalise(listing)).toEqual(normalise(listing))
  expect(listing).toMatchObject({ hourlyRateMin: 95, hourlyRateMax: 80 })
  expect(job.parse(structuredClone(listing))).toEqual(listing)
})

describe('the terms of a Striive assignment', () => {
  test.each([
    [{ hoursPerWeekMin: 32, hoursPerWeekMax: 40 }, 32, 40],
    [{ hoursPerWeekMin: 40, hoursPerWeekMax: 32 }, 32, 40],
    [{ hoursPerWeekMin: 0, hoursPerWeekMax: '36,5' }, null, 36.5],
    [{ hoursPerWeekMin: 24 }, 24, null],
    [{ hoursPerWeekMin: 36, hoursPerWeekMax: 36 }, 36, 36],
    [{ hoursPerWeekMin: -8, hoursPerWeekMax: 168 }, null, null],
    [{ hoursPerWeekMin: 'fulltime' }, null, null],
    [{}, null, null],
  ])('with %j have %j to %j hours a week', (given: object, minHoursPerWeek, maxHoursPerWeek) => {
    expect(draftWith(given)).toMatchObject({ minHoursPerWeek, maxHoursPerWeek })
  })

  test.each([
    // Midnight in Amsterdam, in summer and in winter, written as UTC.
    ['2026-09-30T22:00:00', '2026-12-30T23:00:00', '2026-10-01', '2026-12-31'],
    ['2026-10-01', '2026-12-31', '2026-10-01', '2026-12-31'],
    ['2026-12-31', '2026-10-01', '2026-12-31', null],
    ['z.s.m.', '', null, null],
    ['0001-01-01T00:00:00', '9999-12-31T00:00:00', null, null],
    [null, undefined, null, null],
  ])('from %j to %j have the period from %j to %j', (from, to, startDate, endDate) => {
    expect(draftWith({ startDate: from, endDate: to })).toMatchObject({ startDate, endDate })
  })

  test.each([
    [{ numberOfPositions: 3, extendable: true }, 3, true],
    [{ numberOfPositions: 0, extendable: false }, null, false],
    [{ numberOfPositions: 1.5, extendable: 'ja' }, null, null],
    [{ numberOfPositions: 1e9 }, null, null],
    [{}, null, null],
  ])('with %j have %j positions and are extendable: %j', (given: object, positions, isExtendable) => {
    expect(draftWith(given)).toMatchObject({ positions, isExtendable })
  })

  test.each([
    [{ hourlyRateClient: 90.91, referenceCode: 'BTICT001450' }, 90.91, 'BTICT001450'],
    [{ hourlyRateClient: 0, referenceCode: ' <b>HF 1</b>\n' }, null, 'HF 1'],
    [{ hourlyRateClient: 7500, referenceCode: '' }, null, null],
    [{ referenceCode: '1' }, null, null],
    [{ referenceCode: 'x'.repeat(101) }, null, null],
    [{}, null, null],
  ])('with %j have the client rate %j and the reference %j', (given: object, clientHourlyRate, reference) => {
    expect(draftWith(given)).toMatchObject({ clientHourlyRate, reference })
  })
})
