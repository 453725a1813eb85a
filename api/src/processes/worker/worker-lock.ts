import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { WORKER_LOCK } from '../../platform/jobs/job-queue.js'
import { log } from '../../platform/log.js'
import { timeLimits } from '../../platform/time-limits.js'

/**
 * Leader election: one worker process takes jobs, and the others stand by. The leader holds an advisory lock, which PostgreSQL releases when the
 * connection ends. Fencing: a worker whose connection ends or does not respond exits at once (`die`). So a process that has held the lock for
 * longer than that takes (`timeLimits.workerGrace`) is the only leader, and jobs locked by other workers were left behind by dead ones.
 */
export class WorkerLock {
  private readonly client: pg.Client
  private heartbeat?: NodeJS.Timeout

  /** @param stopping aborts when this process stops, because then the connection may end */
  constructor(
    databaseUrl: string,
    private readonly stopping: AbortSignal,
    private readonly die: () => void,
  ) {
    this.client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'greenrock worker lock',
      connectionTimeoutMillis: timeLimits.workerLockAnswer.ms,
      query_timeout: timeLimits.workerLockAnswer.ms,
      // Half-open connections: PostgreSQL notices within half a minute that a worker's machine is gone.
      options: '-c tcp_keepalives_idle=15 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
    })
    this.client.on('error', error => this.lost(error))
    this.client.once('end', () => this.lost(new Error('the connection ended')))
  }

  /** Waits until no other process holds the lock. Rejects when this process stops. */
  async take(): Promise<void> {
    await this.client.connect()
    while (!(await this.tryOnce())) await pause(timeLimits.workerLock.ms, null, { signal: this.stopping })
    this.heartbeat = setInterval(() => {
      this.client.query('SELECT').catch((error: unknown) => this.lost(error))
    }, timeLimits.workerLock.ms)
  }

  async release(): Promise<void> {
    clearInterval(this.heartbeat)
    await this.client.end()
  }

  private async tryOnce(): Promise<boolean> {
    const sql = 'SELECT pg_try_advisory_lock($1) AS "isMine"'
    const { rows } = await this.client.query<{ isMine: boolean }>(sql, [WORKER_LOCK])
    return rows[0]!.isMine
  }

  private lost(error: unknown): void {
    if (this.stopping.aborted) return
    log.error({ error }, 'the lock of the worker is lost')
    this.die()
  }
}
