import { RateLimiterMemory } from 'rate-limiter-flexible'
import { pluralize } from '../../platform/text/pluralize.js'
import { networkOf } from '../../platform/rate-limit/network-of.js'
import type { Settings } from '../../platform/settings/settings.js'
import { withinLimit } from '../../platform/rate-limit/within-limit.js'

/** One limiter per process and settings; like the other rate limits, it is not shared between processes. */
const limiters = new WeakMap<Settings, RateLimiterMemory>()

/**
 * Rate limit: refreshing is public, and each call keeps a request open until the refresh ends.
 * @throws UserError when this address exceeded its refreshes per minute
 */
export async function countRefresh(settings: Settings, address: string): Promise<void> {
  const limiter = limiters.get(settings) ?? new RateLimiterMemory({ points: settings.refreshLimit, duration: 60 })
  limiters.set(settings, limiter)
  await withinLimit(
    () => limiter.consume(networkOf(address)),
    seconds => `Er is net al vaak ververst. Probeer het over ${pluralize(seconds, 'seconde', 'seconden')} opnieuw.`,
  )
}
