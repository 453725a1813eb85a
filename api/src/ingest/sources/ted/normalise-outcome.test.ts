import { describe, expect, test } from '@jest/globals'
import { fakeFetcher } from '../../../../test/fake-fetcher.js'
import { SourceError } from '../../../platform/fetching/source-error.js'
import { RefusedItem } from '../connector.js'
import { fetchNotice } from './fetch-notice.js'
import { normalise } from './normalise.js'
import { listed, outcome } from './shapes.js'

const UUID = 'b1946ac9-2492-4d23-a6f2-0c2b8b2e0c01'
const record = (given: object = {}) => ({
  'publication-number': '00001234-2026',
  'publication-date': '2026-08-14+02:00',
  'notice-type': 'can-standard',
  'procedure-identifier': UUID,
  'notice-title': { eng: 'Netherlands – Case systems', nld: 'Nederland – Zaaksystemen' },
  'buyer-name': { nld: ['Gemeente Westerveen'] },
  'winner-name': { nld: ['Noordkaap B.V.'] },
  'winner-decision-date': ['2026-08-01+02:00'],
  'result-value-notice': '800000.00',
  'result-value-cur-notice': 'EUR',
  ...given,
})
const draftOf = (given: object = {}, xml: Uint8Array | null = null) =>
  normalise(structuredClone({ publicationId: '1234-2026', xml, outcome: outcome.parse(record(given)) }))
const awardOf = (given: object) => draftOf(given).awards?.[0]

describe('an outcome from the search fields is refused', () => {
  test.each([
    [
      'without an award',
      { 'winner-name': null, 'winner-decision-date': null, 'result-value-notice': null },
      /gunning staat niet/,
    ],
    [
      'with placeholders for the award',
      { 'winner-name': '-', 'winner-decision-date': '2000-01-01Z', 'result-value-notice': 1 },
      /gunning staat niet/,
    ],
    ['without a procedure', { 'procedure-identifier': undefined }, /procedure ontbreekt/],
    ['without a title', { 'notice-title': {} }, /titel ontbreekt/],
    ['without a buyer', { 'buyer-name': [] }, /opdrachtgever ontbreekt/],
    ['without a day', { 'publication-date': 'gisteren' }, /publicatiedatum ontbreekt/],
  ])('%s', (_what, given, sentence) => {
    expect(() => draftOf(given)).toThrow(RefusedItem)
    expect(() => draftOf(given)).toThrow(sentence)
  })

  test('for a notice that was not found by its outcome', () => {
    expect(() => normalise({ publicationId: '1234-2026', xml: null })).toThrow(/bestand ontbreekt/)
    expect(() => normalise({ publicationId: '1234-2026', xml: new Uint8Array() })).toThrow(RefusedItem)
  })
})

