import type { EventEmitter } from 'node:events'
import type { EntityManager, QueryRunner } from 'typeorm'
import { log } from '../log.js'
import type { JobKind } from './job.entity.js'

/** First half of the advisory lock's key; the second half is the kind of job. */
const LOCK_SPACE = 4_107_002

/** Leadership of one kind of job. */
export interface Lead {
  /** Runs a statement on the connection that holds the lock: it fails when the lock is lost. */
  query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]>
  /** Aborts when that connection ended, and the lock with it. */
  readonly lost: AbortSignal
}

/**
 * Leader election by an advisory lock, which PostgreSQL releases when its holder dies. The lock belongs to a connection
 * of its own for as long as `work` runs.
 * @returns null when another holds it
 */
export async function withLead<Result>(
  db: EntityManager,
  kind: JobKind,
  work: (lead: Lead) => Promise<Result>,
): Promise<{ result: Result } | null> {
  const holder = db.connection.createQueryRunner()
  try {
    const connection = (await holder.connect()) as EventEmitter
    const rows: unknown = await holder.query('SELECT pg_try_advisory_lock($1, hashtext($2)) AS locked', [
      LOCK_SPACE,
      kind,
    ])
    const [{ locked }] = rows as [{ locked: boolean }]
    if (!locked) return null
    const lost = new AbortController()
    const lose = () => lost.abort()
    connection.once('end', lose)
    try {
      return { result: await work({ lost: lost.signal, query: (sql, values) => holder.query(sql, [...values]) }) }
    } finally {
      connection.off('end', lose)
      await unlock(holder, kind)
    }
  } finally {
    await holder.release()
  }
}

/** Never throws, because that would replace the outcome of the work: the lock ends with its connection anyway. */
async function unlock(holder: QueryRunner, kind: JobKind): Promise<void> {
  if (holder.isReleased) return
  try {
    await holder.query('SELECT pg_advisory_unlock($1, hashtext($2))', [LOCK_SPACE, kind])
  } catch (error) {
    log.warn({ error, kind }, 'the lock of a job ended with its connection')
  }
}

/** Whether any process leads a job of this kind now. */
export async function isLed(db: EntityManager, kind: JobKind): Promise<boolean> {
  const rows = await db.query<unknown[]>(
    `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND objid = (hashtext($2)::bigint & 4294967295)::oid
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [LOCK_SPACE, kind],
  )
  return rows.length > 0
}
