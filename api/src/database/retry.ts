import { setTimeout as pause } from 'node:timers/promises'
import type { DataSource } from 'typeorm'
import { wasUndone } from './outage.js'

const MAX_RETRIES = 3
const MAX_PAUSE_MS = 50

/**
 * Retry: a transaction that PostgreSQL undid for the sake of another is run again, up to three times, after a pause that differs
 * (jitter), so that the same two do not meet again. Nothing of it was kept, and its messages left with it; its work must do
 * nothing outside it.
 */
export function retryTransactions({ manager }: DataSource): void {
  const once: (...given: never[]) => Promise<unknown> = manager.transaction.bind(manager)
  const retried = async (...given: never[]) => {
    for (let retry = 0; ; retry++) {
      try {
        return await once(...given)
      } catch (error) {
        if (!wasUndone(error) || retry >= MAX_RETRIES) throw error
        await pause(Math.random() * MAX_PAUSE_MS * (retry + 1))
      }
    }
  }
  Object.assign(manager, { transaction: retried })
}
