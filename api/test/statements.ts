import type pg from 'pg'
import type { DataSource } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'

/** A running job looks once a second whether it must stop: how often, depends on the machine. */
const HEARTBEAT = /is_stop_asked AS "isStopAsked"/

/** Returns the SQL statements that are sent to PostgreSQL while `work` runs. */
export type RecordStatements = (work: () => Promise<unknown>) => Promise<readonly string[]>

/**
 * Records at the connection pool, so that it covers TypeORM, named queries and the session store. BEGIN and COMMIT
 * count, because each is a round trip.
 */
export function recordStatements(source: DataSource): RecordStatements {
  let sent: string[] = []
  const known = new WeakSet<pg.PoolClient>()
  const pool = (source.driver as PostgresDriver).master as pg.Pool
  pool.on('acquire', client => {
    if (known.has(client)) return
    known.add(client)
    const send = client.query.bind(client) as (...given: unknown[]) => unknown
    const record = (...given: unknown[]) => {
      const [statement] = given as [string | { readonly text: string }]
      const text = typeof statement === 'string' ? statement : statement.text
      if (!HEARTBEAT.test(text)) sent.push(text)
      return send(...given)
    }
    Object.assign(client, { query: record })
  })
  return async work => {
    sent = []
    await work()
    const recorded = sent
    sent = []
    return recorded
  }
}
