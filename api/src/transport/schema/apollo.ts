import { randomUUID } from 'node:crypto'
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema, OperationTypeNode } from 'graphql'
import type { Context } from '../../accounts/context.js'
import { beginRead, endWrite } from '../../people/auth/read-your-writes.js'
import { isOutage } from '../../platform/database/outage.js'
import { httpStatus, outOfReach, UserError } from '../../platform/errors.js'
import { retryAfter } from '../http/retry-after.js'
import { log } from '../../platform/log.js'
import { isTracing } from '../../platform/tracing/tracing.js'
import { admitOperation } from './admit-operation.js'
import { compiledExecution } from './compiled-execution.js'
import { limitRule, MAX_TOKENS } from './limits.js'
import { createPersistedQueries, type Documents } from './persisted-queries.js'
import { rootField } from './root-field.js'
import type { SpendAllowance } from '../../platform/rate-limit/rate-limit.js'

const executionOptions = { maxCoercionErrors: 5 }

/** @param trusted the web client's documents by hash */
export function createApollo(schema: GraphQLSchema, spend: SpendAllowance, trusted: Documents = new Map()) {
  const gateway = compiledExecution(schema, hash => trusted.has(hash), executionOptions)
  return new ApolloServer<Context>({
    // Tracing: graphql-js creates the spans of operations.
    ...(isTracing() ? { schema } : { gateway }),
    persistedQueries: { cache: createPersistedQueries(trusted) },
    // The cache control plugin would wrap every field, although no type has cache hints.
    plugins: [
      limits(spend),
      statuses,
      readYourWrites,
      ApolloServerPluginCacheControlDisabled(),
      // The landing page would load scripts from other hosts; GraphiQL replaces it.
      ApolloServerPluginLandingPageDisabled(),
    ],
    validationRules: [limitRule],
    validationOptions: { maxErrors: 5 },
    executionOptions,
    hideSchemaDetailsFromClientErrors: true,
    formatError,
    includeStacktraceInErrorResponses: false,
    // CSRF: people/auth/csrf.ts checks the origin of requests with a cookie. The body must be JSON, which another site cannot send without a
    // preflight, and GET runs queries only, without the cookie (SameSite).
    csrfPrevention: false,
    introspection: true, // the schema is public, for other clients
    parseOptions: { maxTokens: MAX_TOKENS },
    stopOnTerminationSignals: false, // graceful shutdown is in main.ts
  })
}

const limits = (spend: SpendAllowance): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operation, operationName, request: { variables }, contextValue }) {
        const { caller, allowance: paid, counted } = contextValue
        counted.operation = rootField(document, operationName)
        const asked = { schema, document, operationName, variables: variables ?? {} }
        contextValue.allowance = await admitOperation({ ...asked, caller, spend, paid })
        if (operation?.operation === OperationTypeNode.SUBSCRIPTION) throw overSocket()
      },
    }
  },
})

const overSocket = () =>
  new GraphQLError('Subscriptions go over WebSocket, by the protocol graphql-transport-ws.', {
    extensions: { code: ApolloServerErrorCode.BAD_REQUEST, http: { status: 400 } },
  })

/** The HTTP status of a temporary error; null for any other error. */
export function statusOf(cause: unknown): number | null {
  if (retryAfter(cause) === null) return null
  return httpStatus[cause instanceof UserError ? cause.code : 'UNAVAILABLE']
}

/**
 * GraphQL answers errors of execution with status 200. A temporary error without any data gets 429 or 503 and
 * `Retry-After` instead, so that proxies and retrying clients recognise it without parsing the body.
 */
const statuses: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ errors = [], request, response: { http, body } }) {
        const data = body.kind === 'single' ? body.singleResult.data : null
        if (Object.values(data ?? {}).some(value => value !== null)) return
        if (isDocumentError(errors) && wantsPlainJson(request.http?.headers.get('accept'))) http.status = 200
        const cause = errors.map(causeOf).find(one => statusOf(one) !== null)
        if (cause === undefined) return
        http.status = statusOf(cause)!
        http.headers.set('retry-after', String(retryAfter(cause)))
      },
    }
  },
}

const readYourWrites: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, contextValue }) {
        if (operation?.operation === OperationTypeNode.QUERY) beginRead(contextValue)
      },
      async willSendResponse({ operation, contextValue }) {
        if (operation?.operation === OperationTypeNode.MUTATION) await endWrite(contextValue)
      },
    }
  },
}

/** Codes of refused documents or variables, in a request that is well-formed itself. */
const documentCodes: ReadonlySet<unknown> = new Set([
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_USER_INPUT,
])
const isDocumentError = (errors: readonly GraphQLError[]) =>
  errors.some(({ extensions }) => documentCodes.has(extensions.code))

/**
 * GraphQL over HTTP: clients that accept application/json and not the newer media type get status 200 for any well-formed request, even if the
 * document is refused. They take another status for that of a proxy.
 */
const wantsPlainJson = (accept = '') => accept.includes('application/json') && !accept.includes('graphql-response+json')

/** The original error: thrown by a resolver, or before one ran. */
export const causeOf = (error: unknown): unknown => {
  const unwrapped = unwrapResolverError(error)
  return unwrapped instanceof GraphQLError ? (unwrapped.originalError ?? unwrapped) : unwrapped
}

/** A message of graphql-js, beyond `maxCoercionErrors`. */
const TOO_MANY_WRONG = 'Too many errors processing variables'

/** Error masking: only errors with these codes keep their message, because they describe the request itself. */
const unmaskedCodes: ReadonlySet<unknown> = new Set([
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
  if (unmaskedCodes.has(formatted.extensions?.code))
    return { ...formatted, extensions: { code: formatted.extensions?.code } }

  // Apollo gives no code to errors of persisted queries (their version, or their hash) …
  if (cause instanceof GraphQLError && isClientStatus(cause.extensions.http))
    return { ...formatted, extensions: { code: ApolloServerErrorCode.BAD_REQUEST } }

  // … nor to the last error about variables, which says that there are more.
  if (cause instanceof GraphQLError && cause.message.startsWith(TOO_MANY_WRONG))
    return { ...formatted, extensions: { code: ApolloServerErrorCode.BAD_USER_INPUT } }

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

function isClientStatus(http: unknown): boolean {
  const { status } = (http ?? {}) as { status?: unknown }
  return typeof status === 'number' && status >= 400 && status < 500
}
