import { onEveryConnection } from '../src/platform/database/pool.js'
import { log } from '../src/platform/log.js'
import { knowAddedSources } from '../src/reference/added-sources.js'

/** Isolation: restores process state that a test file may have changed, for the next file of this process. */
export function afterFile(): void {
  knowAddedSources([])
  onEveryConnection(() => {})
  log.level = 'silent'
}
