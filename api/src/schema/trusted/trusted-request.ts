import type { Request } from 'express'
import type { FindPrepared, PreparedQuery } from './prepare.js'

/** A query of the web client, as it sends it. */
export interface TrustedRequest {
  readonly query: PreparedQuery
  readonly variables: Record<string, unknown>
}

const JSON_TYPE = 'application/json; charset=utf-8'
/** What Apollo Client accepts, and the simplest that others do, with the media type that Apollo Server answers it with. */
const answeredAs: Readonly<Record<string, string>> = {
  'application/graphql-response+json,application/json;q=0.9': 'application/graphql-response+json; charset=utf-8',
  'application/json': JSON_TYPE,
  '*/*': JSON_TYPE,
}

/** Undefined for a header that has to be negotiated, as Apollo Server and Express do. */
export const mediaTypeFor = ({ headers: { accept = '*/*' } }: Request): string | undefined =>
  Object.hasOwn(answeredAs, accept) ? answeredAs[accept] : undefined

/** Null for anything but a query of the web client, by its hash or its very text: that is for Apollo, which knows all forms. */
export function readTrusted(request: Request, find: FindPrepared): TrustedRequest | null {
  const { method, body } = request
  if (method !== 'POST' || !mediaTypeFor(request) || !isRecord(body)) return null
  const { operationName, variables = {} } = body
  if (!isRecord(variables)) return null
  const found = findIn(body, find)
  return found && found.operationName === operationName ? { query: found, variables } : null
}

function findIn(
  { query, extensions }: Record<string, unknown>,
  { byHash, byText }: FindPrepared,
): PreparedQuery | null {
  if (extensions === undefined) return typeof query === 'string' ? byText(query) : null
  if (query !== undefined || !isRecord(extensions)) return null
  const { persistedQuery } = extensions
  if (!isRecord(persistedQuery) || persistedQuery.version !== 1) return null
  const { sha256Hash } = persistedQuery
  return typeof sha256Hash === 'string' ? byHash(sha256Hash) : null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
