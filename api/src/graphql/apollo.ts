import { randomUUID } from 'node:crypto'
import { ApolloServer } from '@apollo/server'
import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors'
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql'
import type { Context } from '../context.js'
import { isOutage } from '../database/outage.js'
import { outOfReach, UserError } from '../errors.js'
import { log } from '../log.js'

const MOST_TOKENS = 2000

export function createApollo(schema: GraphQLSchema) {
  return new ApolloServer<Context>({
    schema,
    formatError,
    includeStacktraceInErrorResponses: false,
    introspection: true, // the schema is public: integrators live on it
    parseOptions: { maxTokens: MOST_TOKENS },
    stopOnTerminationSignals: false, // main.ts ends everything, in order
  })
}

/** What the request itself got wrong may be said as it is: it holds nothing of ours. */
const spoken: ReadonlySet<unknown> = new Set([
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_USER_INPUT,
  ApolloServerErrorCode.BAD_REQUEST,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
  ApolloServerErrorCode.PERSISTED_QUERY_NOT_FOUND,
])

export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error)
  if (cause instanceof UserError)
    return {
      ...formatted,
      message: cause.message,
      extensions: {
        code: cause.code,
        ...(cause.field ? { fields: [{ name: cause.field, message: cause.message }] } : {}),
      },
    }
  if (spoken.has(formatted.extensions?.code)) return { ...formatted, extensions: { code: formatted.extensions?.code } }

  if (isOutage(cause)) {
    log.error({ error: cause }, 'database out of reach')
    return {
      ...formatted,
      message: outOfReach,
      extensions: { code: 'UNAVAILABLE' },
    }
  }
  const requestId = randomUUID()
  log.error({ error: cause, requestId }, 'bug')
  return {
    ...formatted,
    message: `Er is een fout opgetreden (${requestId})`,
    extensions: { code: ApolloServerErrorCode.INTERNAL_SERVER_ERROR, requestId },
  }
}
