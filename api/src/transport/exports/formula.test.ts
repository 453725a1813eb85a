import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import readXlsxFile from 'read-excel-file/node'
import { hostileText } from '../../../test/hostile.js'
import type { Column } from './columns.js'
import { csv } from './csv.js'
import type { ExportRow } from './export-row.js'
import type { Format } from './format.js'
import { xlsx } from './xlsx.js'

/** Characters that a spreadsheet may take for the start of a formula, or that confuse parsers. */
const beginning = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '＝',
  '＋',
  '－',
  '＠',
  '"=',
  "'=",
  ';=',
  ' =',
  '\u200b=',
  '',
)
const payload = fc.tuple(beginning, hostileText).map(parts => parts.join('').slice(0, 2000))
const payloads = fc.sample(payload, { numRuns: process.env.TEST_LONG === '1' ? 100_000 : 5000, seed: 20_261_124 })

const column: Column = {
  head: 'Tekst',
  width: 20,
  kind: 'text',
  cell: row => ({ kind: 'text', value: row as unknown as string }),
}

async function written(write: Format['write']): Promise<Buffer> {
  const rows = Readable.from(payloads) as unknown as AsyncIterable<ExportRow>
  const addresses = {} as never
  return buffer(Readable.from(write({ title: 'Proef', rows, addresses, columns: [column] })))
}

test('formula injection: an independent CSV reader finds no formula among 5 000 hostile texts', async () => {
  const cells = parse(await written(csv), {
    bom: true,
    delimiter: ';',
    from_line: 2,
    skip_empty_lines: false,
    relax_column_count: true,
  })
  const texts = cells.map(([text]) => text ?? '')
  expect(texts).toHaveLength(payloads.length)
  expect(texts.filter(text => /^[=+\-@\t\r＝＋－＠]/.test(text))).toEqual([])
})

test('formula injection: an independent XLSX reader finds only text cells for 5 000 hostile texts', async () => {
  const [sheet] = await readXlsxFile(await written(xlsx), { trim: false })
  const [, ...rows] = sheet!.data
  const cells = rows.map(([cell]) => cell)
  expect(cells.filter(cell => cell !== null && cell !== undefined && typeof cell !== 'string')).toEqual([])
  expect(cells.filter(cell => cell === '=1+1').length).toBeGreaterThan(0)
})
