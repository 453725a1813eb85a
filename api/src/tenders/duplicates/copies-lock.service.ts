import pLimit, { type LimitFunction } from 'p-limit'
import type { DataSource, EntityManager } from 'typeorm'
import { isLockTimeout } from '../../platform/database/outage.js'
import { timeLimits } from '../../platform/time-limits.js'

const COPIES_LOCK = 4_107_003

/** A batch of notices takes seconds, so that the time limits of ordinary statements are too short to wait for some. */
const MAX_WAIT = timeLimits.copiesLock.ms

const lockSql = `
  SET LOCAL lock_timeout = '${MAX_WAIT}'; SET LOCAL statement_timeout = '${MAX_WAIT}';
  SELECT pg_advisory_xact_lock(${COPIES_LOCK});
  SET LOCAL lock_timeout TO DEFAULT; SET LOCAL statement_timeout TO DEFAULT`

/**
 * Bulkhead: transactions of this process take turns before they take a connection, so that sources which are read in
 * parallel never take all connections of the pool, which has to serve readers and progress meanwhile.
 */
const turns = new WeakMap<DataSource, LimitFunction>()

function inTurn<Result>({ connection }: EntityManager, work: () => Promise<Result>): Promise<Result> {
  const turn = turns.get(connection) ?? pLimit(1)
  turns.set(connection, turn)
  return turn(work)
}

/**
 * Race: what belongs together is read, and then written, so that whoever may write `copy_of` does so one at a time in the
 * whole installation: two that do not see each other's writes would hide what is open, or the copy of a copy. The lock comes
 * first, before any lock on a row, against deadlock with each other; what waits too long for a lock of others is tried once
 * more. Within a transaction: has to be called before its first write.
 */
export async function withCopiesLocked<Result>(
  db: EntityManager,
  work: (tx: EntityManager) => Promise<Result>,
): Promise<Result> {
  const locked = async (tx: EntityManager) => {
    await tx.query(lockSql)
    return work(tx)
  }
  if (db.queryRunner?.isTransactionActive) return locked(db)
  const attempt = () => db.transaction(locked)
  return inTurn(db, () =>
    attempt().catch((error: unknown) => {
      if (!isLockTimeout(error)) throw error
      return attempt()
    }),
  )
}
