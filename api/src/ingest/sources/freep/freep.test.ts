import { describe, expect, test } from '@jest/globals'
import { fakeFetcher } from '../../../../test/fake-fetcher.js'
import { connectionTo, expectSamplesRead } from '../../../../test/read-samples.js'
import { RefusedItem } from '../connector.js'
import { connector } from './freep.js'
import { normalise } from './normalise.js'
import { freepSamples } from './samples/wire.js'
import { detail, listing } from './shapes.js'

const SLUG = 'beheerder-sluizen-2'

/** An entry and its detail, with the test's changes. */
const listed = (given: object = {}) => ({
  id: 7,
  slug: SLUG,
  title: 'Beheerder sluizen',
  created_date: '2026-11-12T10:05:20.125000+01:00',
  location_province: 'Zeeland',
  company_name: 'Waterschap Zuiderdelta',
  company_logo: 'https://bestanden.test/logo.jpg',
  hours: 28,
  rate_max: '118',
  ...given,
})
const detailed = (given: object = {}) => ({
  slug: SLUG,
  content: '<p><strong>Opdracht</strong><br />Je beheert sluizen.</p><p>Kenmerk: WZ-0042</p>',
  start_date: '2027-01-04',
  closing_date: '2026-11-27T12:00:00+01:00',
  location_name: 'Terneuzen',
  rate_min: 86,
  rate_max: 104,
  ...given,
})
const draftOf = (list: object = {}, more: object = {}) =>
  normalise({ listing: listing.parse(listed(list)), detail: detail.parse(detailed(more)) })

describe('an invalid entry is skipped', () => {
  test.each([
    ['nothing', null],
    ['no slug', listed({ slug: undefined })],
    ['a slug that leads elsewhere', listed({ slug: '../users/1' })],
    ['a slug with a question', listed({ slug: 'a?b=c' })],
    ['an endless slug', listed({ slug: 'a'.repeat(201) })],
    ['a title in a list', listed({ title: ['Beheerder'] })],
    ['a company as an object', listed({ company_name: {} })],
  ])('%s', (_what, entry) => {
    expect(listing.safeParse(entry).success).toBe(false)
  })
})

describe('an unusable assignment is refused with a Dutch sentence', () => {
  test.each([
    ['no title', { title: '' }, {}, 'De titel ontbreekt.'],
    ['no company', { company_name: null }, {}, 'De opdrachtgever ontbreekt.'],
  ])('%s', (_what, list, more, sentence) => {
    expect(() => draftOf(list, more)).toThrow(RefusedItem)
    expect(() => draftOf(list, more)).toThrow(sentence)
  })

  const fetchOf = (answer: unknown) => {
    const fetcher = fakeFetcher({ json: () => Promise.resolve(answer) })
    const item = { publicationId: SLUG, fingerprint: Buffer.from(''), listing: listing.parse(listed()) }
    return connector.fetch({ ...connectionTo(connector), fetcher }, item)
  }

  test.each([[null], [[]], ['<html>'], [{ closing_date: 7 }]])(
    'a detail of %j refuses the assignment',
    async answer => {
      await expect(fetchOf(answer)).rejects.toThrow('De opdracht heeft een andere vorm dan verwacht.')
    },
  )

  test('a detail of another assignment is an error of the source', async () => {
    await expect(fetchOf(detailed({ slug: 'elders' }))).rejects.toThrow('met een andere opdracht')
  })
})

test('an entry and its detail become a complete draft', () => {
  expect(draftOf()).toMatchObject({
    publicationId: SLUG,
    procedureKey: SLUG,
    kind: 'competition',
    publishedAt: new Date('2026-11-12T09:05:20.125Z'),
    title: 'Beheerder sluizen',
    organization: 'Waterschap Zuiderdelta',
    closingDate: new Date('2026-11-27T11:00:00Z'),
    place: 'Terneuzen, Zeeland',
    // R-INT-28
    sourceUrl: `https://www.freep.nl/opdracht/${SLUG}`,
    minHourlyRate: 86,
    maxHourlyRate: 104,
    currency: 'EUR',
    minHoursPerWeek: 28,
    maxHoursPerWeek: 28,
    startDate: '2027-01-04',
    reference: 'WZ-0042',
    tenderType: 'freelance_contract',
  })
})

test.each([
  [{ rate_max: '118' }, { rate_min: null, rate_max: null }, null, 118],
  [{ rate_max: '80,50' }, { rate_min: undefined, rate_max: undefined }, null, 80.5],
  [{ rate_max: '0' }, { rate_min: 0, rate_max: 0 }, null, null],
  [{ rate_max: 'n.o.t.k.' }, { rate_min: -5, rate_max: 9000 }, null, null],
])('rates of %j in the list and %j in the detail are %j to %j', (list, more, minHourlyRate, maxHourlyRate) => {
  // R-ENT-7
  expect(draftOf(list, more)).toMatchObject({ minHourlyRate, maxHourlyRate })
})

test.each([null, undefined, '', 7, [], {}])('an optional field may contain %j', value => {
  const more = { content: value, start_date: value, location_name: value, rate_min: value, hours: value }
  expect(draftOf({ created_date: value, location_province: value }, more).title).toBe('Beheerder sluizen')
})

test('every sample is read with its values, without recruiters', async () => {
  await expectSamplesRead(connector, freepSamples(), /wolkenveld|00000011/i, sample => ({
    organization: sample.client,
    place: sample.place === sample.province ? sample.place : `${sample.place}, ${sample.province}`,
    maxHourlyRate: sample.rateMax || null,
    isExtendable: sample.isExtendable,
    reference: sample.reference || null,
  }))
})
