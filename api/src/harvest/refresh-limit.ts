import { RateLimiterMemory } from 'rate-limiter-flexible'
import { networkOf } from '../rate-limit/network-of.js'
import type { Settings } from '../settings/settings.js'
import { withinLimit } from '../rate-limit/within-limit.js'

/** One a process, which its settings stand for; as other allowances, each process counts for itself. */
const limiters = new WeakMap<Settings, RateLimiterMemory>()

/**
 * Anybody may ask for a refresh, but each call holds a request for as long as the refresh lasts.
 * @throws UserError when this address asked too often within a minute
 */
export async function countRefresh(settings: Settings, address: string): Promise<void> {
  const limiter = limiters.get(settings) ?? new RateLimiterMemory({ points: settings.refreshLimit, duration: 60 })
  limiters.set(settings, limiter)
  await withinLimit(
    () => limiter.consume(networkOf(address)),
    seconds => `Er is net al vaak ververst. Probeer het over ${seconds} seconden opnieuw.`,
  )
}
