import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm'

/** Of the network on the way to PostgreSQL. */
const network =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN)$/

/**
 * Of PostgreSQL itself: connections (08), no room (53), an operator or a time limit at work (57, 25P03), a lock that did
 * not come (55P03), a server that became a replica (25006), and two transactions that stood in each other's way (40).
 */
const postgres = /^(08\w{3}|53\w{3}|57P0\d|57014|25P03|25006|55P03|40001|40P01)$/

/** What pg and its pool say of a connection that went away, without a code. */
const messages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/

/** TypeORM lets go of a connection that breaks, and then says this of whatever its holder asks next. */
const isLetGo = (error: unknown) =>
  error instanceof QueryRunnerAlreadyReleasedError || error instanceof QueryRunnerProviderAlreadyReleasedError

/** The database went away, was too busy, or took too long: nobody's mistake, and it passes. */
export function isOutage(error: unknown): boolean {
  if (isLetGo(error)) return true
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && (network.test(code) || postgres.test(code))) return true
  return typeof message === 'string' && messages.test(message)
}
