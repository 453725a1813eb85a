import type { ApolloServerOptions } from '@apollo/server'
import {
  type DocumentNode,
  execute,
  type ExecutionArgs,
  getNamedType,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql'
import {
  isAbstractType,
  type OperationDefinitionNode,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Context } from '../../accounts/context.js'
import { log } from '../../platform/log.js'

type Gateway = NonNullable<ApolloServerOptions<Context>['gateway']>

/**
 * Compiled execution (JIT) behind Apollo's executor hook: Apollo still parses, validates, admits and formats errors. Only queries of trusted
 * documents are compiled, because other documents could be new each time; graphql-js executes those.
 */
export function compiledExecution(
  schema: GraphQLSchema,
  isTrusted: (hash: string) => boolean,
  options: ExecutionArgs['options'],
): Gateway {
  const compiled = new Map<string, CompiledQuery | null>()
  const compiledOf = (hash: string, document: DocumentNode, operation: OperationDefinitionNode) => {
    if (!isTrusted(hash)) return null
    const known = compiled.get(hash)
    if (known !== undefined) return known
    const query = compile(schema, document, operation)
    compiled.set(hash, query)
    return query
  }
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' })
      return () => {}
    },
    load: () =>
      Promise.resolve({
        async executor({ queryHash, document, operation, request, context: contextValue }) {
          const { operationName, variables: variableValues = {} } = request
          // Apollo may execute a document that lacks the named operation; graphql-js reports it.
          const found = operation as OperationDefinitionNode | undefined
          const query = found ? compiledOf(queryHash, document, found) : null
          // The compiler coerces variables more leniently than graphql-js, so graphql-js checks them.
          const variableDefinitions = found?.variableDefinitions ?? []
          if (query && !getVariableValues(schema, variableDefinitions, variableValues, { maxErrors: 1 }).errors) {
            const { data, errors } = await query.query(null, contextValue, variableValues)
            return errors ? { data, errors: errors.map(asOfGraphqlJs) } : { data }
          }
          return execute({ schema, document, operationName, variableValues, contextValue, options })
        },
      }),
    stop: () => Promise.resolve(),
  }
}

/** The compiler's errors lack properties that Apollo reads, such as `extensions`. */
const asOfGraphqlJs = ({ message, path, locations, originalError }: GraphQLError) =>
  Object.assign(new GraphQLError(message, { path, originalError }), { locations })

function compile(schema: GraphQLSchema, document: DocumentNode, { operation, name }: OperationDefinitionNode) {
  if (operation !== OperationTypeNode.QUERY || asksAbstract(schema, document)) return null
  const compiled = compileQuery(schema, document, name?.value)
  if (isCompiledQuery(compiled)) return compiled
  log.warn({ errors: compiled.errors, operation: name?.value }, 'a trusted document was not compiled')
  return null
}

/** For an interface or a union, the compiler does not catch errors of the type resolver. */
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
