import { getOperationAST, type OperationDefinitionNode, OperationTypeNode, parse } from 'graphql'
import { trustedDocuments } from '../src/schema/persisted-queries.js'

/** A query of the web client. */
export interface TrustedQuery {
  readonly hash: string
  readonly name: string
  readonly text: string
  readonly operation: OperationDefinitionNode
}

/** What the web client accepts, and the same in the words with one more space, which only Apollo takes. */
export const WEB = 'application/graphql-response+json,application/json;q=0.9'
export const OTHER = 'application/graphql-response+json, application/json;q=0.9'

export function trustedQueries(webDirectory: string) {
  const texts = trustedDocuments(webDirectory)
  const queries: readonly TrustedQuery[] = [...texts].flatMap(([hash, text]) => {
    const operation = getOperationAST(parse(text))!
    return operation.operation === OperationTypeNode.QUERY
      ? [{ hash, text, name: operation.name!.value, operation }]
      : []
  })
  return { texts, queries, byName: new Map(queries.map(query => [query.name, query])) }
}

export const answerToTrusted = (url: string, { hash, name }: TrustedQuery, variables: unknown, headers = {}) =>
  posted(
    url,
    { operationName: name, variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
    headers,
  )

/** As somebody else sends the same document. */
export const answerToText = (url: string, { text, name }: TrustedQuery, variables: unknown, headers = {}) =>
  posted(url, { query: text, operationName: name, variables }, headers)

async function posted(url: string, body: object, headers: object) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: WEB, origin: url, ...headers },
    body: JSON.stringify(body),
  })
  // A bug has a number of its own.
  const text = (await response.text()).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}(?=\)?")/g, 'number')
  const { date: _date, 'content-length': _length, ...rest } = Object.fromEntries(response.headers)
  return { status: response.status, headers: rest, text }
}
