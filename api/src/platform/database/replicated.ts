import type pg from 'pg'
import { DataSource, type DataSourceOptions, type EntityManager, type QueryRunner, type ReplicationMode } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { currentRequest, readFromPrimary } from '../load-shedding/request-scope.js'
import { log } from '../log.js'
import { isLockTimeout, isOutage, isReadOnly, tookTooLong } from './outage.js'
import { Replicas, type WalPosition } from './replicas.js'
import type { Connected } from './share.js'

export interface ReplicaOptions {
  readonly urls: readonly string[]
  /** A replica that lags more is skipped. */
  readonly maxLagMs: number
}

/**
 * A data source whose replicas (TypeORM's replication) answer the statements of requests that only read: see `readFromReplica`. Everything else
 * goes to the primary: jobs, transactions, sockets, and reads that are shared between requests.
 */
export class ReplicatedSource extends DataSource {
  readonly replicas: Replicas
  /** Off behind a pooler that gives each transaction another connection. */
  readonly namesStatements: boolean

  constructor(
    options: DataSourceOptions,
    { urls, maxLagMs, namesStatements, pool }: ReplicaOptions & { namesStatements: boolean; pool: pg.PoolConfig },
  ) {
    super(options)
    this.namesStatements = namesStatements
    this.replicas = new Replicas(urls, pool, () => this.primary, maxLagMs)
  }

  private get postgres(): PostgresDriver {
    return this.driver as PostgresDriver
  }

  private get primary(): pg.Pool {
    return this.postgres.master as pg.Pool
  }

  override async initialize(): Promise<this> {
    await super.initialize()
    // TypeORM would take a random one for each statement, and a later statement could miss what an earlier one found.
    const replicaOfRequest = { connect: (done: Connected) => (currentRequest()?.replica ?? this.primary).connect(done) }
    this.postgres.slaves = [replicaOfRequest]
    await this.replicas.start()
    return this
  }

  override async destroy(): Promise<void> {
    await this.replicas.stop()
    this.postgres.slaves = []
    await super.destroy()
  }

  override defaultReplicationModeForReads(): ReplicationMode {
    return currentRequest()?.replica ? 'slave' : 'master'
  }

  override createQueryRunner(mode: ReplicationMode = 'master'): QueryRunner {
    const runner = super.createQueryRunner(mode)
    if (mode === 'master') return runner
    const onReplica = runner.query.bind(runner) as (...given: unknown[]) => Promise<unknown>
    const query = (...given: unknown[]) =>
      orOnPrimary(
        () => onReplica(...given),
        () => this.onPrimary(primary => (primary.query as typeof onReplica).apply(primary, given)),
      )
    return Object.assign(runner, { query })
  }

  /** Hand-written SQL; TypeORM itself would send it to the primary. */
  override async query<Result>(sql: string, parameters?: unknown[], runner?: QueryRunner): Promise<Result> {
    const mode = this.defaultReplicationModeForReads()
    if (runner || mode === 'master') return super.query(sql, parameters, runner)
    const reader = this.createQueryRunner(mode)
    try {
      return (await reader.query(sql, parameters)) as Result
    } finally {
      await reader.release()
    }
  }

  /** As `query`, with what only a client of pg can do, such as naming a statement. */
  async withReader<Result>(read: (client: pg.ClientBase | pg.Pool) => Promise<Result>): Promise<Result> {
    const replica = currentRequest()?.replica
    if (!replica) return read(this.primary)
    return orOnPrimary(
      () => read(replica),
      () => read(this.primary),
    )
  }

  private async onPrimary<Result>(work: (runner: QueryRunner) => Promise<Result>): Promise<Result> {
    const runner = super.createQueryRunner('master')
    try {
      return await work(runner)
    } finally {
      await runner.release()
    }
  }
}

/**
 * A replica that ends, or cancels a statement in favour of what it replays, has changed nothing: the primary answers instead, also what follows,
 * because the replica may lack what the primary has answered.
 */
async function orOnPrimary<Result>(
  onReplica: () => Promise<Result>,
  onPrimary: () => Promise<Result>,
): Promise<Result> {
  try {
    return await onReplica()
  } catch (error) {
    if (!isOutage(error) || tookTooLong(error) || isLockTimeout(error)) throw error
    if (isReadOnly(error)) log.error({ error }, 'a request that should only read writes')
    readFromPrimary()
    return onPrimary()
  }
}

/**
 * Lets a replica answer the rest of the current request.
 * @param written the last write that it has to find; the primary answers until a replica has that
 */
export function readFromReplica(db: EntityManager, written: WalPosition): void {
  const request = currentRequest()
  if (request) request.replica = replicasOf(db).forCaller(request.caller, written)
}

export const replicasOf = ({ connection }: EntityManager): Replicas => (connection as ReplicatedSource).replicas
