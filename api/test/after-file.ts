import { onEveryConnection } from '../src/platform/database/pool.js'
import { log } from '../src/platform/log.js'
import { knowAddedSources } from '../src/reference/added-sources.js'

/** Isolation: what belongs to the process and a test file may have changed, as the next file of this process expects it. */
export function afterFile(): void {
  knowAddedSources([])
  onEveryConnection(() => {})
  log.level = 'silent'
}
