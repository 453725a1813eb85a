import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Cell } from './columns.js'
import type { Outgoing } from './format.js'

/**
 * As Dutch Excel opens it by a double click: UTF-8 with a BOM, semicolons, decimal commas, dates that are read alike everywhere.
 * Formula injection: a text that a spreadsheet would calculate gets an apostrophe in front.
 */
export function csv(outgoing: Outgoing): AsyncIterable<Uint8Array> {
  const lines = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: { number: value => String(value).replace('.', ',') },
  })
  // Both streams end together, and whoever reads the second sees the error of the first.
  pipeline(Readable.from(records(outgoing)), lines, () => {})
  return lines
}

async function* records({ columns, rows, addresses }: Outgoing) {
  yield columns.map(({ head }) => head)
  for await (const row of rows) yield columns.map(({ cell }) => written(cell(row, addresses)))
}

function written(cell: Cell | null): string | number | null {
  if (cell === null) return null
  return cell.kind === 'moment' ? cell.value.toFormat('yyyy-MM-dd HH:mm') : cell.value
}
