import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { timeLimits } from '../time-limits.js'

export interface RequestScope {
  /** The id of a user, or the network of a visitor. */
  readonly caller: string
  /** In terms of `performance.now()`. After it the request gets no database connection. */
  deadline: number
  /** The replica of the database that answers its statements, or null for the primary: see `readFromReplica`. */
  replica: pg.Pool | null
  /** Idempotent: releases the turn of the request, so that the next request can begin. */
  leave(): void
}

const scopes = new AsyncLocalStorage<RequestScope | undefined>()

/** @returns undefined outside a request, such as in a job */
export const currentRequest = (): RequestScope | undefined => scopes.getStore()

export const runInRequest = <Result>(
  caller: string,
  work: () => Result,
  { limitMs = timeLimits.request.ms, leave = () => {} } = {},
): Result => scopes.run({ caller, deadline: performance.now() + limitMs, replica: null, leave }, work)

/** For the rest of the current request: it writes, or must not be older than what was read before. */
export function readFromPrimary(): void {
  const request = scopes.getStore()
  if (request) request.replica = null
}

/**
 * For work that is shared, such as filling a cache, or that outlives its request, such as a timer: it has no connection share or deadline.
 */
export const withoutRequestScope = <Result>(work: () => Result): Result => scopes.run(undefined, work)

/** For long work that the request waits for, such as a job: it needs no turn and no connection share, and extends the deadline. */
export async function withRequestPaused<Result>(work: () => Promise<Result>): Promise<Result> {
  const scope = scopes.getStore()
  if (!scope) return work()
  scope.leave()
  const began = performance.now()
  try {
    return await scopes.run(undefined, work)
  } finally {
    scope.deadline += performance.now() - began
  }
}
