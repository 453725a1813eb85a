import { GraphQLError } from 'graphql'
import { isOutage } from '../../platform/database/outage.js'
import { causeOf, formatError } from '../schema/apollo.js'

/** An error of the request itself, without suggestions, with which a client could probe the schema. */
export const requestError = (message: string, code = 'BAD_REQUEST'): GraphQLError =>
  new GraphQLError(message.replace(/ Did you mean .*$/s, ''), { extensions: { code } })

/** Error masking: the same format as over HTTP. */
export function toClientError(error: unknown): GraphQLError {
  // Our own request errors need no masking. The HTTP status is left out.
  if (error instanceof GraphQLError && !error.originalError && error.extensions.code)
    return requestError(error.message, error.extensions.code as string)
  const formatted = error instanceof GraphQLError ? error.toJSON() : { message: '' }
  const { message, extensions } = formatError(formatted, error)
  return new GraphQLError(message, extensions ? { extensions } : {})
}

/** Whether the database was unreachable, so that a retry may succeed. */
export const isFromOutage = (error: unknown): boolean => isOutage(causeOf(error))
