import { AsyncLocalStorage } from 'node:async_hooks'
import { timeLimits } from '../time-limits.js'

/** The scope of a request: what is done for it. */
export interface RequestScope {
  /** A user, or the network of a visitor. */
  readonly caller: string
  /** By `performance.now()`. From then on it gets no connection. */
  deadline: number
  /** Gives the turn of the request to another. */
  leave(): void
}

const scopes = new AsyncLocalStorage<RequestScope | undefined>()

/** @returns undefined for jobs and everything else that no request waits for */
export const currentRequest = (): RequestScope | undefined => scopes.getStore()

export const runInRequest = <Result>(
  caller: string,
  work: () => Result,
  { limitMs = timeLimits.request.ms, leave = () => {} } = {},
): Result => scopes.run({ caller, deadline: performance.now() + limitMs, leave }, work)

/**
 * For what many callers wait for together, such as a cache that is filled: one who has used up its share must not hold up the others.
 * And for what goes on after a request, such as a timer that it starts: it would go on as that request, whose time is over.
 */
export const withoutRequestScope = <Result>(work: () => Result): Result => scopes.run(undefined, work)

/** For work that takes as long as it takes, such as a job: it counts neither for the caller's turns and share nor for the deadline. */
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
