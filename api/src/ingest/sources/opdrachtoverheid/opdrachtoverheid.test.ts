import { describe, expect, test } from '@jest/globals'
import { connectionTo, expectSamplesRead } from '../../../../test/read-samples.js'
import { RefusedItem } from '../connector.js'
import { normalise } from './normalise.js'
import { connector } from './opdrachtoverheid.js'
import { opdrachtOverheidSamples } from './samples/wire.js'
import { vacancy } from './shapes.js'

/** A record of OpdrachtOverheid, with the test's changes. */
const recordWith = (given: object = {}) => ({
  tender_id: 'inhuurplein_55012',
  tender_name: 'Coördinator aansluitingen\n',
  tender_buying_organization: 'Netbeheer Oostrand',
  tender_source: 'inhuurplein',
  tender_url: 'https://www.inhuurplein.example/vacatures/55012',
  opdracht_overheid_url: 'https://www.opdrachtoverheid.nl/inhuuropdracht/x/y/77B0',
  tender_status: 'open',
  tender_active: true,
  publish: true,
  tender_first_seen: '2026-11-17',
  tender_last_seen: '2026-11-20',
  tender_date: '2026-12-02 09:00:00',
  tender_offline_date: '2026-12-01 16:00:00',
  tender_start_date: '2027-01-01',
  tender_end_date: '2027-06-15',
  tender_min_hours: 32,
  tender_max_hours: 40,
  tender_hours_week: null,
  tender_maximum_tariff: 112,
  tender_tariff: '100',
  tender_no_max_tariff: false,
  tender_number_of_professionals: '1',
  extension_option_description: 'Half jaar, met mogelijkheid tot verlenging.',
  tender_job_location: 'Nederland',
  vacancies_location: { province: 'Gelderland', company_address: 'KANARIE 1' },
  tender_description: 'Ingekort',
  tender_description_html: '<div><p>Je coördineert.</p></div>',
  ...given,
})
const draftWith = (given: object = {}) => normalise(vacancy.parse(recordWith(given)))

test.each([
  ['no id', { tender_id: null }],
  ['half a character as its id', { tender_id: 'a\ud800' }],
  ['a null character in its id', { tender_id: 'a\0b' }],
  ['a name in a list', { tender_name: [] }],
  ['an organisation as an object', { tender_buying_organization: {} }],
  ['a number as its date', { tender_offline_date: 1_788_825_599 }],
])('a record with %s is skipped', (_what, given) => {
  expect(vacancy.safeParse(recordWith(given)).success).toBe(false)
})

test.each([
  ['no name', { tender_name: '\n' }, 'De titel ontbreekt.'],
  ['no organisation', { tender_buying_organization: '' }, 'De opdrachtgever ontbreekt.'],
])('an assignment with %s is refused', (_what, given, sentence) => {
  expect(() => draftWith(given)).toThrow(RefusedItem)
  expect(() => draftWith(given)).toThrow(sentence)
})

test('a complete record becomes a complete draft', () => {
  const draft = draftWith()
  expect(draft).toMatchObject({
    publicationId: 'inhuurplein_55012',
    publishedAt: new Date('2026-11-16T23:00:00Z'),
    title: 'Coördinator aansluitingen',
    organization: 'Netbeheer Oostrand',
    description: 'Je coördineert.',
    closingDate: new Date('2026-12-01T15:00:00Z'),
    place: 'Gelderland',
    minHourlyRate: null,
    maxHourlyRate: 112,
    minHoursPerWeek: 32,
    maxHoursPerWeek: 40,
    startDate: '2027-01-01',
    endDate: '2027-06-15',
    positions: 1,
    isExtendable: true,
  })
  expect(JSON.stringify([draft, vacancy.parse(recordWith())])).not.toContain('KANARIE')
})

describe('the link is the page at the origin, or else at the aggregator', () => {
  const aggregators = 'https://www.opdrachtoverheid.nl/inhuuropdracht/x/y/77B0'
  test.each([
    [{}, 'https://www.inhuurplein.example/vacatures/55012'],
    [{ tender_url: null }, aggregators],
    [{ tender_url: 'javascript:alert(1)' }, aggregators],
    [{ tender_url: 'http://localhost/1' }, aggregators],
    [{ tender_url: '/vacatures/1', opdracht_overheid_url: 'data:text/html,x' }, null],
  ])('%j', (given, url) => {
    // R-INT-28
    expect(draftWith(given).sourceUrl).toBe(url)
  })
})

