import type { ApolloServer } from '@apollo/server'
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express'
import type { Gate } from '../bulkhead/gate.js'
import type { Context } from '../context.js'
import { unknownAddress } from '../errors.js'
import { refusing } from '../http/in-dutch.js'
import { readJson } from '../http/read-json.js'
import { inTurn } from './admit.js'
import { answer } from './answer.js'
import type { AnswerTrusted } from './trusted/answer-trusted.js'
import { textTooLarge } from './limits.js'
import { mediaTypeFor } from './trusted/trusted-request.js'

const MAX_BODY_BYTES = 100 * 1024

/**
 * Answers a GraphQL request over HTTP: reads its body, and executes it; with a gate, when it is the turn of the caller who was
 * admitted.
 * @param trusted answers what it knows how to, without Apollo
 */
export const graphqlDoor = (
  apollo: ApolloServer<Context>,
  gate?: Gate,
  trusted?: AnswerTrusted,
): readonly RequestHandler[] => [
  readJson({ maxBytes: MAX_BODY_BYTES }, express.json({ limit: MAX_BODY_BYTES, inflate: false, strict: true })),
  refuseLargeText,
  gate ? inTurn(gate, answer(apollo, trusted)) : answer(apollo, trusted),
]

/** GraphiQL: a browser that opens the address of the API gets a page to try it on, with the query of its address. */
export const redirectReaders: RequestHandler = (request, response, next) => {
  const isPage =
    (request.method === 'GET' || request.method === 'HEAD') &&
    request.accepts(['application/json', GRAPHQL_JSON, 'text/html']) === 'text/html'
  if (!isPage) return next()
  response.vary('accept').redirect(303, `/graphiql${new URL(request.originalUrl, 'http://door').search}`)
}

/** The errors of this path before GraphQL runs, such as malformed JSON, 413 and CSRF. */
export const refusedByDoor: ErrorRequestHandler = refusing((response, { status, message, code }) =>
  send(response.status(status), message, code),
)

/** 404 for a path below the one of the API. */
export const nothingBelow: RequestHandler = (_request, response) =>
  send(response.status(404), unknownAddress.message, unknownAddress.code)

const refuseLargeText: RequestHandler = (request, response, next) => {
  const refused = textTooLarge(textOf(request))
  if (refused) response.status(400).json({ errors: [refused] })
  else next()
}

const textOf = ({ method, query, body }: Request): unknown =>
  method === 'GET' ? query.query : (body as { query?: unknown } | undefined)?.query

const GRAPHQL_JSON = 'application/graphql-response+json'

/**
 * In GraphQL's form, since its clients parse nothing else, and of the media type that they ask for. Load shedding: without Express's
 * `json` and `accepts`, which were a good part of what a refusal costs.
 */
function send(response: Response, message: string, code: string): void {
  const bytes = Buffer.from(JSON.stringify({ errors: [{ message, extensions: { code } }] }))
  response.setHeader('content-type', mediaTypeFor(response.req) ?? negotiated(response.req))
  response.setHeader('content-length', bytes.length)
  response.end(bytes)
}

const negotiated = (request: Request) =>
  `${request.accepts(['application/json', GRAPHQL_JSON]) || 'application/json'}; charset=utf-8`
