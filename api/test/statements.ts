import type pg from 'pg'
import type { DataSource } from 'typeorm'
import { poolOf } from '../src/platform/database/pool.js'

/** A running job polls every second whether it must stop, so the number of polls depends on the machine. */
const HEARTBEAT = /is_stop_asked AS "isStopAsked"/

/** The number of progress updates, each in its own transaction, depends on it too. */
const PROGRESS = /^UPDATE jobs SET done = /

interface Sent {
  readonly client: pg.PoolClient
  readonly text: string
}

/** Returns the SQL statements sent to PostgreSQL while `work` runs. */
export type RecordStatements = (work: () => Promise<unknown>) => Promise<readonly string[]>

/**
 * Records at the connection pool, so that it covers TypeORM, named queries and the session store. BEGIN and COMMIT
 * count, because each is a round trip.
 */
export function recordStatements(source: DataSource): RecordStatements {
  let sent: Sent[] = []
  const known = new WeakSet<pg.PoolClient>()
  const pool = poolOf(source)
  pool.on('acquire', client => {
    if (known.has(client)) return
    known.add(client)
    const send = client.query.bind(client) as (...given: unknown[]) => unknown
    const record = (...given: unknown[]) => {
      const [statement] = given as [string | { readonly text: string }]
      const text = typeof statement === 'string' ? statement : statement.text
      if (!HEARTBEAT.test(text)) sent.push({ client, text })
      return send(...given)
    }
    Object.assign(client, { query: record })
  })
  return async work => {
    sent = []
    await work()
    const recorded = withoutProgress(sent)
    sent = []
    return recorded
  }
}

function withoutProgress(sent: readonly Sent[]): readonly string[] {
  const transactions = new Map<pg.PoolClient, Sent[]>()
  const left = new Set(sent)
  for (const one of sent) {
    if (/^(BEGIN|START TRANSACTION)/.test(one.text)) transactions.set(one.client, [])
    const transaction = transactions.get(one.client)
    transaction?.push(one)
    if (!/^(COMMIT|ROLLBACK)$/.test(one.text) || !transaction) continue
    transactions.delete(one.client)
    if (transaction.some(({ text }) => PROGRESS.test(text))) for (const each of transaction) left.delete(each)
  }
  return [...left].map(({ text }) => text)
}
