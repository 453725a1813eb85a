import crypto from 'node:crypto'
import type pg from 'pg'
import type { EntityManager } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'

export interface Sql {
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * Runs a hot query as a named prepared statement, planned once per connection, on TypeORM's own pool; inside a
 * transaction, on the connection of that transaction.
 */
export async function namedQuery<Row extends pg.QueryResultRow>(db: EntityManager, sql: Sql): Promise<Row[]> {
  const runner = db.queryRunner
  const client = runner
    ? ((await runner.connect()) as pg.ClientBase)
    : ((db.connection.driver as PostgresDriver).master as pg.Pool)
  const { rows } = await client.query<Row>({ name: nameOf(sql.text), text: sql.text, values: [...sql.values] })
  return rows
}

const names = new Map<string, string>()
const MAX_PREPARED_NAMES = 400

/**
 * A few dozen texts are in use. Beyond the limit statements go unnamed, so that they cannot exhaust the server's
 * memory.
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known) return known
  if (names.size >= MAX_PREPARED_NAMES) return undefined
  const name = crypto.createHash('sha256').update(text).digest('base64url').slice(0, 20)
  names.set(text, name)
  return name
}
