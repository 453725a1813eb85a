import { describe, expect, test } from '@jest/globals'
import { expectSamplesRead } from '../../../../test/read-samples.js'
import { whereabouts } from '../../../reference/whereabouts.js'
import { job } from '../adapters/headfirst-jobs/shapes.js'
import { RefusedItem } from '../connector.js'
import { connector } from './inhuurdesk.js'
import { normalise } from './normalise.js'
import { inhuurdeskSamples } from './samples/wire.js'

const ID = '5d0c7a1e-2f3b-4c4d-9e8f-000000000001'

/** A record of Inhuurdesk, with the test's changes. */
const recordWith = (given: object = {}) => ({
  id: ID,
  title: 'Secretaris woningbouw',
  titleSlug: 'secretaris-woningbouw',
  content:
    '<p><strong>Uren: 28 per week<br>Tarief: max. €98<br>Locatie: Zutphen</strong></p><p>Je bewaakt besluiten.</p>',
  hoursPerWeekMin: 28,
  hoursPerWeekMax: 28,
  startDate: '2026-10-05T00:00:00',
  endDate: '2027-03-31T00:00:00',
  location: 'Gemeentehuis',
  clientName: 'Gemeente Westerveen',
  clientNameSlug: 'gemeente-westerveen',
  publishedDate: '2026-09-08T10:20:00',
  extendable: false,
  numberOfPositions: 1,
  hourlyRateClient: 0,
  hourlyRateMin: 0,
  hourlyRateMax: 0,
  closingDateInvoice: '2026-09-16T12:00:00',
  closingDateClient: '2026-09-17T12:00:00',
  referenceCode: 'SRQ000517',
  brokerUrl: 'https://inhuur.example/inloggen',
  ...given,
})
const draftWith = (given: object = {}) => normalise(job.parse(recordWith(given)))

test.each([
  ['no title', { title: null }, 'De titel ontbreekt.'],
  ['no client', { clientName: '' }, 'De opdrachtgever ontbreekt.'],
])('an assignment with %s is refused', (_what, given, sentence) => {
  expect(() => draftWith(given)).toThrow(RefusedItem)
  expect(() => draftWith(given)).toThrow(sentence)
})

test('a complete record becomes a complete draft', () => {
  expect(draftWith()).toMatchObject({
    publicationId: ID,
    publishedAt: new Date('2026-09-08T08:20:00Z'),
    title: 'Secretaris woningbouw',
    organization: 'Gemeente Westerveen',
    // The earlier of the two.
    closingDate: new Date('2026-09-16T10:00:00Z'),
    startDate: '2026-10-05',
    endDate: '2027-03-31',
    maxHourlyRate: 98,
    minHoursPerWeek: 28,
    clientHourlyRate: null,
    isExtendable: null,
    reference: 'SRQ000517',
  })
})

describe('the rate is that of the record, or else of the text', () => {
  test.each([
    ['Tarief: schaal 11', {}, null, null],
    ['Tarief: marktconform', {}, null, null],
    ['Tarief: € 6.500 per maand', {}, null, null],
    ['Tarief: € 82,50 inclusief fee', {}, null, 82.5],
    ['Tarief: tussen € 88,00 en € 101,00', {}, 88, 101],
    ['Tarief: max. €98', { hourlyRateMax: 120 }, null, 120],
  ])('%j with %j', (line, given, minHourlyRate, maxHourlyRate) => {
    // R-ENT-7
    expect(draftWith({ content: `<p>${line}<br>Uren: 36</p>`, ...given })).toMatchObject({
      minHourlyRate,
      maxHourlyRate,
    })
  })
})

describe('the link is the page of the assignment, never the login page', () => {
  test.each([
    [{}, `https://www.inhuurdesk.nl/aanvragen/gemeente-westerveen/secretaris-woningbouw/${ID}`],
    [{ titleSlug: null }, 'https://www.inhuurdesk.nl/aanvragen/'],
    [{ clientNameSlug: '../..' }, 'https://www.inhuurdesk.nl/aanvragen/'],
    [{ titleSlug: 'a/b?c#d' }, 'https://www.inhuurdesk.nl/aanvragen/'],
    [{ id: '"><script>' }, 'https://www.inhuurdesk.nl/aanvragen/'],
  ])('%j', (given, url) => {
    // R-INT-28
    expect(draftWith(given).sourceUrl).toBe(url)
  })
})

test("a location 'Gemeentehuis' is not a place", () => {
  expect(whereabouts(draftWith()).region).toBeNull()
  expect(whereabouts(draftWith({ location: 'Schiedam' })).region).toBe('Schiedam')
})

test('an assignment is extendable when the record or the text says so', () => {
  expect(draftWith({ extendable: true }).isExtendable).toBe(true)
  expect(draftWith({ content: '<p>Verlenging mogelijk: ja, max 2x 1 jaar</p>' }).isExtendable).toBe(true)
})

test('personal data in a record is dropped', () => {
  const keys = `recruiter recruiterId recruiterSlug recruiterFirstName recruiterLastName recruiterMiddleName
    recruiterInitials recruiterEmail recruiterPhoneNumber recruiterFunctionTitle requesterEmail orderContactFullName
    orderContactLegalName reportToFullName coordinatorFullName distributorFullName clientId portalId recordId
    workSiteAddress department`.split(/\s+/)
  const people = Object.fromEntries(keys.map(key => [key, 'KANARIE kanarie@bureau.example 06-00000099']))
  const listing = job.parse(recordWith({ ...people, client: people, tags: [people] }))
  expect(JSON.stringify([listing, normalise(listing)])).not.toMatch(/kanarie|00000099/i)
})

test('every sample is read with its values, without recruiters', async () => {
  await expectSamplesRead(connector, inhuurdeskSamples(), /klaproosma|00000012/i, sample => ({
    organization: sample.client,
    place: sample.place,
    minHourlyRate: sample.rateMin || null,
    maxHourlyRate: sample.rateMax || null,
    minHoursPerWeek: sample.hoursMin,
    isExtendable: sample.isExtendable || null,
    reference: sample.reference || null,
  }))
})
