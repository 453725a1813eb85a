import { describe, expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import readXlsxFile from 'read-excel-file/node'
import { testDatabase } from '../../../test/database.js'
import { aTender } from '../../../test/factories.js'
import { testServer } from '../../../test/web-server.js'
import type { Tender } from '../../tenders/tender/tender.entity.js'
import { tenderColumns } from './columns.js'
import { createDownload } from './download.js'
import { formats } from './formats.js'

const database = testDatabase()
const db = () => database.manager
const server = testServer(database)

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/export/${path}`, { headers })

/** Parses the CSV with an independent library; each row is keyed by column head. */
async function csvOf(path: string): Promise<Record<string, string>[]> {
  const reply = await get(path)
  expect(reply.status).toBe(200)
  return parse(Buffer.from(await reply.arrayBuffer()), { bom: true, delimiter: ';', columns: true })
}

/** Parses the XLSX with an independent library. */
async function xlsxOf(path: string): Promise<Record<string, unknown>[]> {
  const reply = await get(path)
  expect(reply.status).toBe(200)
  const [sheet] = await readXlsxFile(Buffer.from(await reply.arrayBuffer()), { trim: false })
  const [heads, ...rows] = sheet!.data
  return rows.map(row => Object.fromEntries(heads!.map((head, index) => [String(head), rounded(row[index])])))
}

/** XLSX stores a date as a fraction of days with fifteen digits, so it is accurate to microseconds. */
const rounded = (value: unknown) =>
  value instanceof Date ? new Date(Math.round(value.getTime() / 1000) * 1000) : value

const typed = {
  title: 'Onderhoud bruggen',
  organization: 'Gemeente Súdwest-Fryslân',
  publicationDate: new Date('2026-01-15T08:30:00Z'),
  closingDate: new Date('2026-07-01T21:59:59.999Z'),
  estimatedValue: 1_234_567.5,
  currency: 'EUR',
  cpv: ['45221119', '45233141'],
  awardDate: '2026-09-03',
  contractNature: 'works',
} satisfies Partial<Tender>

test('a spreadsheet has Dutch column heads, typed dates and amounts, and times in Amsterdam time', async () => {
  await aTender(db(), typed)
  const [row] = await xlsxOf('tenders.xlsx?status=Gesloten')
  expect(Object.keys(row!)).toEqual(tenderColumns.map(({ head }) => head))
  expect(row).toMatchObject({
    Titel: 'Onderhoud bruggen',
    Organisatie: 'Gemeente Súdwest-Fryslân',
    Type: 'Europese aanbesteding',
    Gepubliceerd: new Date('2026-01-15T09:30:00Z'),
    Sluit: new Date('2026-07-01T23:59:00Z'),
    'Geschatte waarde': 1_234_567.5,
    'CPV-codes': '45221119, 45233141',
    Gunningsdatum: new Date('2026-09-03T00:00:00Z'),
    'Soort opdracht': 'Werken',
    'Uurtarief tot (€)': null,
  })
})

test('CSV opens in Dutch Excel: BOM, semicolons, decimal commas, unambiguous dates', async () => {
  await aTender(db(), typed)
  const reply = await get('tenders.csv')
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="tenders-\d{4}-\d\d-\d\d\.csv"$/)
  const bytes = Buffer.from(await reply.arrayBuffer())
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(bytes.toString('utf8')).toContain('Titel;Organisatie;Type;')
  const [row] = await csvOf('tenders.csv')
  expect(row).toMatchObject({
    Gepubliceerd: '2026-01-15 09:30',
    Sluit: '2026-07-01 23:59',
    'Geschatte waarde': '1234567,5',
    Gunningsdatum: '2026-09-03',
  })
})

/** Texts that make a spreadsheet calculate, or break a parser. */
const hostile = [
  '=HYPERLINK("https://kwaad.test","klik")',
  '+31 20 123 45 67',
  "-2+3+cmd|' /C calc'!A0",
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  'regel een\r\nregel twee; met "aanhaling"',
  '\uFEFFmet een BOM',
  'bel \u0007, escape \u001b[31m, geen teken \uffff',
  ']]></title><script>alert(1)</script>',
  '_x0041_ is geen A',
  '＝1+1',
]
const asWritten = (text: string) =>
  ['\u0007', '\u001b', '\uffff'].reduce(
    (rest, unwritable) => rest.replace(unwritable, ''),
    text.replaceAll(/\r\n?/g, '\n'),
  )

test("formula injection: a spreadsheet never calculates a source's text, and keeps every text unchanged", async () => {
  for (const [index, title] of hostile.entries())
    await aTender(db(), { title, publicationDate: new Date(Date.UTC(2026, 0, 1) - index * 1000) })

  const titles = (await xlsxOf('tenders.xlsx')).map(row => row.Titel)
  expect(titles).toEqual(hostile.map(asWritten))

  const inCsv = (await csvOf('tenders.csv')).map(row => row.Titel!)
  expect(inCsv.filter(title => /^[=+\-@\t\r＝]/.test(title))).toEqual([])
  expect(inCsv.map(title => title.replace(/^'/, ''))).toEqual(hostile.map(asWritten))
})

test('an export has the same tenders as the list with the same filter, also beyond one batch', async () => {
  await db().query(
    `INSERT INTO tenders (id, source, procedure_key, publication_id, title, organization, publication_date, status, content_hash, new_on, tender_type)
     SELECT gen_random_uuid(), 'tenderned', 'k' || n, n::text, 'Tender ' || n, 'Gemeente', now() - n / 3 * interval '1 minute', 'Open', '', now(),
       CASE WHEN n % 2 = 0 THEN 'freelance_contract' ELSE 'eu_procurement' END FROM generate_series(1, 2406) n`,
  )
  const reply = await get('tenders.csv?tenderType=freelance_contract')
  expect(reply.headers.get('x-total-count')).toBe('1203')
  const rows = await csvOf('tenders.csv?tenderType=freelance_contract')
  expect(new Set(rows.map(({ Titel }) => Titel)).size).toBe(1203)
  expect(rows).toHaveLength(1203)
  const days = rows.map(row => row.Gepubliceerd!)
  expect(days).toEqual(days.toSorted().toReversed())
})

describe('an export is refused in Dutch', () => {
  test.each([
    ['tenders.pdf', 404, 'Dit formaat bestaat niet.'],
    ['tenders.xlsx?tenderType=iets', 400, 'In deze selectie staat een waarde die niet bestaat.'],
    ['tenders.csv?source=onbekend', 400, 'Onbekende bron: onbekend'],
    ['tenders.csv?minRate=veel', 400, 'minRate moet een getal zijn.'],
    ['bookmarks.csv', 401, 'Unauthorized: log in om dit te doen'],
  ])('%s gets %d', async (path, status, message) => {
    const reply = await get(path)
    expect(reply.status).toBe(status)
    expect(await reply.json()).toMatchObject({ message })
  })

  test('an export with more tenders than a file may hold is refused, because a partial file would look complete', async () => {
    const source = { count: async () => 100_001, batches: async function* () {} }
    const asked = { source, fileName: 'x', title: 'x', columns: [], addresses: {} as never }
    await expect(createDownload({ ...asked, format: formats.csv })).rejects.toThrow(
      'Deze selectie heeft 100.001 tenders; in een export passen er hoogstens 100.000. Maak je selectie kleiner.',
    )
  })
})

test('a download has the tenders of its list: a search without results is corrected, unless an exact search is asked for', async () => {
  await aTender(db(), { title: 'Onderhoud bruggen' })
  const titles = async (query: string) =>
    (await csvOf(`tenders.csv?search=onderhoud+xyzzyplugh${query}`)).map(row => row.Titel)
  expect(await titles('')).toEqual(['Onderhoud bruggen'])
  expect(await titles('&searchExactly=false')).toEqual(['Onderhoud bruggen'])
  expect(await titles('&searchExactly=true')).toEqual([])
})

test('a download can be limited to tenders new since a moment, or to one organisation', async () => {
  await aTender(db(), { title: 'Van toen', organization: 'Gemeente Elders' })
  await db().query("UPDATE tenders SET created_at = '2026-01-01'")
  await aTender(db(), { title: 'Van nu', organization: 'Gemeente Anders' })
  const titles = async (query: string) => (await csvOf(`tenders.csv?${query}`)).map(row => row.Titel)
  expect(await titles('createdAfter=2026-01-02T00:00:00Z')).toEqual(['Van nu'])
  expect(await titles('organization=gemeente+elders')).toEqual(['Van toen'])
})

test('a spreadsheet of lots has a row for each lot, with its own dates and values', async () => {
  await aTender(db(), {
    title: 'Groenonderhoud',
    closingDate: new Date('2099-07-01T10:00:00Z'),
    lots: [
      { title: 'Noord', estimatedValue: 50_000, valueCurrency: 'EUR', closingDate: new Date('2099-06-01T10:00:00Z') },
      { title: '=1+1', decision: 'awarded', winner: 'Groen BV', awardValue: 9, awardDate: '2026-09-03' },
      { title: null, closingNote: 'Sluitingsdatum niet leesbaar: ‘binnenkort’' },
    ],
  })
  await aTender(db(), { title: 'Zonder percelen' })
  const rows = await xlsxOf('tenders.percelen')
  expect(rows).toMatchObject([
    {
      Titel: 'Groenonderhoud',
      Perceel: '1',
      'Titel van het perceel': 'Noord',
      Status: 'Open',
      'Geraamde waarde': 50_000,
    },
    { Perceel: '2', 'Titel van het perceel': '=1+1', Status: 'Gegund', 'Gegund aan': 'Groen BV', Gunningswaarde: 9 },
    { Perceel: '3', 'Titel van het perceel': null, Sluit: null },
  ])
  expect(rows.map(row => row['Sluit'])).toEqual([
    new Date('2099-06-01T12:00:00Z'),
    new Date('2099-07-01T12:00:00Z'),
    null,
  ])
})

test('documents are a file of their own, with a row for each', async () => {
  await aTender(db(), {
    title: 'Groenonderhoud',
    documents: [
      {
        name: '=1+1.xlsx',
        kind: 'attachment',
        format: 'xlsx',
        size: 64_000,
        publishedAt: new Date('2026-11-02T12:00:00Z'),
      },
    ],
  })
  await aTender(db(), { title: 'Zonder documenten' })
  expect(await xlsxOf('tenders.documenten')).toMatchObject([
    {
      Titel: 'Groenonderhoud',
      Document: '=1+1.xlsx',
      Soort: 'Bijlage',
      Bestandstype: 'xlsx',
      'Grootte in bytes': 64_000,
      Gepubliceerd: new Date('2026-11-02T13:00:00Z'),
      Adres: null,
    },
  ])
})
