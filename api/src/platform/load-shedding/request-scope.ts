import { AsyncLocalStorage } from 'node:async_hooks'
import { timeLimits } from '../time-limits.js'

/** The request for which code runs. */
export interface RequestScope {
  /** The id of a user, or the network of a visitor. */
  readonly caller: string
  /** In terms of `performance.now()`. After it the request gets no database connection. */
  deadline: number
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
): Result => scopes.run({ caller, deadline: performance.now() + limitMs, leave }, work)

/**
 * For shared work such as filling a cache, so that no caller waits for the connection share of another; and for work that outlives its
 * request, such as a timer, which the request's deadline would stop.
 */
export const withoutRequestScope = <Result>(work: () => Result): Result => scopes.run(undefined, work)

/**
 * For work of unlimited duration that the request waits for, such as a job: it takes no turn or connection share of the caller, and extends
 * the deadline.
 */
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
