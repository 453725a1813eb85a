import type { Response } from 'express'
import { UserError } from '../../platform/errors.js'
import type { Allowance } from '../../platform/rate-limit/rate-limit.js'

/**
 * Rate limit headers as structured fields (draft-ietf-httpapi-ratelimit-headers): seconds until the reset, so that a client needs no accurate
 * clock.
 */
export async function spendWithHeaders(
  response: Response,
  { limit, policy }: { readonly limit: number; readonly policy: string },
  spend: () => Promise<Allowance>,
): Promise<Allowance> {
  const setHeaders = (remaining: number, seconds: number) =>
    response.set({
      'ratelimit-policy': `"${policy}";q=${limit};w=60`,
      ratelimit: `"${policy}";r=${remaining};t=${seconds}`,
    })
  try {
    const allowance = await spend()
    setHeaders(allowance.remaining, Math.max(0, Math.ceil((allowance.resetAt.getTime() - Date.now()) / 1000)))
    return allowance
  } catch (error) {
    if (error instanceof UserError && error.code === 'RATE_LIMITED') setHeaders(0, error.retryAfterSeconds ?? 60)
    throw error
  }
}
