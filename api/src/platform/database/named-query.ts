import crypto from 'node:crypto'
import type pg from 'pg'
import type { EntityManager } from 'typeorm'
import type { ReplicatedSource } from './replicated.js'

export interface Sql {
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * Runs a hot query as a named prepared statement, planned once per connection, on TypeORM's own pool; inside a transaction, on its
 * connection.
 */
export async function namedQuery<Row extends pg.QueryResultRow>(db: EntityManager, sql: Sql): Promise<Row[]> {
  const source = db.connection as ReplicatedSource
  const name = source.namesStatements ? nameOf(source, sql.text) : undefined
  const read = (client: pg.ClientBase | pg.Pool) => client.query<Row>({ name, text: sql.text, values: [...sql.values] })
  const runner = db.queryRunner
  const { rows } = await (runner ? read((await runner.connect()) as pg.ClientBase) : source.withReader(read))
  return rows
}

const MAX_PREPARED_NAMES = 400
const namesOf = new WeakMap<ReplicatedSource, Map<string, string>>()

/** A few dozen texts are in use. Further statements stay unnamed, so that they cannot exhaust the server's memory. */
function nameOf(source: ReplicatedSource, text: string): string | undefined {
  const names = namesOf.get(source) ?? new Map<string, string>()
  const known = names.get(text)
  if (known) return known
  if (names.size >= MAX_PREPARED_NAMES) return undefined
  const name = crypto.createHash('sha256').update(text).digest('base64url').slice(0, 20)
  namesOf.set(source, names.set(text, name))
  return name
}
