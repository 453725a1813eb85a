import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { type ApolloServer, HeaderMap } from '@apollo/server'
import type { Request, RequestHandler, Response } from 'express'
import type { Context } from '../context.js'
import { admitted } from './admit.js'
import type { Answer } from './trusted/answer-memory.js'
import type { AnswerTrusted } from './trusted/answer-trusted.js'
import { mediaTypeFor } from './trusted/trusted-request.js'

/** What is smaller than this fits into a few packets, whether or not it is compressed. */
const MIN_COMPRESSED_LENGTH = 4096
/** The fastest: each next level takes much more time for a tenth less. */
const gzip = promisify(zlib.gzip)
const LEVEL = 1

/** Answers a GraphQL request whose body was parsed, in the context that `admit` made. */
export const answer =
  (apollo: ApolloServer<Context>, trusted?: AnswerTrusted): RequestHandler =>
  async (request, response) => {
    const known = trusted ? await trusted(request, admitted(response)) : null
    if (known) {
      response.setHeader('content-type', mediaTypeFor(request)!)
      return send(request, response, known)
    }
    const headers = new HeaderMap()
    for (const [name, value] of Object.entries(request.headers))
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
    const start = request.url.indexOf('?')
    const result = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: request.method,
        headers,
        search: start < 0 ? '' : request.url.slice(start),
        body: request.body as unknown,
      },
      context: () => Promise.resolve(admitted(response)),
    })
    response.statusCode = result.status ?? 200
    for (const [name, value] of result.headers) response.setHeader(name, value)
    if (result.body.kind === 'complete') return send(request, response, { bytes: Buffer.from(result.body.string) })
    for await (const part of result.body.asyncIterator) response.write(part)
    response.end()
  }

async function send(request: Request, response: Response, known: Answer): Promise<void> {
  response.setHeader('vary', 'Accept-Encoding')
  const isLarge = known.bytes.length >= MIN_COMPRESSED_LENGTH
  if (isLarge && request.acceptsEncodings('gzip')) {
    known.zipped ??= gzip(known.bytes, { level: LEVEL })
    const bytes = await known.zipped
    response.setHeader('content-encoding', 'gzip')
    response.setHeader('content-length', bytes.length)
    response.end(bytes)
    return
  }
  response.setHeader('content-length', known.bytes.length)
  response.end(known.bytes)
}
