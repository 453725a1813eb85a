import { expect, test } from '@jest/globals'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { ocdsPackage } from '../../../test/ocds-schema.js'
import { testServer } from '../../../test/web-server.js'
import { statusTexts } from '../../reference/tender-values.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database, { ocdsPrefix: 'ocds-a1b2c3' })

const ajv = new Ajv({ allErrors: true })
addFormats.default(ajv)
const isPackage = ajv.compile(ocdsPackage)

/** Untyped, because the JSON Schema validates it. */
type Json = ReturnType<typeof JSON.parse>

/** The releases of a package, after validation. */
async function releases(path = 'tenders.ocds') {
  const reply = await fetch(`${server.url}/api/export/${path}`)
  expect(reply.status).toBe(200)
  const read = (await reply.json()) as { releases: Readonly<Record<string, Json>>[] }
  isPackage(read)
  expect(isPackage.errors).toBeNull()
  return read.releases
}

test('a procurement becomes a release with its buyer, codes, period and awards by lot', async () => {
  const tender = await aTender(db(), {
    description: 'Het onderhoud van zes bruggen.',
    organization: 'Gemeente Westerveen',
    status: 'Gegund',
    procedureType: 'negotiated_with_call',
    contractNature: 'supplies',
    estimatedValue: 250_000,
    currency: 'EUR',
    cpv: ['45221119', '45233141'],
    sourceUrl: 'https://www.tenderned.nl/aankondigingen/overzicht/1',
    bidCount: 3,
    lots: [
      {
        title: 'Brug Noord',
        cpv: ['45221119'],
        estimatedValue: 90_000,
        maximumValue: 120_000,
        valueCurrency: 'EUR',
        endDate: '2027-12-31',
        decision: 'awarded',
        winner: 'Brug BV; Staal NV',
        awardDate: '2026-03-01',
        awardValue: 1,
        awardCurrency: 'EUR',
      },
      { decision: 'not_awarded', reason: 'Er kwamen geen inschrijvingen.' },
    ],
    documents: [
      {
        name: 'Nota van inlichtingen 2',
        kind: 'clarification',
        format: 'pdf',
        publishedAt: new Date('2026-02-01T08:00:00Z'),
        changedAt: new Date('2026-02-03T08:00:00Z'),
        url: 'https://www.tenderned.nl/documenten/7',
      },
      { name: 'Besmet', kind: 'attachment' },
    ],
  })
  const [release, ...others] = await releases()
  expect(others).toEqual([])
  expect(release).toMatchObject({
    ocid: `ocds-a1b2c3-${tender.id}`,
    tag: ['tender', 'award'],
    buyer: { name: 'Gemeente Westerveen' },
    tender: {
      description: 'Het onderhoud van zes bruggen.',
      status: 'complete',
      procurementMethod: 'selective',
      mainProcurementCategory: 'goods',
      value: { amount: 250_000, currency: 'EUR' },
      numberOfTenderers: 3,
      lots: [
        {
          id: 'LOT-0001',
          title: 'Brug Noord',
          status: 'complete',
          value: { amount: 90_000, currency: 'EUR' },
          contractPeriod: { endDate: '2027-12-31T00:00:00Z' },
        },
        { id: 'LOT-0002', status: 'unsuccessful' },
      ],
      items: [
        { classification: { scheme: 'CPV', id: '45233141' } },
        { classification: { id: '45221119' }, relatedLot: 'LOT-0001' },
      ],
      documents: [
        { id: 'greenrock' },
        { id: 'source' },
        {
          id: 'list-1',
          documentType: 'clarifications',
          title: 'Nota van inlichtingen 2',
          url: 'https://www.tenderned.nl/documenten/7',
          datePublished: '2026-02-01T08:00:00.000Z',
          dateModified: '2026-02-03T08:00:00.000Z',
          format: 'application/pdf',
        },
        { id: 'list-2', title: 'Besmet' },
      ],
    },
    awards: [
      {
        status: 'active',
        relatedLots: ['LOT-0001'],
        value: { amount: 1, currency: 'EUR' },
        suppliers: [{ name: 'Brug BV' }, { name: 'Staal NV' }],
      },
      { status: 'unsuccessful', description: 'Er kwamen geen inschrijvingen.' },
    ],
  })
  const parties = new Map<string, string[]>(release!.parties.map((party: Json) => [party.id, party.roles]))
  expect(parties.get(release!.buyer.id)).toEqual(['buyer', 'procuringEntity'])
  for (const { id } of release!.awards[0].suppliers) expect(parties.get(id)).toEqual(['supplier'])
})

