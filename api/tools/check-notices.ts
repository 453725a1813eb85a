import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { BETWEEN_WINNERS } from '../src/ingest/notices/draft.js'
import { foldNotices } from '../src/ingest/notices/fold.js'
import { statusTexts, TenderType } from '../src/reference/tender-values.js'
import { RefusedItem } from '../src/ingest/sources/connector.js'
import { decodeXml } from '../src/ingest/sources/xml/decode-xml.js'
import { readNotice, type XmlNotice } from '../src/ingest/sources/ted/xml/read-notice.js'
import type { Lot } from '../src/ingest/sources/ted/xml/xml-notice.js'

const amount = z.object({ amount: z.number().optional() }).nullish()
const awards = z.array(
  z.object({
    awarded: z.boolean().optional(),
    result: z.string().nullish(),
    winners: z.array(z.object({ name: z.string().nullable() })).optional(),
    value: amount,
    values: z.array(amount).optional(),
    award_date: z.string().nullish(),
    award_dates: z.array(z.string()).optional(),
    contract_dates: z.array(z.string()).optional(),
  }),
)
const expectation = z.object({
  file: z.string(),
  id: z.string(),
  title: z.string().nullish(),
  description: z.string().nullish(),
  buyer: z.string().nullish(),
  publication_date: z.string().nullish(),
  deadline: z.string().nullish(),
  participation_deadline: z.string().nullish(),
  cpv_main: z.string().nullish(),
  cpv_all: z.array(z.string()),
  nuts: z.array(z.string()),
  value_estimated: amount,
  value_total: amount,
  awards,
})
type Expectation = z.infer<typeof expectation>
/** Undefined when the expectation does not cover the field. */
type Said = string | null | undefined

const lotExpectation = z.object({
  id: z.string(),
  title: z.string().nullable(),
  cpv: z.string().nullable(),
  nuts: z.array(z.string()),
  /** Day and time as written. */
  deadline: z.tuple([z.string(), z.string().nullable()]).nullable(),
  estimate: amount,
  maximum: amount,
})
const lotsExpectation = z.object({ file: z.string(), lots: z.array(lotExpectation) })

const words = (text: string | null | undefined) => text?.normalize('NFC').replace(/\s+/g, ' ').trim() || null
const sorted = (values: readonly (string | null | undefined)[]) =>
  [...new Set(values.map(words).filter(value => value !== null))].sort().join(' | ') || null
/** Forms require an amount, so these values stand for an unknown one. */
const figure = (value: number | null | undefined) =>
  value === null || value === undefined || value <= 2 ? null : String(value)
/** Normalises to minutes without an offset: `2023-10-23+02:00T12:00:00+02:00` and `2020-09-18T9:00` alike. */
function minute(text: string | null | undefined): string | null {
  const [, day, hours, minutes] = /^(\d{4}-\d\d-\d\d)[^T]*(?:T(\d{1,2}):(\d\d))?/.exec(text ?? '') ?? []
  return day ? `${day}${hours ? ` ${hours.padStart(2, '0')}:${minutes}` : ''}` : null
}
const wonIn = (expected: Expectation) =>
  expected.awards.filter(({ awarded, result }) => awarded !== false && (!result || result === 'selec-w'))

const outcomes: ReadonlySet<string> = new Set(['award', 'modification'])

/** The tender of a single award notice. */
const tenderOf = (notice: XmlNotice) =>
  foldNotices([
    {
      kind: notice.kind,
      awards: notice.awards,
      awardTotal: notice.awardTotal,
      publicationId: '',
      procedureKey: '',
      publishedAt: new Date(0),
      title: '',
      organization: '',
      tenderType: TenderType.EU_PROCUREMENT,
    },
  ])

interface Field<Row, Found> {
  readonly name: string
  expected(row: Row): Said
  got(found: Found, row: Row): Said
}

