import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Cell } from './columns.js'
import type { Outgoing } from './format.js'

/**
 * Opens in Dutch Excel by a double click: UTF-8 with a BOM, semicolons, decimal commas, unambiguous dates. Formula injection: an apostrophe
 * precedes any text that a spreadsheet would calculate.
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
  // An error of the records destroys `lines` too, so its reader sees it.
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
