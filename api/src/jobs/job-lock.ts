import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { EntityManager } from 'typeorm'
import { isOutage } from '../database/outage.js'
import { unavailable } from '../errors.js'
import { log } from '../log.js'
import type { JobKind } from './job.entity.js'
import { timeLimits } from '../time-limits.js'

/** First halves of the keys of both advisory locks; the second half is the kind of job. */
const LOCK_SPACES = [4_107_002, 4_107_004] as const

/** Leadership of one kind of job. */
export interface Lead {
  /** Runs a statement on a connection that holds a lock: it fails when all of them are lost. */
  query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]>
  /** Aborts when those connections ended, and the locks with them. */
  readonly lost: AbortSignal
}

/**
 * Leader election by advisory locks, which PostgreSQL releases when their holder dies. There are two, on two connections: who leads
 * has both, and when one connection ends the other lock keeps everybody out until the first was taken again.
 * @returns null when another leads
 */
export async function withLead<Result>(
  db: EntityManager,
  kind: JobKind,
  work: (lead: Lead) => Promise<Result>,
): Promise<{ result: Result } | null> {
  // It costs less to look than to connect twice.
  if (await isLed(db, kind)) return null
  const locks = new LeadLocks(db, kind)
  try {
    if (!(await locks.take())) return null
    return { result: await work(locks) }
  } finally {
    await locks.release()
  }
}

class LeadLocks implements Lead {
  private readonly held: (pg.Client | null)[] = LOCK_SPACES.map(() => null)
  private readonly losing = new AbortController()
  private isOver = false
  readonly lost = this.losing.signal

  constructor(
    private readonly db: EntityManager,
    private readonly kind: JobKind,
  ) {}

  async take(): Promise<boolean> {
    for (const index of LOCK_SPACES.keys()) {
      this.held[index] = await this.takeOne(index)
      if (!this.held[index]) return false
    }
    return true
  }

  async query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    for (const client of this.held) {
      if (!client) continue
      try {
        return (await client.query(sql, [...values])).rows as Row[]
      } catch (error) {
        if (!isOutage(error)) throw error
        // Half-open: a connection that does not answer holds its lock no longer, as far as this process can tell.
        cut(client)
      }
    }
    throw unavailable('the lock of a job was lost')
  }

  /** Never throws, because that would replace the outcome of the work: a lock ends with its connection anyway. */
  async release(): Promise<void> {
    this.isOver = true
    await Promise.all(
      this.held.map(async client => {
        if (!client) return
        try {
          // Its end is noticed a moment later, by which another could already ask.
          await client.query('SELECT pg_advisory_unlock_all()')
          await client.end()
        } catch (error) {
          log.warn({ error, kind: this.kind }, 'the lock of a job ended with its connection')
          cut(client)
        }
      }),
    )
  }

  /** @returns null when another process has it */
  private async takeOne(index: number): Promise<pg.Client | null> {
    const client = new pg.Client({
      connectionString: (this.db.connection.options as { url?: string }).url,
      connectionTimeoutMillis: timeLimits.jobLockAnswer.ms,
      query_timeout: timeLimits.jobLockAnswer.ms,
      keepAlive: true,
    })
    client.on('error', error => log.warn({ error: error.message, kind: this.kind }, 'a lock of a job was lost'))
    try {
      await client.connect()
      const { rows } = await client.query<{ locked: boolean }>(
        'SELECT pg_try_advisory_lock($1, hashtext($2)) AS locked',
        [LOCK_SPACES[index], this.kind],
      )
      if (rows[0]!.locked) {
        client.once('end', () => this.ended(index))
        return client
      }
      await client.end()
      return null
    } catch (error) {
      // It may have the lock all the same, and would keep everybody out for as long as it lives.
      cut(client)
      throw error
    }
  }

  private ended(index: number): void {
    if (this.isOver) return
    this.held[index] = null
    if (this.held.every(client => client === null)) this.losing.abort()
    else void this.retake(index)
  }

  private async retake(index: number): Promise<void> {
    while (!this.isOver && !this.lost.aborted) {
      // Somebody may have it for a moment, until the other lock is found to be taken.
      const client = await this.takeOne(index).catch(() => null)
      if (client && (this.isOver || this.lost.aborted)) return void client.end().catch(() => undefined)
      if (client) {
        this.held[index] = client
        return
      }
      await pause(timeLimits.jobLockRetake.ms)
    }
  }
}

/** Without the goodbye of `end`, which would wait for an answer as well. */
const cut = (client: pg.Client) => void client.connection.stream.destroy()

/** Whether any process leads a job of this kind now. */
export async function isLed(db: EntityManager, kind: JobKind): Promise<boolean> {
  const rows = await db.query<unknown[]>(
    `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = ANY($1) AND objid = (hashtext($2)::bigint & 4294967295)::oid
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [LOCK_SPACES, kind],
  )
  return rows.length > 0
}
