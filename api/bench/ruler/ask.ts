import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Dispatcher, request } from 'undici'
import type { Contender } from '../processes.js'
import { documentOf, hashOf } from './documents.js'
import type { Operation, Scenario } from './scenarios.js'

/**
 * Which requests a server takes: the client's own documents by their hash, as the client sends them to the server of its build, or as
 * text; or only their names and variables, as the limit does; or the same questions in a schema of its own.
 */
export interface Asked {
  readonly contender: Contender
  readonly takes: 'hashes' | 'documents' | 'names' | 'names, answered from memory' | Dialect
  /** Absent: all. */
  readonly answers?: (scenario: Scenario) => boolean
}

/** The client's operations in another schema. */
export interface Dialect {
  documentOf(operation: Operation): string
  variablesOf(scenario: Scenario): object
  /** An answer in the form of the client's schema, as far as answers are compared. */
  answerOf(data: unknown): unknown
}

type Request = { readonly url: string } & Pick<Dispatcher.RequestOptions, 'method' | 'headers' | 'body'>

/** @param token bearer token of the signed-in reader */
export function requestOf({ contender: { port }, takes }: Asked, scenario: Scenario, token: string): Request {
  const { operation, isSignedIn, isZipped } = scenario
  const variables = typeof takes === 'object' ? takes.variablesOf(scenario) : scenario.variables
  const origin = `http://127.0.0.1:${port}`
  const headers: Record<string, string> = {
    ...(isSignedIn ? { authorization: `Bearer ${token}` } : {}),
    ...(isZipped ? { 'accept-encoding': 'gzip, deflate, br, zstd' } : {}),
  }
  if (takes === 'names' || takes === 'names, answered from memory') {
    const path = takes === 'names' ? '' : 'again/'
    return {
      url: `${origin}/${path}${operation}?${encodeURIComponent(JSON.stringify(variables))}`,
      method: 'GET',
      headers,
    }
  }
  return {
    url: `${origin}/graphql`,
    method: 'POST',
    headers: { ...headers, ...asBrowser(origin) },
    body: JSON.stringify({ operationName: operation, variables, ...documentIn(takes, operation) }),
  }
}

const asBrowser = (origin: string) => ({
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'content-type': 'application/json',
  origin,
  'sec-fetch-site': 'same-origin',
})

function documentIn(takes: 'hashes' | 'documents' | Dialect, operation: Operation): object {
  if (takes === 'hashes') return { extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(operation) } } }
  return { query: takes === 'documents' ? queryOf(operation) : takes.documentOf(operation) }
}

const queries = new Map<Operation, string>()
function queryOf(operation: Operation): string {
  const query = queries.get(operation) ?? documentOf(operation)
  queries.set(operation, query)
  return query
}

/** @throws Error for anything but data */
export async function answerTo({ url, ...options }: Request, dispatcher: Dispatcher): Promise<unknown> {
  const { body, headers } = await request(url, { ...options, dispatcher })
  const bytes = Buffer.from(await body.arrayBuffer())
  const text = plain(bytes, headers['content-encoding']).toString()
  const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: unknown }
  if (!data || errors) throw new Error(`${url} answered ${text.slice(0, 500)}`)
  return data
}

function plain(bytes: Buffer, encoding: string | readonly string[] | undefined): Buffer {
  if (encoding === 'gzip') return gunzipSync(bytes)
  return encoding === 'br' ? brotliDecompressSync(bytes) : bytes
}
