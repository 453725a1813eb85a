import pg from 'pg'
import type { DataSource } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { log } from '../log.js'
import { endWhenHalfOpen } from './half-open.js'
import { reconnectOnce } from './retry.js'
import { type Connected, Shares } from './share.js'

type Listener = (backend: number) => void
let connected: Listener = () => {}

/** @param listener receives the process id of the backend of each new connection */
export function onEveryConnection(listener: Listener): void {
  connected = listener
}

/**
 * Handles the 'error' events of broken connections, which would otherwise end the process: pg rejects the running query and also emits an
 * event on the pool or the client. Pools made by libraries remove their listeners before their connections are closed.
 */
export class Pool extends pg.Pool {
  private readonly shares: Shares

  constructor(options: PoolOptions) {
    super(options)
    this.shares = new Shares(options)
    const lost = (error: Error) => log.warn({ error: error.message }, 'connection lost')
    this.on('error', lost)
    this.on('connect', client => {
      client.on('error', lost)
      if (options.isPooled) return
      endWhenHalfOpen(client, options)
      const { processID } = client as pg.PoolClient & { readonly processID?: number }
      if (processID) connected(processID)
    })
    this.on('release', (_error, client) => this.shares.released(client))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(done: Connected): void
  override connect(done?: Connected): Promise<pg.PoolClient> | void {
    if (done)
      return this.shares.connect(
        reconnectOnce(whenDone => super.connect(whenDone)),
        done,
      )
    return new Promise((resolve, reject) =>
      this.connect((error, client) => (client ? resolve(client) : reject(error!))),
    )
  }
}

/** @param isPooled whether another pooler is in between, which gives the process ids of its own */
export type PoolOptions = pg.PoolConfig & { readonly isPooled?: boolean }

/** TypeORM creates its pool from the class above, but types it as `any`. */
export const poolOf = ({ driver }: DataSource): pg.Pool => (driver as PostgresDriver).master as pg.Pool
