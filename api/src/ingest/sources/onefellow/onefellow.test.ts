import { describe, expect, test } from '@jest/globals'
import { expectSamplesRead } from '../../../../test/read-samples.js'
import { RefusedItem } from '../connector.js'
import { normalise } from './normalise.js'
import { connector } from './onefellow.js'
import { onefellowSamples } from './samples/wire.js'
import { jobOrder } from './shapes.js'

/** A record of Onefellow, with the test's changes. */
const recordWith = (given: object = {}) => ({
  joborder_id: 733,
  time_updated: 1_784_000_400,
  time_published: 1_783_980_000,
  time_deadline: 1_786_604_400,
  portal_time_unpublish: 1_786_572_000,
  title: '#733 Bouwmanager &amp; ontwerp',
  address_city: 'Groningen',
  address_state: null,
  teaser: 'Iets voor jou?',
  start_date: 1_788_213_600,
  duration: '18 maanden met optie tot verlenging',
  max_rate: '',
  openings: 2,
  company_job_id: '',
  hours: '28-36',
  description:
    '&lt;h1&gt;Bouwmanager &amp;amp; ontwerp&lt;/h1&gt;&lt;p&gt;Bel &lt;b&gt;06&lt;/b&gt;-12345678&lt;/p&gt;&lt;script&gt;x&lt;/script&gt;',
  extension_available: 0,
  publish: 1,
  status: 'Open',
  company: 'Energiebedrijf Noorderlicht Infra',
  ...given,
})
const draftWith = (given: object = {}) => normalise(jobOrder.parse(recordWith(given)))

test.each([
  ['no id', { joborder_id: null }],
  ['an id of half a number', { joborder_id: 1.5 }],
  ['a title in a list', { title: ['x'] }],
  ['a company as an object', { company: {} }],
])('a record with %s is skipped', (_what, given) => {
  expect(jobOrder.safeParse(recordWith(given)).success).toBe(false)
})

test.each([
  ['nothing but its number', { title: '#733 ' }, 'De titel ontbreekt.'],
  ['no company', { company: ' ' }, 'De opdrachtgever ontbreekt.'],
])('an assignment with %s is refused', (_what, given, sentence) => {
  expect(() => draftWith(given)).toThrow(RefusedItem)
  expect(() => draftWith(given)).toThrow(sentence)
})

test('a complete record becomes a complete draft', () => {
  expect(draftWith()).toMatchObject({
    publicationId: '733',
    publishedAt: new Date(1_783_980_000_000),
    title: 'Bouwmanager & ontwerp',
    organization: 'Energiebedrijf Noorderlicht Infra',
    description: 'Bouwmanager & ontwerp\n\nBel [telefoonnummer verwijderd]',
    closingDate: new Date(1_786_604_400_000),
    // Midnight in Amsterdam.
    startDate: '2026-09-01',
    place: 'Groningen',
    // R-INT-28
    sourceUrl: 'https://onefellow.nl/opdrachten/733',
    minHoursPerWeek: 28,
    maxHoursPerWeek: 36,
    minHourlyRate: null,
    maxHourlyRate: null,
    positions: 2,
    isExtendable: true,
    reference: '#733',
  })
})

describe('the rate in', () => {
  test.each([
    ['', '', null, null],
    ['0', '', null, null],
    ['marktconform', '', null, null],
    ['122', '', null, 122],
    [122, '', null, 122],
    ['122,50', 'Uurtarief: € 80', null, 122.5],
    ['', 'Uurtarief: € 112,50 - € 124,00 exclusief btw', 112.5, 124],
    ['', 'Tarief: € 6.000 per maand', null, null],
  ])('%j with the text %j', (max_rate, line, minHourlyRate, maxHourlyRate) => {
    const description = `&lt;p&gt;${line}&lt;/p&gt;`
    // R-ENT-7
    expect(draftWith({ max_rate, description })).toMatchObject({ minHourlyRate, maxHourlyRate })
  })
})

test.each([
  [{ time_deadline: 0 }, new Date(1_786_572_000_000)],
  [{ time_deadline: null, portal_time_unpublish: null }, null],
  [{ time_deadline: '2026-09-01', portal_time_unpublish: 9e12 }, null],
])('with %j the closing date is %j', (given, closingDate) => {
  expect(draftWith(given).closingDate).toEqual(closingDate)
})

test('an optional field may contain anything', () => {
  for (const value of [null, undefined, '', {}, [], Number.NaN])
    for (const key of [
      'teaser',
      'description',
      'address_city',
      'hours',
      'max_rate',
      'duration',
      'start_date',
      'openings',
    ])
      expect(draftWith({ [key]: value }).publicationId).toBe('733')
})

test('every sample is read once with its values, except the one that was taken off the site', async () => {
  await expectSamplesRead(connector, onefellowSamples(), /meeuwenbroek|00000013/i, sample => ({
    organization: sample.client,
    minHourlyRate: sample.rateMin || null,
    maxHourlyRate: sample.rateMax || null,
    isExtendable: sample.isExtendable || null,
    reference: sample.reference || `#${sample.number}`,
  }))
})

test.each([
  [{ workplace_type: 7, allows_remote_work: 0 }, null],
  [{ workplace_type: 'remote', allows_remote_work: 1 }, 'hybrid'],
  [{ workplace_type: 'on_site', allows_remote_work: 0 }, 'on_site'],
])('with %j the workplace is %s, and the deadline is the broker’s', (given, workplace) => {
  expect(draftWith({ description: '', teaser: '', ...given })).toMatchObject({ workplace, closingParty: 'broker' })
})