test.each([
  [{ tender_no_max_tariff: true }, null],
  [{ tender_maximum_tariff: 0 }, 100],
  [{ tender_maximum_tariff: null, tender_tariff: '70' }, 70],
  [{ tender_maximum_tariff: 112_000 }, null],
  [{ tender_maximum_tariff: null, tender_tariff: 'n.v.t.' }, null],
])('with %j the maximum rate is %j', (given, maxHourlyRate) => {
  // R-ENT-7
  expect(draftWith(given)).toMatchObject({ minHourlyRate: null, maxHourlyRate })
})

test.each([
  [{ tender_min_hours: 0, tender_max_hours: 0, tender_hours_week: '36' }, 36, 36],
  [{ tender_min_hours: null, tender_max_hours: null, tender_hours_week: '16-24' }, 16, 24],
  [{ tender_min_hours: 0, tender_max_hours: 24 }, null, 24],
  [{ tender_min_hours: 0, tender_max_hours: 0 }, null, null],
])('hours of %j are %j to %j', (given, minHoursPerWeek, maxHoursPerWeek) => {
  expect(draftWith(given)).toMatchObject({ minHoursPerWeek, maxHoursPerWeek })
})

describe('open and closed records', () => {
  test.each([
    [{ tender_status: 'closed', tender_last_seen: '2026-11-20' }, '2026-11-20T22:59:59.999Z'],
    [{ tender_status: 'closed', tender_last_seen: '2026-12-07' }, '2026-12-01T15:00:00.000Z'],
    [{ tender_status: 'closed', tender_last_seen: null }, '2026-12-01T15:00:00.000Z'],
  ])('with %j have the earlier moment as closing date', (given, closing) => {
    expect(draftWith(given).closingDate?.toISOString()).toBe(closing)
  })

  test('have a fingerprint that ignores the day of last sight while they are open', () => {
    const seenOn = (tender_last_seen: string) => vacancy.parse(recordWith({ tender_last_seen }))
    expect(seenOn('2026-11-20')).toEqual(seenOn('2026-11-21'))
  })

  const isRead = async (given: object) => {
    const connection = connectionTo({
      ...connector,
      standIn: ({ body }) => {
        const isFirst = (body as { offset: number }).offset === 0
        return { status: 200, body: { negometrix_tenders: isFirst ? [recordWith(given)] : [] } }
      },
    })
    const items = []
    for await (const discovery of connector.discover(connection, null)) items.push(...discovery.items)
    return items.length === 1
  }
  test.each([
    ['an open one', {}, true],
    ['one that closed last week', { tender_offline_date: '2026-11-13 16:00:00', tender_status: 'closed' }, true],
    ['one without a date', { tender_offline_date: null }, true],
    ['one whose date cannot be read, to be refused', { tender_offline_date: 'z.s.m.' }, true],
    ['one that closed a month ago', { tender_offline_date: '2026-10-20 16:00:00' }, false],
    [
      'a closed one without a date',
      { tender_offline_date: null, tender_last_seen: null, tender_status: 'closed' },
      false,
    ],
    ['one that is not published', { publish: false }, false],
    ['a vacancy', { direct_recruitment_vacancy: true }, false],
  ])('are read or skipped: %s', async (_what, given, isExpected) => {
    expect(await isRead(given)).toBe(isExpected)
  })
})

test('every sample is read with its values, except closed ones and vacancies', async () => {
  await expectSamplesRead(connector, opdrachtOverheidSamples(), /wolkenveld|00000014/i, sample => ({
    organization: sample.client,
    maxHourlyRate: sample.rateMax || null,
    minHoursPerWeek: sample.hoursMin,
    maxHoursPerWeek: sample.hoursMax,
    isExtendable: sample.isExtendable || null,
  }))
})

test.each([
  [
    { remote_work_description: null, tender_hybrid_working: { ja: 1 } },
    { workplace: null, homeDaysPerWeek: null },
  ],
  [{ remote_work_description: '2 dagen thuis' }, { workplace: 'hybrid', homeDaysPerWeek: 2 }],
  [{ tender_hybrid_working: 'Ja' }, { workplace: 'hybrid', homeDaysPerWeek: null }],
])('with %j the workplace is %j', (given, terms) => {
  expect(draftWith({ tender_description_html: '', ...given })).toMatchObject(terms)
})
