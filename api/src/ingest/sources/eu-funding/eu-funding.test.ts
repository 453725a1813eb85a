import { describe, expect, test } from '@jest/globals'
import { connectionTo, expectSamplesRead } from '../../../../test/read-samples.js'
import { RefusedItem } from '../connector.js'
import { connector } from './eu-funding.js'
import { normalise } from './normalise.js'
import { sampleTenders } from './samples/sample-tender.js'
import { tender } from './shapes.js'

const UUID = '7c1f0e52-9d0b-4a53-b1d4-000000000001'

/** A result as documented (no answer was recorded), with the test's changes to its metadata. */
const resultWith = (given: object = {}) => ({
  reference: `${UUID}-CNen`,
  metadata: {
    identifier: [`${UUID}-CN`],
    type: ['0'],
    status: ['31094502'],
    title: ['Interim staff &amp; support'],
    description: ['<p>Temporary agency workers.</p>'],
    callIdentifier: ['EODR/2026/OP/0001'],
    startDate: ['2026-09-15T00:00:00.000+0000'],
    deadlineDate: ['2026-10-26T23:30:59.000+0000'],
    cftLeadContractingAuthorityCode: [
      '[{"name":"KANARIE","isLeadAuthority":false},{"name":"European Office for Digital Records","isLeadAuthority":true}]',
    ],
    cftEstimatedTotalProcedureValue: ['2000000 EUR'],
    mainCpvCode: ['[{"code":"79620000","name":"Supply services of personnel"}]'],
    placesOfDeliveryOrPerformance: ['NL32', 'LU'],
    contactPersonEmail: ['kanarie@instelling.example'],
    ...given,
  },
})
const draftWith = (given: object = {}) => normalise(tender.parse(resultWith(given)))

test.each([
  [null],
  [{}],
  [{ metadata: null }],
  [resultWith({ identifier: undefined })],
  [resultWith({ identifier: [] })],
  [resultWith({ identifier: ['null'] })],
  [resultWith({ identifier: ['../../admin'] })],
  [resultWith({ identifier: 'x' })],
])('an invalid result is skipped: %#', result => {
  expect(tender.safeParse(result).success).toBe(false)
})

test.each([
  ['no title', { title: [] }, 'De titel ontbreekt.'],
  ['no buyer', { cftLeadContractingAuthorityCode: [] }, 'De opdrachtgever ontbreekt.'],
  ['a buyer that is no JSON', { cftLeadContractingAuthorityCode: ['{"name":'] }, 'De opdrachtgever ontbreekt.'],
  ['a buyer of another form', { cftLeadContractingAuthorityCode: ['{"name":"x"}'] }, 'De opdrachtgever ontbreekt.'],
])('a tender with %s is refused', (_what, given, sentence) => {
  expect(() => draftWith(given)).toThrow(RefusedItem)
  expect(() => draftWith(given)).toThrow(sentence)
})

test('a complete result becomes a complete draft', () => {
  const draft = draftWith()
  expect(draft).toEqual({
    publicationId: `${UUID}-CN`,
    procedureKey: UUID,
    kind: 'competition',
    publishedAt: new Date('2026-09-15T00:00:00Z'),
    title: 'Interim staff & support',
    organization: 'European Office for Digital Records',
    description: 'Temporary agency workers.',
    closingDate: new Date('2026-10-26T23:30:59Z'),
    closingNote: null,
    // R-INT-28
    sourceUrl: `https://ec.europa.eu/info/funding-tenders/opportunities/portal/screen/opportunities/tender-details/${UUID}-CN`,
    reference: 'EODR/2026/OP/0001',
    cpv: ['79620000'],
    nuts: ['NL32', 'LU'],
    isEuropean: true,
    estimatedValue: 2_000_000,
    currency: 'EUR',
    tenderType: 'eu_procurement',
  })
  expect(JSON.stringify(draft)).not.toMatch(/kanarie/i)
})

describe('the kind of a European notice', () => {
  test.each([
    [{}, 'competition', UUID],
    [{ status: ['31094501'] }, 'planning', UUID],
    [{ identifier: [`${UUID}-PIN`] }, 'planning', UUID],
    [{ identifier: [`${UUID}-EXA`], cftEXARegistrationDeadline: ['2026-10-01'] }, 'competition', UUID],
    [{ identifier: ['14766'] }, 'competition', '14766'],
  ])('%j is %s', (given, kind, procedureKey) => {
    expect(draftWith(given)).toMatchObject({ kind, procedureKey })
  })

  test('decides the closing date: none for a prior announcement, the end of registration for an ex-ante publicity', () => {
    expect(draftWith({ identifier: [`${UUID}-PIN`] }).closingDate).toBeNull()
    const exAnte = { identifier: [`${UUID}-EXA`], cftEXARegistrationDeadline: ['2026-10-01T10:00:00.000+0000'] }
    expect(draftWith(exAnte).closingDate).toEqual(new Date('2026-10-01T10:00:00Z'))
    expect(draftWith({ deadlineDate: ['null'], twoStageDeadlineDate: ['2026-11-02'] }).closingDate).not.toBeNull()
  })
})

test.each([
  [{ cftEstimatedTotalProcedureValue: ['1 EUR'] }, null, null],
  [{ cftEstimatedTotalProcedureValue: ['2 million'] }, null, null],
  [{ cftEstimatedTotalProcedureValue: ['9'.repeat(20) + ' EUR'] }, null, null],
  [{ cftEstimatedTotalProcedureValue: ['144000.50 EUR'] }, 144_000.5, 'EUR'],
  [
    {
      cftEstimatedTotalProcedureValue: [],
      cftEstimatedOverallContractAmount: ['60000'],
      cftEstimatedOverallContractCurrency: ['CHF'],
    },
    60_000,
    'CHF',
  ],
])('a tender with %j has the value %j %j', (given, estimatedValue, currency) => {
  expect(draftWith(given)).toMatchObject({ estimatedValue, currency })
})

test.each([null, undefined, 'x', 7, {}, [7], [null]])('an optional field may contain %j', value => {
  const spare = ['description', 'callIdentifier', 'startDate', 'mainCpvCode', 'placesOfDeliveryOrPerformance', 'status']
  for (const key of spare) expect(draftWith({ [key]: value }).title).toBe('Interim staff & support')
})

describe('reading the European search', () => {
  test('sends a form of JSON parts that asks for calls for tenders only', async () => {
    const connection = connectionTo(connector)
    const requests: [string, unknown][] = []
    const postForm = (address: string, fields: object) => {
      requests.push([address, fields])
      return Promise.resolve({ totalResults: 0, results: [] })
    }
    for await (const { items } of connector.discover(
      { ...connection, fetcher: { ...connection.fetcher, postForm } },
      null,
    ))
      expect(items).toEqual([])
    const [[address, form] = []] = requests
    expect(address).toMatch(/\/rest\/search\?apiKey=SEDIA&text=\*\*\*&pageSize=50&pageNumber=1$/)
    expect(form).toMatchObject({
      query: { bool: { must: expect.arrayContaining([{ terms: { type: ['0'] } }]) } },
      languages: ['en'],
    })
  })

  test('yields every sample with its values, except one with a deadline years ago', async () => {
    await expectSamplesRead(connector, sampleTenders(), /zandkasteel/i, sample => ({
      organization: sample.buyer,
      kind: sample.kind === 'PIN' ? 'planning' : 'competition',
      cpv: [sample.cpv],
      nuts: [sample.nuts],
      estimatedValue: sample.value || null,
      reference: sample.reference || null,
      closingDate: sample.kind === 'PIN' ? null : expect.any(Date),
    }))
  })
})
