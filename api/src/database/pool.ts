import pg from 'pg'
import { log } from '../log.js'

/**
 * A pool whose broken connections end no process. A connection that breaks fails what its holder was doing, which the
 * holder hears of; but pg says it once more as an event, of the pool or of the connection, and an event that nobody
 * hears ends the process. The pools that libraries make for themselves stop listening before their connections are gone.
 */
export class Pool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super(options)
    const lost = (error: Error) => log.warn({ error: error.message }, 'connection lost')
    this.on('error', lost)
    this.on('connect', client => client.on('error', lost))
  }
}