test('unknown values are absent, and every status is in the codelist', async () => {
  for (const status of Object.values(statusTexts)) await aTender(db(), { status, closingDate: null })
  await aTender(db(), { title: 'Vreemd', status: 'Iets anders', closingDate: new Date('2020-01-01') })
  await aTender(db(), { title: 'Hand', status: 'Gegund', awardWinner: 'Bruggen "&" <Zn>', awardDate: '2026-02-02' })
  const found = await releases()
  expect(found).toHaveLength(Object.keys(statusTexts).length + 2)
  expect(found.find(({ tender }) => tender.title === 'Vreemd')!.tender).not.toHaveProperty('status')
  expect(found.find(({ tender }) => tender.title === 'Hand')!.awards).toMatchObject([
    { status: 'active', date: '2026-02-02T00:00:00Z', suppliers: [{ name: 'Bruggen "&" <Zn>' }] },
  ])
})

test('a filter for assignments is refused, because they are no public procurement', async () => {
  const { id } = await aTender(db(), { tenderType: 'eu_procurement' })
  await aTender(db(), { tenderType: 'freelance_contract' })
  expect((await releases()).map(({ tender }) => tender.id)).toEqual([id])
  const reply = await fetch(`${server.url}/api/export/tenders.ocds?tenderType=freelance_contract`)
  expect(reply.status).toBe(400)
  expect(await reply.json()).toMatchObject({ message: 'Deze selectie past niet bij dit formaat.' })
})

test('an amount in a currency outside the codelist is left out together with its currency', async () => {
  const amounts = { estimatedValue: 5, status: 'Gegund', awardWinner: 'Brug BV', awardValue: 6 }
  for (const code of ['QQQ', 'SLE', 'EUR', 'USD', 'NLG', null])
    await aTender(db(), { ...amounts, title: String(code), currency: code, awardCurrency: code })
  const found = await releases()
  const shown = (code: string) => {
    const { tender, awards } = found.find(release => release.tender.title === code)!
    return [tender.value, awards[0].value]
  }
  for (const code of ['QQQ', 'SLE']) expect(shown(code)).toEqual([undefined, undefined])
  for (const currency of ['EUR', 'USD', 'NLG'])
    expect(shown(currency)).toEqual([
      { amount: 5, currency },
      { amount: 6, currency },
    ])
  expect(shown('null')).toEqual([{ amount: 5 }, { amount: 6 }])
})

test('every address is a valid URI, whatever characters browsers accept in it', async () => {
  await aTender(db(), { title: 'Brug a|b', sourceUrl: 'https://bron.test/a|b[1]^?x={`%zz`}&y=%20#c|d#e' })
  const [found] = await releases('tenders.ocds?search=a|b')
  expect(found!.tender.documents.map(({ url }: Json) => url)).toEqual([
    expect.stringMatching(/^http/),
    'https://bron.test/a%7Cb%5B1%5D%5E?x=%7B%60%25zz%60%7D&y=%20#c%7Cd%23e',
  ])
})

test('a selection without tenders is refused with a sentence, because a release package cannot be empty', async () => {
  const { id } = await aTender(db(), { tenderType: 'freelance_contract' })
  for (const [path, message] of [
    ['tenders.ocds', 'Deze selectie heeft geen tenders voor dit formaat. Maak je selectie ruimer.'],
    [`tenders/${id}.ocds`, 'Deze tender past niet bij dit formaat.'],
  ]) {
    const reply = await fetch(`${server.url}/api/export/${path}`)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ message, code: 'BAD_USER_INPUT' })
  }
  expect((await fetch(`${server.url}/api/export/tenders.csv?tenderType=eu_procurement`)).status).toBe(200)
})
