import { setTimeout as pause } from 'node:timers/promises'
import type { DataSource, EntityManager } from 'typeorm'
import { isLostConnection, wasRolledBack } from './outage.js'
import type { Connected } from './share.js'

const MAX_RETRIES = 3
const MAX_PAUSE_MS = 50

type Work = (tx: EntityManager) => Promise<unknown>
type Transaction = (...given: readonly unknown[]) => Promise<unknown>

/**
 * Retry: a transaction that PostgreSQL rolled back because of a deadlock or serialisation failure runs again, up to three times, with
 * jitter so that the same transactions do not collide again. Its messages are rolled back with it, and it must have no other side effects.
 * After a lost connection the transaction is retried once if its work had not begun. Otherwise it fails, because the commit may have
 * succeeded; a client may repeat it with the same idempotency key.
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
        if (!isLost && (!wasRolledBack(error) || retry >= MAX_RETRIES)) throw error
        await pause(Math.random() * MAX_PAUSE_MS * (retry + 1))
      }
    }
  }
  Object.assign(manager, { transaction: retried })
}

/** Retry, once: a new connection that is refused or reset has sent nothing yet. */
export const reconnectOnce =
  (connect: (connected: Connected) => void) =>
  (connected: Connected): void =>
    connect((error, client, release) => {
      if (!isLostConnection(error)) return connected(error, client, release)
      setTimeout(() => connect(connected), Math.random() * MAX_PAUSE_MS)
    })
