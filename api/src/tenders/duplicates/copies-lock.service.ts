import pLimit, { type LimitFunction } from 'p-limit'
import type { DataSource, EntityManager } from 'typeorm'
import { isLockTimeout } from '../../platform/database/outage.js'
import { timeLimits } from '../../platform/time-limits.js'

const COPIES_LOCK = 4_107_003

/** Longer than the limits of ordinary statements, because a batch of notices takes seconds. */
const MAX_WAIT = timeLimits.copiesLock.ms

const lockSql = `
  SET LOCAL lock_timeout = '${MAX_WAIT}'; SET LOCAL statement_timeout = '${MAX_WAIT}';
  SELECT pg_advisory_xact_lock(${COPIES_LOCK});
  SET LOCAL lock_timeout TO DEFAULT; SET LOCAL statement_timeout TO DEFAULT`

/** Bulkhead: transactions queue before they take a connection, so that parallel harvests leave connections of the pool to readers. */
const turns = new WeakMap<DataSource, LimitFunction>()

function inTurn<Result>({ connection }: EntityManager, work: () => Promise<Result>): Promise<Result> {
  const turn = turns.get(connection) ?? pLimit(1)
  turns.set(connection, turn)
  return turn(work)
}

/**
 * Advisory lock for the whole installation, against a race condition: two writers of `copy_of` that do not see each other's writes would hide an open
 * tender, or make a copy of a copy. Call it before any other write of the transaction, to avoid deadlocks. A lock timeout is retried once.
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
