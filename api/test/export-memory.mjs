/**
 * Exports all tenders of DATABASE_URL in each format that is streamed, and prints a line of JSON for each: the kilobytes sent, and the most
 * megabytes held above the start. A process of its own, because modules in a test's context keep memory of theirs. Needs `--expose-gc`.
 */
import process from 'node:process'
import { createDataSource } from '../dist/src/processes/data-source.js'
import { createChangesDownload } from '../dist/src/transport/exports/changes.js'
import { tenderColumns } from '../dist/src/transport/exports/columns.js'
import { createDownload } from '../dist/src/transport/exports/download.js'
import { formats } from '../dist/src/transport/exports/formats.js'
import { tendersOf } from '../dist/src/transport/exports/rows.js'

const LOOKS = 5

const source = await createDataSource(process.env.DATABASE_URL).initialize()
for (const ending of ['xlsx', 'csv', 'ocds'])
  print(
    ending,
    await createDownload({
      format: formats[ending],
      source: tendersOf(source.manager, { archived: false }, null),
      fileName: 'tenders',
      title: 'Tenders',
      columns: tenderColumns,
      addresses: { home: 'https://x.test/', self: 'https://x.test/', ocdsPrefix: 'ocds-000000', page: () => '' },
    }).then(measure),
  )
print('changes', await createChangesDownload(source.manager, null, async tenders => tenders).then(measure))
await source.destroy()

function print(format, measured) {
  process.stdout.write(`${JSON.stringify({ format, ...measured })}\n`)
}

async function measure(download) {
  const before = heldBytes()
  let [held, sent, looked, looks] = [0, 0, 0, 0]
  for await (const { bytes, rowsDone } of download.chunks()) {
    sent += bytes.length
    if (rowsDone - looked < download.rowCount / LOOKS) continue
    looked = rowsDone
    looks++
    held = Math.max(held, heldBytes() - before)
  }
  return { sent: Math.round(sent / 1000), held: Math.round(held / 1e6), looks }
}

/** Heap objects, and buffers outside the heap. */
function heldBytes() {
  globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
