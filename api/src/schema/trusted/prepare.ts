import { type DocumentNode, type ExecutionResult, getOperationAST, type GraphQLSchema } from 'graphql'
import { OperationTypeNode, parse, specifiedRules, validate } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Context } from '../../context.js'
import { log } from '../../log.js'
import { limitRule } from '../limits.js'

/** A query of the web client: parsed, validated and compiled once. */
export interface PreparedQuery {
  readonly document: DocumentNode
  readonly operationName: string
  /** Without `data` when the variables are wrong; then no resolver has run. */
  execute(context: Context, variables: object): Promise<ExecutionResult> | ExecutionResult
}

/** Null for an unknown hash, for what is no query, and for what the compiler does not support. */
export type FindPrepared = (hash: string) => PreparedQuery | null

/**
 * Compiled execution (JIT) of the trusted documents, each at its first use. Code is only generated for these: any other document
 * could be new each time.
 * @param texts of the trusted documents, by their hash
 */
export function prepareQueries(schema: GraphQLSchema, texts: ReadonlyMap<string, string>): FindPrepared {
  const prepared = new Map<string, PreparedQuery | null>()
  return hash => {
    const known = prepared.get(hash)
    if (known !== undefined) return known
    const text = texts.get(hash)
    if (text === undefined) return null
    const made = prepare(schema, text)
    prepared.set(hash, made)
    return made
  }
}

function prepare(schema: GraphQLSchema, text: string): PreparedQuery | null {
  const document = parse(text)
  const operation = getOperationAST(document)
  const operationName = operation?.name?.value
  if (operation?.operation !== OperationTypeNode.QUERY || !operationName) return null
  if (validate(schema, document, [...specifiedRules, limitRule]).length > 0) return null
  const compiled = compileQuery(schema, document, operationName)
  if (!isCompiledQuery(compiled)) {
    log.warn({ operationName, errors: compiled.errors }, 'a trusted document was not compiled')
    return null
  }
  return { document, operationName, execute: (context, variables) => compiled.query(null, context, variables) }
}
