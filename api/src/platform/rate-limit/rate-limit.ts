import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { pluralize } from '../text/pluralize.js'
import { networkOf } from './network-of.js'
import { withinLimit } from './within-limit.js'

export interface Allowance {
  readonly limit: number
  readonly remaining: number
  readonly resetAt: Date
  readonly cost: number
}

/** An operation costs one point, and one more per thousand of its query complexity. */
const COST_PER_POINT = 1000

interface Spender {
  readonly user: { readonly id: string }
}

/** The key of the rate limit: a user, or the network of a visitor. */
export const callerKey = (viewer: Spender | null, address: string): string => viewer?.user.id ?? networkOf(address)

/**
 * Rate limit in points a minute, by user or by network. Each process counts in its own memory, so n processes allow n times as much: it
 * protects a process against one caller and is no exact quota.
 */
export function createRateLimit({ rateLimits }: { rateLimits: { visitor: number; user: number } }) {
  const visitors = new RateLimiterMemory({ points: rateLimits.visitor, duration: 60, keyPrefix: 'visitor' })
  const users = new RateLimiterMemory({ points: rateLimits.user, duration: 60, keyPrefix: 'user' })

  /**
   * @param paid the allowance after the first point of this operation, when it was already taken
   * @throws UserError RATE_LIMITED
   */
  return async function spend(
    viewer: Spender | null,
    address: string,
    cost: number,
    paid?: Allowance,
  ): Promise<Allowance> {
    const limiter = viewer ? users : visitors
    const points = Math.floor(cost / COST_PER_POINT) + (paid ? 0 : 1)
    if (paid && points === 0) return { ...paid, cost }
    const allowance = (left: RateLimiterRes): Allowance => ({
      limit: limiter.points,
      remaining: Math.max(0, left.remainingPoints),
      resetAt: new Date(Date.now() + left.msBeforeNext),
      cost,
    })
    const left = await withinLimit(
      () => limiter.consume(callerKey(viewer, address), points),
      seconds => `Te veel verzoeken. Probeer het over ${pluralize(seconds, 'seconde', 'seconden')} opnieuw.`,
    )
    return allowance(left)
  }
}

export type SpendAllowance = ReturnType<typeof createRateLimit>
