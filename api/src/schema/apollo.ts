import { randomUUID } from 'node:crypto'
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors'
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql'
import type { Context } from '../context.js'
import { isOutage } from '../database/outage.js'
import { httpStatus, outOfReach, UserError } from '../errors.js'
import { retryAfter } from '../http/retry-after.js'
import { log } from '../log.js'
import { admitOperation } from './admit-operation.js'
import { limitRule, MAX_TOKENS } from './limits.js'
import type { SpendAllowance } from '../rate-limit/rate-limit.js'

export function createApollo(schema: GraphQLSchema, spend: SpendAllowance) {
  return new ApolloServer<Context>({
    schema,
    plugins: [limits(spend), statuses],
    validationRules: [limitRule],
    validationOptions: { maxErrors: 5 },
    executionOptions: { maxCoercionErrors: 5 },
    hideSchemaDetailsFromClientErrors: true,
    formatError,
    includeStacktraceInErrorResponses: false,
    introspection: true, // the schema is public: integrators live on it
    parseOptions: { maxTokens: MAX_TOKENS },
    stopOnTerminationSignals: false, // main.ts ends everything, in order
  })
}

const limits = (spend: SpendAllowance): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operationName, request: { variables }, contextValue }) {
        const { caller, allowance: paid } = contextValue
        const operation = { schema, document, operationName, variables: variables ?? {} }
        contextValue.allowance = await admitOperation({ ...operation, caller, spend, paid })
      },
    }
  },
})

/** The status of what is refused for now; null when it is none of that. */
export function statusOf(cause: unknown): number | null {
  if (retryAfter(cause) === null) return null
  return httpStatus[cause instanceof UserError ? cause.code : 'UNAVAILABLE']
}

/**
 * An error in execution is an answer, with status 200. But when nothing at all could be given, for now, whoever stands in
 * between (and whoever tries again by themselves) must be able to tell without reading it.
 */
const statuses: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ errors = [], response: { http, body } }) {
        const data = body.kind === 'single' ? body.singleResult.data : null
        if (Object.values(data ?? {}).some(value => value !== null)) return
        const cause = errors.map(causeOf).find(one => statusOf(one) !== null)
        if (cause === undefined) return
        http.status = statusOf(cause)!
        http.headers.set('retry-after', String(retryAfter(cause)))
      },
    }
  },
}

/** What was thrown: by a resolver, or before any ran. */
export const causeOf = (error: unknown): unknown => {
  const unwrapped = unwrapResolverError(error)
  return unwrapped instanceof GraphQLError ? (unwrapped.originalError ?? unwrapped) : unwrapped
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
  const cause = causeOf(error)
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
