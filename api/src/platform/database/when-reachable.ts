import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isOutage } from './outage.js'
import { timeLimits } from '../time-limits.js'

/**
 * Resolves once PostgreSQL accepts connections at this address.
 * @param onWait called once with the reason when the first attempt fails
 * @throws an error that waiting does not fix, such as a wrong password
 */
export async function whenReachable(connectionString: string, onWait: (why: string) => void): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: timeLimits.ownQuestion.ms })
    // Ignored: the next attempt detects a connection that breaks before its end.
    client.on('error', () => undefined)
    try {
      await client.connect()
      return
    } catch (error) {
      if (!isOutage(error)) throw error
      if (isFirst) onWait(error instanceof Error && error.message ? error.message : String(error))
      await pause(timeLimits.unreachableRetry.ms)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
