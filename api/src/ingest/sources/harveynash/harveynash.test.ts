import { describe, expect, test } from '@jest/globals'
import { expectSamplesRead } from '../../../../test/read-samples.js'
import { RefusedItem } from '../connector.js'
import { connector } from './harveynash.js'
import { normalise } from './normalise.js'
import { harveyNashSamples } from './samples/wire.js'
import { result } from './shapes.js'

const TEXT =
  '<p>Voor onze eindklant Woningcorporatie Thuisrijk is Harvey Nash op zoek naar een beheerder</p>' +
  '<p>Verwachte startdatum: 01-12-2026 (na akkoord)  </p><p>Aantal uren per week:   36</p>' +
  '<p>Deadline voor het voorstellen van kandidaten:  05-09 om 09:00</p>'

/** A search result, with the test's changes to its job. */
const resultWith = (given: object = {}) => ({
  job: {
    id: '6b1de7a0-5a5c-4c1e-8d2f-000000000001',
    title: 'Beheerder ',
    description: TEXT,
    addresses: ['Houten , Utrecht'],
    external_reference: 'BBBH100217_1788166800',
    url_slug: '291004-Beheerder-',
    salary_package: 'Max tarief 98.75 euro all-in exclusief btw',
    salary_low: 80_000,
    salary_high: 90_000,
    // 31 August and 7 September 2026.
    published_at: 1_788_166_800,
    expires_at: 1_788_818_400,
    categories: [
      { name: 'Consultants', values: [{ name: 'KANARIE' }] },
      { name: 'Clients', values: [{ name: 'Gemeente Westerveen' }] },
    ],
    consultant_email: 'kanarie@bureau.example',
    ...given,
  },
  summary: 'KANARIE',
})
const draftWith = (given: object = {}) => normalise(result.parse(resultWith(given)))

test.each([[null], [{}], [{ job: null }], [resultWith({ id: '' })], [resultWith({ title: 7 })]])(
  'an invalid result is skipped: %#',
  record => {
    expect(result.safeParse(record).success).toBe(false)
  },
)

test('an assignment without a title is refused', () => {
  expect(() => draftWith({ title: ' ' })).toThrow(RefusedItem)
})

test('a complete result becomes a complete draft, without its consultant', () => {
  const draft = draftWith()
  expect(draft).toMatchObject({
    publicationId: '6b1de7a0-5a5c-4c1e-8d2f-000000000001',
    publishedAt: new Date(1_788_166_800_000),
    title: 'Beheerder',
    organization: 'Gemeente Westerveen',
    closingDate: new Date('2026-09-05T07:00:00Z'),
    place: 'Houten, Utrecht',
    sourceUrl: 'https://www.harveynash.nl/vacatures/291004-Beheerder-',
    minHourlyRate: null,
    maxHourlyRate: 98.75,
    minHoursPerWeek: 36,
    startDate: '2026-12-01',
    reference: 'BBBH100217',
  })
  expect(JSON.stringify([draft, result.parse(resultWith())])).not.toMatch(/kanarie/i)
})

describe('the rate is read from the text, never from the salary', () => {
  test.each([
    ['Bespreekbaar', null],
    ['£ 80.000', null],
    ['€ 80.000 per jaar', null],
    ['', null],
    [80_000, null],
    ['Max tarief 95 euro', 95],
  ])('%j', (salary_package, maxHourlyRate) => {
    // R-ENT-7
    expect(draftWith({ salary_package })).toMatchObject({ minHourlyRate: null, maxHourlyRate })
  })
})

describe('the closing date is the earlier of the deadline in the text and the end of the page', () => {
  const closing = (deadline: string, given: object = {}) =>
    draftWith({ description: `<p>Deadline voor kandidaten: ${deadline}</p>`, ...given }).closingDate?.toISOString()

  test.each([
    ['z.s.m.', '2026-09-07T22:00:00.000Z'],
    ['31-02 om 09:00', '2026-09-07T22:00:00.000Z'],
    // Before the publication, so in the next year, which is too far ahead.
    ['04-08 om 09:00', '2026-09-07T22:00:00.000Z'],
    ['30-09', '2026-09-07T22:00:00.000Z'],
    ['5/9/2026 09.00 uur', '2026-09-05T07:00:00.000Z'],
    ['05-09', '2026-09-05T21:59:00.000Z'],
  ])('%j', (deadline, moment) => {
    expect(closing(deadline)).toBe(moment)
  })

  test('a deadline in January belongs to the year after a publication in December', () => {
    const published_at = Date.parse('2026-12-20T09:00:00Z') / 1000
    expect(closing('08-01 om 09:00', { published_at, expires_at: null })).toBe('2027-01-08T08:00:00.000Z')
    expect(closing('08-01', { published_at: null, expires_at: null })).toBeUndefined()
  })
})

test.each([
  [{ categories: null }, 'Woningcorporatie Thuisrijk'],
  [{ categories: [{ name: 'Clients', values: [] }] }, 'Woningcorporatie Thuisrijk'],
  [{ categories: 'x', description: null }, 'Harvey Nash'],
])('with %j the client is %s', (given, client) => {
  expect(draftWith(given).organization).toBe(client)
})

test.each([['../admin'], ['a b'], [''], [null], ['"><script>']])('a slug of %j is not used in the link', url_slug => {
  // R-INT-28
  expect(draftWith({ url_slug }).sourceUrl).toBe('https://www.harveynash.nl/vacatures')
})

test('every sample is read with its values, without consultants', async () => {
  await expectSamplesRead(connector, harveyNashSamples(), /zandkasteel/i, sample => ({
    organization: sample.client,
    place: `${sample.place}, ${sample.province}`,
    maxHourlyRate: sample.rateMax || null,
    minHoursPerWeek: sample.hoursMin,
    maxHoursPerWeek: sample.hoursMax,
    isExtendable: sample.isExtendable,
    reference: sample.reference || `BBBH${sample.number}`,
  }))
})
