import { Readable } from 'node:stream'
import { writeXlsxStream } from 'hucre/xlsx'
import { DateTime } from 'luxon'
import type { Addresses } from '../../tenders/tender/addresses.js'
import type { Cell, Column } from './columns.js'
import { documentColumns, type DocumentRow } from './document-columns.js'
import type { ExportRow } from './export-row.js'
import type { Outgoing } from './format.js'
import { lotColumns, type LotRow } from './lot-columns.js'

const numberFormats: Readonly<Partial<Record<Cell['kind'], string>>> = {
  amount: '#,##0.00',
  moment: 'dd-mm-yyyy hh:mm',
  day: 'dd-mm-yyyy',
}

/** Typed cells: a text is never a formula, whatever its first character. Streamed, in constant memory. */
export const xlsx = ({ columns, rows, addresses }: Outgoing): AsyncIterable<Uint8Array> =>
  workbook('Tenders', columns, rows, addresses)

/** One row for each lot. The library streams one sheet, so lots are a file of their own. */
export const xlsxOfLots = ({ rows, addresses }: Outgoing): AsyncIterable<Uint8Array> =>
  workbook('Percelen', lotColumns, lotsOf(rows), addresses)

async function* lotsOf(rows: AsyncIterable<ExportRow>): AsyncGenerator<LotRow> {
  for await (const row of rows) for (const lot of row.details?.lots ?? []) yield { ...row, lot }
}

/** One row for each document, in a file of its own likewise. */
export const xlsxOfDocuments = ({ rows, addresses }: Outgoing): AsyncIterable<Uint8Array> =>
  workbook('Documenten', documentColumns, documentsOf(rows), addresses)

async function* documentsOf(rows: AsyncIterable<ExportRow>): AsyncGenerator<DocumentRow> {
  for await (const row of rows) for (const document of row.details?.documents ?? []) yield { ...row, document }
}

function workbook<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
  addresses: Addresses,
): AsyncIterable<Uint8Array> {
  const stream = writeXlsxStream(cells(), {
    name,
    columns: columns.map(({ head, width, kind }, index) => {
      const numFmt = numberFormats[kind]
      return { header: head, key: String(index), width, ...(numFmt ? { numFmt } : {}) }
    }),
    freezePane: { rows: 1 },
  })
  return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0])

  async function* cells() {
    for await (const row of rows) yield columns.map(({ cell }) => written(cell(row, addresses)))
  }
}

/** Excel has no time zones, so the local time is written as if it were UTC. */
function written(cell: Cell | null): string | number | Date | null {
  if (cell === null) return null
  if (cell.kind === 'moment') return cell.value.setZone('utc', { keepLocalTime: true }).toJSDate()
  if (cell.kind === 'day') return DateTime.fromISO(cell.value, { zone: 'utc' }).toJSDate()
  return cell.kind === 'text' ? cell.value.replaceAll(escapeLookalike, '_x005F_') : cell.value
}

/** OOXML writes a character that XML cannot hold as _x0007_, so text that looks like such an escape must be escaped itself. */
const escapeLookalike = /_(?=x[0-9a-f]{4}_)/gi
