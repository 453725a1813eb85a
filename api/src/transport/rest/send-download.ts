import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'
import type { Chunk, Download } from '../exports/download.js'
import { log } from '../../platform/log.js'

/** Slow readers: a connection that accepts nothing for this long is closed. */
const STALLED_AFTER_MS = 60_000

/** The framed format of our own client: each frame says how many rows are done. */
export const IN_FRAMES = 'application/vnd.greenrock.frames'

/**
 * Backpressure: rows are read as fast as the client takes them, and no more after it disconnects. An error before the first part gets an error
 * response; a later one breaks the connection, so that a partial file does not look complete.
 */
export async function sendDownload(request: Request, response: Response, download: Download): Promise<void> {
  const { format, fileName, rowCount } = download
  const isFramed = request.get('accept') === IN_FRAMES
  response.set({
    'content-type': isFramed ? IN_FRAMES : format.mediaType,
    'content-disposition': `${format.use === 'download' ? 'attachment' : 'inline'}; filename="${fileName}"`,
    'x-total-count': String(rowCount),
    vary: 'Accept',
  })
  if (format.use === 'subscription') return sendWhole(response, download)
  if (request.method === 'HEAD') return void response.end()
  const chunks = download.chunks()
  const first = await chunks.next()
  response.setTimeout(STALLED_AFTER_MS, () => response.destroy())
  try {
    await pipeline(Readable.from(parts(first, chunks, isFramed), { objectMode: true, highWaterMark: 1 }), response)
  } catch (error) {
    if (!response.destroyed || !isGone(error)) log.error({ error }, 'an export broke off')
  }
}

/** Conditional GET: a client that polls gets a 304 until something has changed. */
async function sendWhole(response: Response, download: Download): Promise<void> {
  const parts: Buffer[] = []
  for await (const { bytes } of download.chunks()) parts.push(bytes)
  const body = Buffer.concat(parts)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27)
  response.set({ etag: `"${hash}"`, 'cache-control': 'private, no-cache' }).send(body)
}

const isGone = (error: unknown) => (error as { code?: string }).code === 'ERR_STREAM_PREMATURE_CLOSE'

async function* parts(first: IteratorResult<Chunk>, rest: AsyncGenerator<Chunk>, isFramed: boolean) {
  const shown = isFramed ? frameOf : ({ bytes }: Chunk) => bytes
  try {
    if (!first.done) yield shown(first.value)
    for await (const chunk of rest) yield shown(chunk)
  } finally {
    await rest.return(undefined)
  }
}

/** A header of two big-endian 32-bit numbers: rows done, and the length of the part that follows. */
function frameOf({ bytes, rowsDone }: Chunk): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(rowsDone, 0)
  head.writeUInt32BE(bytes.length, 4)
  return Buffer.concat([head, bytes])
}
