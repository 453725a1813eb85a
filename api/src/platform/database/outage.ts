import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm'

const network =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN)$/

/**
 * SQLSTATE codes of PostgreSQL: connection failures (08), insufficient resources (53), shutdown or statement timeout
 * (57, 25P03), lock timeout (55P03), read-only replica (25006), serialisation failure and deadlock (40).
 */
const postgres = /^(08\w{3}|53\w{3}|57P0\d|57014|25P03|25006|55P03|40001|40P01)$/

/** SQLSTATE codes of a serialisation failure and a deadlock, after which the same transaction can run again. */
const rolledBack = /^(40001|40P01)$/

/** Messages of pg and its pool for a lost connection, which has no error code. */
const messages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout/

/** TypeORM releases a broken connection, and then rejects the next query of its holder with this message. */
const isReleased = (error: unknown) =>
  error instanceof QueryRunnerAlreadyReleasedError || error instanceof QueryRunnerProviderAlreadyReleasedError

/** Whether an error is a transient failure of the database: unreachable, overloaded or timed out. */
export function isOutage(error: unknown): boolean {
  if (isReleased(error)) return true
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && (network.test(code) || postgres.test(code))) return true
  return typeof message === 'string' && messages.test(message)
}

const hasCode = (error: unknown, matches: (code: string) => boolean): boolean => {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && matches(code)
}

/** The codes in `network` that fail fast on a connection that exists or can be made in a moment; timeouts are excluded. */
const lostCodes = /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|57P01|57P02|08003|08006)$/
/** Anchored, because a timeout appends its reason to the same message. */
const lostMessages =
  /^(Connection terminated|Connection terminated unexpectedly|Client has encountered a connection error and is not queryable)$/

export const isLostConnection = (error: unknown): boolean =>
  hasCode(error, code => lostCodes.test(code)) || (error instanceof Error && lostMessages.test(error.message))

/** Whether PostgreSQL rolled a transaction back in favour of another; `retryTransactions` runs it again. */
export const wasRolledBack = (error: unknown): boolean => hasCode(error, code => rolledBack.test(code))

/** Whether a statement exceeded its time limit: a retry would exceed it again. */
export const tookTooLong = (error: unknown): boolean =>
  hasCode(error, code => code === '57014') || (error instanceof Error && error.message === 'Query read timeout')

/** Whether a statement that writes was sent to a replica, or to a database that accepts no writes. */
export const isReadOnly = (error: unknown): boolean => hasCode(error, code => code === '25006')

/** Whether another transaction held a lock for too long: a retry may succeed. */
export const isLockTimeout = (error: unknown): boolean => hasCode(error, code => code === '55P03')
