import { type DocumentNode, type ExecutionResult, getNamedType, getOperationAST, type GraphQLSchema } from 'graphql'
import { isAbstractType, OperationTypeNode, parse, specifiedRules, TypeInfo, validate, visit } from 'graphql'
import { visitWithTypeInfo } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Context } from '../../context.js'
import { log } from '../../log.js'
import { limitRule } from '../limits.js'
import { asksOnlyShown } from './asks-only-shown.js'

/** A query of the web client: parsed, validated and compiled once. */
export interface PreparedQuery {
  readonly document: DocumentNode
  readonly operationName: string
  /** Of a visitor, its answer depends on nothing but what `shownState` tells of. */
  readonly isForVisitors: boolean
  /** Without `data` when the variables are wrong; then no resolver has run. */
  execute(context: Context, variables: object): Promise<ExecutionResult> | ExecutionResult
}

/** Null for what is unknown, for what is no query, and for what the compiler does not support. */
export interface FindPrepared {
  byHash(hash: string): PreparedQuery | null
  byText(text: string): PreparedQuery | null
}

/**
 * Compiled execution (JIT) of the trusted documents, each at its first use. Code is only generated for these: any other document
 * could be new each time.
 * @param texts of the trusted documents, by their hash
 */
export function prepareQueries(schema: GraphQLSchema, texts: ReadonlyMap<string, string>): FindPrepared {
  const prepared = new Map<string, PreparedQuery | null>()
  const hashes = new Map(Array.from(texts, ([hash, text]) => [text, hash]))
  const byHash = (hash: string) => {
    const known = prepared.get(hash)
    if (known !== undefined) return known
    const text = texts.get(hash)
    if (text === undefined) return null
    prepared.set(hash, null)
    try {
      prepared.set(hash, prepare(schema, text))
    } catch (error) {
      log.warn({ error, hash }, 'a trusted document was not compiled')
    }
    return prepared.get(hash) ?? null
  }
  const byText = (text: string) => {
    const hash = hashes.get(text)
    return hash === undefined ? null : byHash(hash)
  }
  return { byHash, byText }
}

/** Of an interface or a union, the compiler does not catch what fails while it looks which type a value has. */
function asksAbstract(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema)
  let isFound = false
  const Field = () => {
    const type = types.getType()
    if (type && isAbstractType(getNamedType(type))) isFound = true
  }
  visit(document, visitWithTypeInfo(types, { Field }))
  return isFound
}

function prepare(schema: GraphQLSchema, text: string): PreparedQuery | null {
  // Garbage: the compiler writes the places of a field in the document into each check of a value, though Apollo tells what fails.
  const document = parse(text, { noLocation: true })
  const operation = getOperationAST(document)
  const operationName = operation?.name?.value
  if (operation?.operation !== OperationTypeNode.QUERY || !operationName) return null
  if (validate(schema, document, [...specifiedRules, limitRule]).length > 0 || asksAbstract(schema, document))
    return null
  const compiled = compileQuery(schema, document, operationName)
  if (!isCompiledQuery(compiled)) throw new Error(`${operationName}: ${String(compiled.errors)}`)
  const isForVisitors = asksOnlyShown(schema, document)
  return {
    document,
    operationName,
    isForVisitors,
    execute: (context, variables) => compiled.query(null, context, variables),
  }
}
