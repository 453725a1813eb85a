import { pluralize } from '../../platform/text/pluralize.js'
import { UserError } from '../../platform/errors.js'
import type { Addresses } from '../../tenders/tender/addresses.js'
import type { Column } from './columns.js'
import type { ExportRow } from './export-row.js'
import type { Format } from './format.js'
import { plainText } from '../../platform/text/plain-text.js'
import { fairlyEach, type RowSource } from './rows.js'

/** A statement with so many rows takes some milliseconds and returns less than a megabyte. */
const BATCH_SIZE = 500
/** Buffering: the connection gets fewer and larger writes. */
const CHUNK_BYTES = 64 * 1024

/** A part of the file, with the number of rows up to its end. */
export interface Chunk {
  readonly bytes: Buffer
  readonly rowsDone: number
}

export interface Download {
  readonly format: Pick<Format, 'mediaType' | 'use'>
  readonly fileName: string
  readonly rowCount: number
  /** Lazy: a reader that stops also stops the statements. */
  chunks(): AsyncGenerator<Chunk>
}

export const isDownload = (answer: object): answer is Download => 'chunks' in answer

export interface Asked {
  readonly format: Format
  readonly source: RowSource
  readonly fileName: string
  readonly title: string
  readonly columns: readonly Column[]
  readonly addresses: Addresses
}

/** @throws UserError when the file would be incomplete, or would be empty where the format does not allow that */
export async function createDownload({ format, source, fileName, title, ...shown }: Asked): Promise<Download> {
  const count = await source.count()
  if (format.needsRows && count === 0) throw nothingToWrite()
  if (format.use === 'download' && count > format.maxRows) throw tooManyRows(count, format.maxRows)
  return {
    format,
    fileName,
    rowCount: Math.min(count, format.maxRows),
    async *chunks() {
      const progress = { rowsDone: 0 }
      const rows = rowsOf(format, source, progress)
      yield* inChunks(format.write({ ...shown, title: oneLine(title), rows }), progress)
    },
  }
}

const oneLine = (text: string) => plainText(text).replaceAll(/\s+/g, ' ').trim()

const nothingToWrite = () =>
  new UserError('BAD_USER_INPUT', 'Deze selectie heeft geen tenders voor dit formaat. Maak je selectie ruimer.')

const tooManyRows = (count: number, most: number) =>
  new UserError(
    'BAD_USER_INPUT',
    `Deze selectie heeft ${pluralize(count, 'tender', 'tenders')}; in een export passen er hoogstens ${most.toLocaleString('nl-NL')}. Maak je selectie kleiner.`,
  )

async function* rowsOf(
  { order, needs, maxRows }: Format,
  source: RowSource,
  progress: { rowsDone: number },
): AsyncGenerator<ExportRow> {
  const batchSize = Math.min(BATCH_SIZE, maxRows)
  for await (const batch of fairlyEach(source.batches({ order, needs, batchSize })))
    for (const row of batch) {
      if (progress.rowsDone === maxRows) return
      yield row
      progress.rowsDone++
    }
}

/** @param progress the counters of the rows read so far */
export async function* inChunks(
  parts: AsyncIterable<Uint8Array | string>,
  progress: { readonly rowsDone: number },
): AsyncGenerator<Chunk> {
  let waiting: Buffer[] = []
  let size = 0
  const take = (): Chunk => {
    const bytes = Buffer.concat(waiting)
    waiting = []
    size = 0
    return { bytes, rowsDone: progress.rowsDone }
  }
  for await (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : Buffer.from(part.buffer, part.byteOffset, part.length)
    waiting.push(bytes)
    size += bytes.length
    if (size >= CHUNK_BYTES) yield take()
  }
  if (size > 0) yield take()
}
