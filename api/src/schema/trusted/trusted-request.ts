import type { Request } from 'express'
import type { FindPrepared, PreparedQuery } from './prepare.js'

/** A query of the web client, as it sends it. */
export interface TrustedRequest {
  readonly query: PreparedQuery
  readonly variables: Record<string, unknown>
}

/** What Apollo Client accepts; it decides the media type of the answer. */
const ACCEPTED = 'application/graphql-response+json,application/json;q=0.9'
export const ANSWERED = 'application/graphql-response+json; charset=utf-8'

/** Null for anything that is not in each detail what the web client sends: that is for Apollo, which knows all forms. */
export function readTrusted({ method, headers, body }: Request, find: FindPrepared): TrustedRequest | null {
  if (method !== 'POST' || headers.accept !== ACCEPTED || !isRecord(body)) return null
  const { query, operationName, variables = {}, extensions } = body
  if (query !== undefined || !isRecord(variables) || !isRecord(extensions)) return null
  const { persistedQuery } = extensions
  if (!isRecord(persistedQuery) || persistedQuery.version !== 1) return null
  const { sha256Hash } = persistedQuery
  const found = typeof sha256Hash === 'string' ? find(sha256Hash) : null
  return found?.operationName === operationName ? { query: found!, variables } : null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
