import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from './network-of.js'
import { withinLimit } from './within-limit.js'

export interface Allowance {
  readonly limit: number
  readonly remaining: number
  readonly resetAt: Date
  /** Of this operation. */
  readonly cost: number
}

/** What an operation of this cost takes off the allowance: one, and one more for each thousand. */
const POINT = 1000

/** Whose allowance it is: a user's, or for a visitor that of the network. */
interface Spender {
  readonly user: { readonly id: string }
}

/**
 * How much a caller may ask in a minute, by user or by address. Counted by each process for itself, so that with n of them
 * there is n times as much: it keeps one caller from taking a process from the others, and is no quota to be accounted for.
 */
export function createRateLimit({ rateLimits }: { rateLimits: { visitor: number; user: number } }) {
  const visitors = new RateLimiterMemory({ points: rateLimits.visitor, duration: 60, keyPrefix: 'visitor' })
  const users = new RateLimiterMemory({ points: rateLimits.user, duration: 60, keyPrefix: 'user' })

  /**
   * @param paid what is known since the first point was taken, when it has been
   * @throws UserError when nothing is left
   */
  return async function spend(
    viewer: Spender | null,
    address: string,
    cost: number,
    paid?: Allowance,
  ): Promise<Allowance> {
    const limiter = viewer ? users : visitors
    const points = Math.floor(cost / POINT) + (paid ? 0 : 1)
    if (paid && points === 0) return { ...paid, cost }
    const allowance = (left: RateLimiterRes): Allowance => ({
      limit: limiter.points,
      remaining: Math.max(0, left.remainingPoints),
      resetAt: new Date(Date.now() + left.msBeforeNext),
      cost,
    })
    const left = await withinLimit(
      () => limiter.consume(viewer?.user.id ?? networkOf(address), points),
      seconds => `Te veel verzoeken. Probeer het over ${seconds} seconden opnieuw.`,
    )
    return allowance(left)
  }
}

export type SpendAllowance = ReturnType<typeof createRateLimit>
