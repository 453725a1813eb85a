import { setTimeout as pause } from 'node:timers/promises'
import type { DataSource, EntityManager } from 'typeorm'
import { isLostConnection, wasUndone } from './outage.js'
import type { Connected } from './share.js'

const MAX_RETRIES = 3
const MAX_PAUSE_MS = 50

type Work = (tx: EntityManager) => Promise<unknown>
type Transaction = (...given: readonly unknown[]) => Promise<unknown>

/**
 * Retry: a transaction that PostgreSQL undid for the sake of another is run again, up to three times, after a pause that differs
 * (jitter), so that the same two do not meet again. Nothing of it was kept, and its messages left with it; its work must do
 * nothing outside it. One whose connection was lost before its work began is begun again, once. After that nobody knows
 * what was kept: whoever asked is told so, and may ask again with the same key (idempotency).
 */
export function retryTransactions({ manager }: DataSource): void {
  const once: Transaction = (manager.transaction as Transaction).bind(manager)
  const retried: Transaction = async (...given) => {
    const work = given.at(-1) as Work
    let hasBegun = false
    const begun: Work = tx => {
      hasBegun = true
      return work(tx)
    }
    for (let retry = 0; ; retry++) {
      try {
        return await once(...given.slice(0, -1), begun)
      } catch (error) {
        const isLost = isLostConnection(error) && !hasBegun && retry === 0
        if (!isLost && (!wasUndone(error) || retry >= MAX_RETRIES)) throw error
        await pause(Math.random() * MAX_PAUSE_MS * (retry + 1))
      }
    }
  }
  Object.assign(manager, { transaction: retried })
}

/** Retry, once: a new connection that is refused or reset has sent nothing yet. */
export const onceMore =
  (connect: (connected: Connected) => void) =>
  (connected: Connected): void =>
    connect((error, client, release) => {
      if (!isLostConnection(error)) return connected(error, client, release)
      setTimeout(() => connect(connected), Math.random() * MAX_PAUSE_MS)
    })
