import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isOutage } from './outage.js'
import { timeLimits } from '../time-limits.js'

/**
 * Resolves once PostgreSQL takes connections at this address.
 * @param onWait called once, with why, when it does not at first
 * @throws whatever waiting does not mend, such as a wrong password
 */
export async function whenReachable(connectionString: string, onWait: (why: string) => void): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: timeLimits.ownQuestion.ms })
    // A connection that breaks between its making and its end is looked at by the next try.
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
