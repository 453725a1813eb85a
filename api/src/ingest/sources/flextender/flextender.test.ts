import { describe, expect, test } from '@jest/globals'
import { connectionTo, expectSamplesRead, readSamples } from '../../../../test/read-samples.js'
import { SourceError } from '../../../platform/fetching/source-error.js'
import type { Connection, Discovery } from '../connector.js'
import { RefusedItem } from '../connector.js'
import { hiddenFieldsIn, jobsOnCards } from './cards.js'
import { connector } from './flextender.js'
import { normalise } from './normalise.js'
import { flexTenderSamples } from './samples/wire.js'
import { job } from './shapes.js'

/** A job in the JSON list, with the test's changes. */
const jobWith = (given: object = {}) => ({
  avnummer: 40_117,
  opdracht: 'Beleidsadviseur water ',
  omschrijving: '<p>Je schrijft de visie.</p><p>Maximum tarief: € 95,- exclusief btw</p>',
  opdrachtgever: 'Gemeente Westerveen',
  regio: 'Drenthe',
  sluiting_inschrijving: '2026-09-24 09:00:00',
  urenperweek: '16 tot 20 uur',
  aanvang: '1 december 2026',
  aantal_professionals: '2',
  verlengingsoptie: '2 maal 3 maand(en)',
  contactpersoon: 'KANARIE',
  ...given,
})
const draftWith = (given: object = {}) => normalise(job.parse(jobWith(given)))

test.each([
  ['no number', { avnummer: null }],
  ['a number in a list', { avnummer: [1] }],
  ['a title as an object', { opdracht: {} }],
  ['a number as its closing date', { sluiting_inschrijving: 7 }],
])('a job with %s is skipped', (_what, given) => {
  expect(job.safeParse(jobWith(given)).success).toBe(false)
})

test.each([
  ['no title', { opdracht: ' ' }, 'De titel ontbreekt.'],
  ['no client', { opdrachtgever: null }, 'De opdrachtgever ontbreekt.'],
])('an assignment with %s is refused', (_what, given, sentence) => {
  expect(() => draftWith(given)).toThrow(RefusedItem)
  expect(() => draftWith(given)).toThrow(sentence)
})

test('a complete job becomes a complete draft', () => {
  const draft = draftWith()
  expect(draft).toMatchObject({
    publicationId: '40117',
    publishedAt: null,
    title: 'Beleidsadviseur water',
    organization: 'Gemeente Westerveen',
    description: 'Je schrijft de visie.\n\nMaximum tarief: € 95,- exclusief btw',
    closingDate: new Date('2026-09-24T07:00:00Z'),
    place: 'Drenthe',
    // R-INT-28
    sourceUrl: 'https://www.flextender.nl/opdracht?aanvraagnr=40117',
    // R-ENT-7
    maxHourlyRate: 95,
    minHoursPerWeek: 16,
    maxHoursPerWeek: 20,
    startDate: '2026-12-01',
    positions: 2,
    isExtendable: true,
    reference: '40117',
  })
  expect(JSON.stringify([draft, job.parse(jobWith())])).not.toContain('KANARIE')
})

test.each([
  [{ sluiting_inschrijving: '24 september 2026 09:00 uur' }, { closingDate: new Date('2026-09-24T07:00:00Z') }],
  [{ sluiting_inschrijving: '24 september 2026' }, { closingDate: new Date('2026-09-24T21:59:59.999Z') }],
  [{ sluiting_inschrijving: null }, { closingDate: null }],
  [{ aanvang: 'Z.s.m' }, { startDate: null }],
  [{ urenperweek: '36 uur' }, { minHoursPerWeek: 36, maxHoursPerWeek: 36 }],
  [{ urenperweek: 24 }, { minHoursPerWeek: 24, maxHoursPerWeek: 24 }],
  [{ urenperweek: 'n.t.b.' }, { minHoursPerWeek: null, maxHoursPerWeek: null }],
  [{ verlengingsoptie: 'Geen' }, { isExtendable: false }],
  [{ verlengingsoptie: '' }, { isExtendable: null }],
  [{ avnummer: '1&x=<b>' }, { sourceUrl: 'https://www.flextender.nl/opdracht?aanvraagnr=1%26x%3D%3Cb%3E' }],
])('a job with %j becomes %j', (given, expected) => {
  expect(draftWith(given)).toMatchObject(expected)
})