const fields: readonly Field<Expectation, XmlNotice>[] = [
  {
    name: 'publication id',
    expected: row => row.id.replace(/^ted:0*/, '').replace(/^file:.*/, '') || undefined,
    got: notice => notice.publicationId,
  },
  { name: 'title', expected: row => words(row.title) ?? undefined, got: notice => words(notice.title) },
  {
    name: 'description',
    expected: row => words(row.description) ?? undefined,
    // The expected text is truncated.
    got: (notice, row) => words(notice.description)?.slice(0, words(row.description)?.length),
  },
  { name: 'buyer', expected: row => words(row.buyer) ?? undefined, got: notice => words(notice.organization) },
  { name: 'publication date', expected: row => row.publication_date, got: notice => notice.publicationDate },
  {
    name: 'closing date',
    expected: row => minute(row.deadline ?? row.participation_deadline),
    got: notice => minute(notice.closingDate),
  },
  { name: 'main cpv', expected: row => row.cpv_main ?? undefined, got: notice => notice.cpv[0] },
  { name: 'all cpv', expected: row => sorted(row.cpv_all), got: notice => sorted(notice.cpv) },
  { name: 'nuts', expected: row => sorted(row.nuts), got: notice => sorted(notice.nuts) },
  {
    name: 'estimated value',
    expected: row => figure(row.value_estimated?.amount),
    got: notice => figure(notice.estimatedValue),
  },
  {
    name: 'winners',
    expected: row => sorted(wonIn(row).flatMap(({ winners }) => winners?.map(({ name }) => name) ?? [])),
    got: notice => sorted(notice.awards.flatMap(({ winner }) => winner?.split(BETWEEN_WINNERS) ?? [])),
  },
  {
    name: 'award dates',
    expected: row =>
      sorted(
        wonIn(row)
          .flatMap(({ award_date, award_dates, contract_dates }) =>
            award_dates?.length ? award_dates : (contract_dates ?? [award_date]),
          )
          .map(day => day?.slice(0, 10)),
      ),
    got: notice => sorted(notice.awards.map(({ date }) => date)),
  },
  {
    name: 'award values',
    expected: row =>
      sorted(
        wonIn(row)
          .flatMap(({ value, values }) => [...(values ?? []), value])
          .map(one => figure(one?.amount)),
      ),
    got: notice => sorted(notice.awards.map(({ value }) => figure(value))),
  },
  {
    name: 'award total',
    expected: row => figure(row.value_total?.amount) ?? undefined,
    got: notice => figure(notice.awardTotal?.value),
  },
  {
    name: 'awarded or not',
    expected: row => {
      if (row.awards.length === 0) return undefined
      return wonIn(row).length > 0 ? statusTexts.awarded : statusTexts.notAwarded
    },
    // An intended award is not an award yet.
    got: notice => tenderOf({ ...notice, kind: 'award' }).status,
  },
]

const lotFields: readonly Field<z.infer<typeof lotExpectation>, Lot>[] = [
  { name: 'lot identifier', expected: row => row.id, got: lot => lot.id },
  { name: 'lot title', expected: row => words(row.title), got: lot => words(lot.title) },
  { name: 'lot main cpv', expected: row => row.cpv || null, got: lot => lot.cpv?.[0] },
  {
    name: 'lot nuts',
    // 00 means anywhere in the world.
    expected: row => sorted(row.nuts.filter(code => code !== '00')),
    got: lot => sorted(lot.nuts ?? []),
  },
  {
    name: 'lot closing date',
    // The expectations omit deadlines for expressions of interest.
    expected: ({ deadline }) => (deadline ? minute(`${deadline[0]}T${deadline[1] ?? ''}`) : undefined),
    got: lot => minute(lot.closingDate),
  },
  {
    name: 'lot estimate',
    expected: row => figure(row.estimate?.amount),
    got: lot => figure(lot.estimatedValue),
  },
  {
    name: 'lot maximum',
    expected: row => figure(row.maximum?.amount),
    got: lot => figure(lot.maximumValue),
  },
]

const [folder, ...options] = process.argv.slice(2)
if (!folder) {
  process.stderr.write('usage: npm run check:notices -- <folder with expected.jsonl> [--differences]\n')
  process.exitCode = 1
} else check(path.resolve(process.env.INIT_CWD ?? process.cwd(), folder), options.includes('--differences'))

