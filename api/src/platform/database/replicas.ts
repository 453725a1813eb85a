import pg from 'pg'
import { log } from '../log.js'
import { timeLimits } from '../time-limits.js'
import { Pool } from './pool.js'

/** A position in the write-ahead log of PostgreSQL (LSN), in bytes since its beginning. */
export type WalPosition = number

/** The lag of a replica, for /readyz and /metrics. */
export interface ReplicaState {
  /** Host, port and database. */
  readonly replica: string
  readonly isServing: boolean
  /** For how long it has lacked something that the primary had; null when it never had everything. */
  readonly lagSeconds: number | null
}

interface Replica {
  readonly name: string
  readonly pool: pg.Pool
  isServing: boolean
  position: WalPosition
  /** The time of the newest position of the primary that it has replayed, in terms of `performance.now()`. */
  hadAll: number
}

interface Sample {
  readonly at: number
  readonly position: WalPosition
}

const OF_PRIMARY = `SELECT (pg_current_wal_lsn() - '0/0')::float8 AS position`
/** A server that is no longer in recovery was promoted: it is the primary now, or follows nobody. */
const OF_REPLICA = `SELECT CASE WHEN pg_is_in_recovery() THEN (pg_last_wal_replay_lsn() - '0/0')::float8 END AS position`

/** The replicas of a data source: follows how far each has replayed the log of the primary, and which of them may serve reads. */
export class Replicas {
  private readonly replicas: readonly Replica[]
  private readonly samples: Sample[] = []
  /** When somebody was last told of a change, after which reads have to find it. */
  private changedAt = performance.now()
  private timer?: NodeJS.Timeout
  private checking: Promise<void> = Promise.resolve()
  private isStopped = false

  /**
   * @param options of the pools, without their addresses
   * @param primary the pool of the primary
   */
  constructor(
    urls: readonly string[],
    options: pg.PoolConfig,
    private readonly primary: () => pg.Pool,
    private readonly maxLagMs: number,
  ) {
    this.replicas = urls.map(connectionString => ({
      name: nameOf(new URL(connectionString)),
      pool: new Pool({ ...options, connectionString }),
      isServing: false,
      position: 0,
      hadAll: -Infinity,
    }))
  }

  get isEmpty(): boolean {
    return this.replicas.length === 0
  }

  async start(): Promise<void> {
    if (this.isEmpty) return
    await this.check()
    const again = () => {
      if (this.isStopped) return
      this.timer = setTimeout(() => {
        this.checking = this.check()
        void this.checking.then(again)
      }, timeLimits.replicaCheck.ms)
      this.timer.unref()
    }
    again()
  }

  async stop(): Promise<void> {
    this.isStopped = true
    clearTimeout(this.timer)
    await this.checking
    await Promise.all(this.replicas.map(({ pool }) => pool.end()))
  }

  /** Reads have to find what somebody was just told: until the replicas have it, they go to the primary. */
  noteChange(): void {
    this.changedAt = performance.now()
  }

  /**
   * The replica for a caller, among those that have replayed this position and every change that somebody was told of; null when there is none.
   * A caller keeps the same one, because another may be behind it: what was on the last page would be gone.
   */
  forCaller(caller: string, position: WalPosition): pg.Pool | null {
    const able = this.replicas.filter(one => one.isServing && one.position >= position && one.hadAll > this.changedAt)
    const number = Array.from(caller, character => character.codePointAt(0)!).reduce((sum, code) => sum + code, 0)
    return able[number % able.length]?.pool ?? null
  }

  states(): readonly ReplicaState[] {
    const now = performance.now()
    return this.replicas.map(({ name, isServing, hadAll }) => ({
      replica: name,
      isServing,
      lagSeconds: hadAll === -Infinity ? null : Math.round(now - hadAll) / 1000,
    }))
  }

  /** Without an answer of the primary the replicas stay as they were: nothing new is written meanwhile. */
  private async check(): Promise<void> {
    const at = performance.now()
    const position = await positionOf(this.primary(), OF_PRIMARY)
    if (position !== null) this.samples.push({ at, position })
    while (this.samples.length > 1 && this.samples[0]!.at < at - this.maxLagMs) this.samples.shift()
    await Promise.all(this.replicas.map(replica => this.checkOne(replica)))
  }

  private async checkOne(replica: Replica): Promise<void> {
    const position = await positionOf(replica.pool, OF_REPLICA)
    const replayed = position === null ? undefined : this.samples.findLast(sample => sample.position <= position)
    replica.position = position ?? 0
    replica.hadAll = replayed?.at ?? replica.hadAll
    const isServing = replayed !== undefined
    if (isServing === replica.isServing) return
    replica.isServing = isServing
    const { name } = replica
    if (isServing) log.info({ replica: name }, 'a replica serves reads')
    else log.warn({ replica: name, answers: position !== null }, 'a replica is skipped: it is down or behind')
  }
}

/** Without the password; with the database, because a pooler has several replicas at one address. */
const nameOf = ({ host, pathname }: URL) => host + pathname

/** Null when the server does not answer in time, or is not what it should be. */
async function positionOf(pool: pg.Pool, sql: string): Promise<WalPosition | null> {
  let limit: NodeJS.Timeout | undefined
  const late = new Promise<null>(resolve => (limit = setTimeout(resolve, timeLimits.replicaAnswer.ms, null)))
  const answer = pool.query<{ position: WalPosition | null }>(sql).then(
    ({ rows }) => rows[0]!.position,
    () => null,
  )
  const position = await Promise.race([answer, late])
  clearTimeout(limit)
  return position
}