describe('the cards of FlexTender', () => {
  const row = (caption: string, value: string) =>
    `<div class="css-summaryrow"><div class="css-caption">${caption}</div><div class="css-value">${value}</div></div>`
  const card = (inside: string, link = 'https://www.flextender.nl/opdracht?aanvraagnr=40118&amp;resultatenlijst=J1') =>
    `<div class="css-foundjob paginated" data-kbslinkurl="${link}">${inside}</div>`

  test.each([
    ['', 0],
    ['<p>Geen opdrachten gevonden</p>', 0],
    ['<div class="css-jobtitle">Los</div>', 0],
    [card(''), 1],
    [`${card('<div class="css-jobtitle">Een')}${card('<div>')}`, 2],
  ])('in %j are counted as %d', (html, count) => {
    expect(jobsOnCards(html)).toHaveLength(count)
  })

  test('are read like jobs, with the first of repeated values, without buttons', () => {
    const html = card(
      `<div class="css-jobtitle">Adviseur &amp; <b>regisseur</b> </div><div class="css-customer">Gemeente Westerveen</div>
      ${row('Start', 'Z.s.m')}${row('Uren per week', '16 tot 20 uur')}${row('Start', '1 januari 2027')}
      ${row('Einde inschrijfdatum', '29 september 2026 <a href="#">agenda </a>')}${row('Eindtijd', '09:00 uur')}`,
    )
    expect(normalise(job.parse(jobsOnCards(html)[0]))).toMatchObject({
      publicationId: '40118',
      title: 'Adviseur & regisseur',
      closingDate: new Date('2026-09-29T07:00:00Z'),
      startDate: null,
      minHoursPerWeek: 16,
      description: null,
    })
  })

  test.each(['', 'javascript:alert(1)', 'https://www.flextender.nl/opdracht'])(
    'are skipped without a number, with the link %j',
    link => {
      expect(job.safeParse(jobsOnCards(card('<div class="css-jobtitle">X</div>', link))[0]).success).toBe(false)
    },
  )

  test('the search sends only the hidden fields of its own form', () => {
    const html = `<input type="hidden" name="kbs_flx_widget_config" value="a&amp;b"><input type="hidden" name="action"
      value="delete"><input name="kbs_flx_text" value="x"><input type="HIDDEN" name="kbs_flx_lang">`
    expect(hiddenFieldsIn(html)).toEqual({ kbs_flx_widget_config: 'a&b', kbs_flx_lang: '' })
  })
})

describe('the list in JSON is replaced by the search of the site', () => {
  async function read(connection: Connection) {
    const found: Discovery[] = []
    for await (const discovery of connector.discover(connection, null)) found.push(discovery)
    return found.flatMap(({ items }) => items.map(({ publicationId }) => publicationId))
  }
  const numbers = flexTenderSamples().map(({ number }) => String(number))
  const withJobs = (json: () => Promise<unknown>): Connection => {
    const connection = connectionTo(connector)
    return { ...connection, fetcher: { ...connection.fetcher, json } }
  }

  test('when it fails', async () => {
    expect(await read(connectionTo(connector, ['/v1/getjobs']))).toEqual(numbers)
  })

  test.each([[null], [[]], [{ resultaat: null }], [{ resultaat: [] }], [{ jobs: [] }]])(
    'when it answers %j',
    async answer => {
      expect(await read(withJobs(() => Promise.resolve(answer)))).toEqual(numbers)
    },
  )

  test('but not when the time limit has passed, and only once', async () => {
    await expect(read(withJobs(() => Promise.reject(new SourceError('limit', 'op'))))).rejects.toThrow('op')
    await expect(read(connectionTo(connector, ['/v1/getjobs', '/opdrachten/']))).rejects.toThrow(SourceError)
  })

  test('with the same values as in the list, except the text', async () => {
    const connection = connectionTo(connector, ['/v1/getjobs'])
    const cards = new Map<string, object>()
    for await (const { items } of connector.discover(connection, null))
      for (const { listing } of items) {
        const row = listing as { avnummer: string }
        cards.set(row.avnummer, row)
      }
    for (const { draft } of await readSamples(connector)) {
      const byCard = normalise(job.parse(cards.get(draft.publicationId)))
      const {
        description: _text,
        maxHourlyRate: _rate,
        currency: _currency,
        reference: _reference,
        positions: _number,
        ...facts
      } = draft
      expect(byCard).toMatchObject(facts)
    }
  })
})

test('every sample is read with its values', async () => {
  await expectSamplesRead(connector, flexTenderSamples(), /klaproosma|00000015/i, sample => ({
    organization: sample.client,
    place: sample.province,
    maxHourlyRate: sample.rateMax || null,
    minHoursPerWeek: sample.hoursMin,
    isExtendable: sample.isExtendable,
    reference: sample.reference || String(sample.number),
  }))
})