describe('an award notice without a usable file', () => {
  test.each([
    ['none', null],
    ['an empty one', new Uint8Array()],
    ['half a one', new TextEncoder().encode('<ContractAwardNotice><cbc:ID>')],
    ['another kind', new TextEncoder().encode('<Catalogue/>')],
  ])('(%s) is read from the search fields, as one award for the whole', (_what, xml) => {
    expect(draftOf({}, xml)).toEqual({
      publicationId: '1234-2026',
      procedureKey: `folder:${UUID}`,
      kind: 'award',
      publishedAt: new Date('2026-08-13T22:00:00Z'),
      title: 'Nederland – Zaaksystemen',
      organization: 'Gemeente Westerveen',
      sourceUrl: 'https://ted.europa.eu/nl/notice/-/detail/1234-2026',
      tenderType: 'eu_procurement',
      awards: [{ lot: null, winner: 'Noordkaap B.V.', date: '2026-08-01', value: 800_000, currency: 'EUR' }],
      awardSource: 'api',
    })
  })

  test.each([
    ['a text', 'Noordkaap B.V.', 'Noordkaap B.V.'],
    ['a list', ['Noordkaap B.V. ', 'Zuidkaap B.V.', 'Noordkaap B.V.'], 'Noordkaap B.V.; Zuidkaap B.V.'],
    ['a text by language', { eng: 'Northcape', nld: 'Noordkaap B.V.' }, 'Noordkaap B.V.'],
    ['lists by language', { eng: ['Northcape'], ell: ['Νορντκααπ'] }, 'Northcape'],
    ['a list in one other language', { ell: ['Νορντκααπ'] }, 'Νορντκααπ'],
    ['markup', '&lt;b&gt;Noordkaap&lt;/b&gt;<script>alert(1)</script>', 'Noordkaap'],
    ['a very long text', 'x'.repeat(5000), null],
    ['a prototype', { constructor: ['Noordkaap B.V.'] }, 'Noordkaap B.V.'],
    ['a number of lists', [['Noordkaap B.V.']], null],
  ])('names each winner once, from %s', (_what, name, winner) => {
    expect(awardOf({ 'winner-name': name })?.winner).toBe(winner)
  })

  test.each([
    ['the latest decision', ['2026-08-01+02:00', '2026-08-03+02:00'], '2026-09-01+02:00', '2026-08-03'],
    ['the latest contract, without a decision', null, ['2026-09-01+02:00', '2026-08-30Z'], '2026-09-01'],
    ['nothing, without a valid date', 'onbekend', '2000-01-01Z', null],
  ])('has the date of %s', (_what, decided, concluded, date) => {
    expect(awardOf({ 'winner-decision-date': decided, 'contract-conclusion-date': concluded })?.date).toBe(date)
  })

  test.each([
    ['a number', 800_000, 'EUR', 800_000],
    ['a text', '800000.5', ['EUR', 'EUR'], 800_000.5],
    ['values that differ', ['5000', '7000'], 'EUR', null],
    ['no currency', '5000', null, null],
    ['two currencies', '5000', ['EUR', 'SEK'], null],
    ['a placeholder', '1', 'EUR', null],
  ])('reads its value from %s', (_what, value, currency, expected) => {
    const award = awardOf({ 'result-value-notice': value, 'result-value-cur-notice': currency })
    expect(award).toMatchObject({ value: expected, currency: expected && 'EUR' })
  })
})

describe('the file of an award notice', () => {
  const fetched = (listing: Parameters<typeof fetchNotice>[1]['listing'], bytes: () => Promise<Uint8Array>) =>
    fetchNotice(
      { fetcher: fakeFetcher({ bytes }), baseUrl: 'https://bron.test', days: 1, now: new Date() },
      { publicationId: '1234-2026', fingerprint: Buffer.from(''), listing },
    )
  const failing = (error: SourceError) => async () => {
    throw error
  }
  const gone = new SourceError('refused', 'weg', undefined, 404)

  test('may be missing only when the search told the outcome', async () => {
    const found = outcome.parse(record())
    for (const error of [
      gone,
      new SourceError('refused', 'weg', undefined, 410),
      new SourceError('oversized', 'groot'),
    ])
      expect(await fetched(found, failing(error))).toEqual({ publicationId: '1234-2026', xml: null, outcome: found })
    await expect(fetched(listed.parse(record()), failing(gone))).rejects.toBe(gone)
  })

  test('is retried later when the site is busy or unreachable', async () => {
    for (const error of [new SourceError('refused', 'druk', undefined, 429), new SourceError('unreachable', 'stuk')])
      await expect(fetched(outcome.parse(record()), failing(error))).rejects.toBe(error)
  })

  test('takes precedence over the search fields', async () => {
    const xml = new TextEncoder().encode('<ContractAwardNotice/>')
    expect(await fetched(outcome.parse(record()), async () => xml)).toMatchObject({ xml })
    expect(await fetched(listed.parse(record()), async () => xml)).toEqual({ publicationId: '1234-2026', xml })
  })
})