function check(root: string, showsDifferences: boolean): void {
  const rows = rowsIn(path.join(root, 'expected.jsonl'), expectation)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.xml'))
    .sort()
  const began = performance.now()
  const notices = new Map(files.map(file => [file.split(path.sep).join('/'), read(path.join(root, file))]))
  const seconds = (performance.now() - began) / 1000

  const differences: object[] = []
  const found = (file: string) => {
    const notice = notices.get(file)
    return typeof notice === 'string' ? undefined : notice
  }
  score(
    fields,
    rows.map(row => ({ file: row.file, row, found: found(row.file) })),
    differences,
  )
  const lotsFile = path.join(root, 'lots.jsonl')
  if (existsSync(lotsFile)) scoreLots(rowsIn(lotsFile, lotsExpectation), found, differences)
  if (showsDifferences) for (const difference of differences) print(JSON.stringify(difference))

  const ended = [...notices.values()].flatMap(notice =>
    typeof notice !== 'string' && outcomes.has(notice.kind) ? [tenderOf(notice)] : [],
  )
  const without = ended.filter(({ status }) => status === statusTexts.notAwarded)
  const withReason = without.filter(({ notAwardedReason }) => notAwardedReason !== null)
  print(`${without.length} of ${ended.length} award notices award nothing, ${withReason.length} of them with a reason`)

  const unreadable = [...notices].flatMap(([file, notice]) =>
    typeof notice === 'string' ? [`${file}: ${notice}`] : [],
  )
  for (const mistake of unreadable) print(mistake)
  const rate = Math.round(notices.size / seconds)
  print(`${notices.size - unreadable.length} of ${notices.size} files can be read, ${rate} a second`)
}

function rowsIn<Row>(file: string, shape: z.ZodType<Row>): readonly Row[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter(line => line.trim()).map(line => shape.parse(JSON.parse(line)))
}

interface Pair<Row, Found> {
  readonly file: string
  readonly row: Row
  readonly found: Found | undefined
}

/** Prints one line per field; returns the totals. */
function score<Row, Found>(
  fields: readonly Field<Row, Found>[],
  pairs: readonly Pair<Row, Found>[],
  differences: object[],
): { readonly right: number; readonly all: number } {
  const total = { right: 0, all: 0 }
  for (const { name, expected, got } of fields) {
    let all = 0
    let right = 0
    for (const { file, row, found } of pairs) {
      const wanted = expected(row)
      if (wanted === undefined) continue
      const value = found === undefined ? undefined : (got(found, row) ?? null)
      all++
      if (value === (wanted ?? null)) right++
      else differences.push({ field: name, file, expected: wanted, got: value ?? null })
    }
    printRate(name, right, all)
    total.all += all
    total.right += right
  }
  return total
}

function printRate(name: string, right: number, all: number): void {
  const percentage = (all ? (100 * right) / all : 100).toFixed(1)
  print(`${name.padEnd(20)}${`${right}/${all}`.padStart(10)}${percentage.padStart(8)} %`)
}

/** Lots are compared in the order of the notice, because identifiers may be repeated. */
function scoreLots(
  rows: readonly z.infer<typeof lotsExpectation>[],
  found: (file: string) => XmlNotice | undefined,
  differences: object[],
): void {
  const pairs = rows.flatMap(({ file, lots }) =>
    lots.map((row, index) => ({ file, row, found: found(file)?.lots[index] })),
  )
  const fromLots = score(lotFields, pairs, differences)
  const extra = rows.flatMap(
    ({ file, lots }) =>
      found(file)
        ?.lots.slice(lots.length)
        .map(({ id }) => ({ file, id })) ?? [],
  )
  for (const { file, id } of extra) differences.push({ field: 'lot', file, expected: null, got: id })
  printRate('all of the lots', fromLots.right, fromLots.all + extra.length)
}

function read(file: string): XmlNotice | string {
  try {
    return readNotice(decodeXml(readFileSync(file)))
  } catch (error) {
    if (error instanceof RefusedItem) return error.message
    throw error
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
