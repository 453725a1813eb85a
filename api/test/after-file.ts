import { onEveryConnection } from '../src/platform/database/pool.js'
import { log } from '../src/platform/log.js'
import { timeLimits } from '../src/platform/time-limits.js'
import { knowAddedSources } from '../src/reference/added-sources.js'
import { closeSites } from './local-site.js'

const ownLimits = structuredClone(timeLimits)

/** Isolation: restores process state that a test file may have changed, for the next file of this process. */
export function afterFile(): void {
  knowAddedSources([])
  onEveryConnection(() => {})
  log.level = 'silent'
  for (const [name, limit] of Object.entries(ownLimits))
    Object.assign(timeLimits[name as keyof typeof timeLimits], limit)
  closeSites()
}
