import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'
import { log } from '../../platform/log.js'
import type { WholeList } from './route.js'

/** Items per write. */
const CHUNK_SIZE = 500

/**
 * Streams a list as JSON as fast as the client takes it (backpressure), so that memory does not grow with the length. An error in the first batch
 * gets an error response; a later one breaks the connection, because a truncated list would look complete.
 */
export async function sendList<Item, Shown extends object, Whole>(
  response: Response,
  list: WholeList<Item, Shown, Whole>,
): Promise<void> {
  const chunks = jsonOf(list)
  const first = await chunks.next()
  response.type('json')
  if (response.req.method === 'HEAD') return void response.end()
  try {
    await pipeline(async function* () {
      if (!first.done) yield first.value
      yield* chunks
    }, response)
  } catch (error) {
    // A client that disconnected needs no answer.
    if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE')
      log.error({ error }, 'a list was broken off')
  }
}

async function* jsonOf<Item, Shown extends object, Whole>({
  batches,
  shape,
  name,
}: WholeList<Item, Shown, Whole>): AsyncGenerator<string, undefined> {
  let total = 0
  let before = name === undefined ? '[' : `{${JSON.stringify(name)}:[`
  for await (const batch of batches)
    for (let start = 0; start < batch.length; start += CHUNK_SIZE) {
      const items = batch.slice(start, start + CHUNK_SIZE)
      yield before + items.map(item => JSON.stringify(shape(item))).join(',')
      total += items.length
      before = ','
    }
  yield (total === 0 ? before : '') + (name === undefined ? ']' : `],"total":${total}}`)
}
