import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'
import { log } from '../../platform/log.js'
import type { WholeList } from './route.js'

/** Items of one write. */
const CHUNK_SIZE = 500

/**
 * Streams a list as JSON while it is read, as fast as the client takes it (backpressure), so that the memory it needs
 * does not grow with its length. An error of the first batch has a status of its own; a later one breaks the connection,
 * because a list that merely ended early would look complete.
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
    // A client that left needs no answer.
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
