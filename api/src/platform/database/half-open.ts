import { setImmediate as nextTurn } from 'node:timers/promises'
import pg from 'pg'
import { log } from '../log.js'
import { timeLimits } from '../time-limits.js'

/** Properties of a pg client that are missing in its types. */
interface ClientInternals {
  readonly processID?: number
  readonly _activeQuery: object | null
  readonly connection: { readonly stream: import('node:net').Socket }
}

/**
 * Half-open connections: when packets are dropped on the way, for example by a firewall, neither side gets an error and a query waits for
 * ever. When a query gets no data for a while, another connection asks the database whether it is still working on it. If not, or without
 * an answer, the connection is ended, which releases its locks.
 */
export function endWhenHalfOpen(client: pg.PoolClient, options: pg.ClientConfig): void {
  const { processID, connection } = client as pg.PoolClient & ClientInternals
  const { stream } = connection
  // The public property for the current query is deprecated and logs a warning on each use.
  // oxlint-disable-next-line no-underscore-dangle
  const query = () => (client as pg.PoolClient & ClientInternals)._activeQuery

  async function check(): Promise<void> {
    const [asked, bytesRead] = [query(), stream.bytesRead]
    // An idle connection is watched again from its next query.
    if (!asked) return
    // Race condition: keep the connection if an answer came meanwhile, or waits to be read by a busy event loop.
    const isSame = () => query() === asked && stream.bytesRead === bytesRead
    await onOtherConnection(options, async other => {
      if (await isActive(other, processID)) return
      await nextTurn()
      if (!isSame()) return
      stream.destroy(connectionLost())
      await other.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND state LIKE 'idle%'",
        [processID],
      )
    }).catch(async (error: Error) => {
      // An error of the server, such as too many connections, is an answer too.
      if (error instanceof pg.DatabaseError) return
      log.warn({ error: error.message }, 'the database gives no answer')
      await nextTurn()
      if (isSame()) stream.destroy(connectionLost())
    })
    // The statement is slow: ask again after the same time.
    stream.setTimeout(timeLimits.silence.ms)
  }
  stream.setTimeout(timeLimits.silence.ms, () => void check())
}

const connectionLost = () => new Error('Connection terminated: no answer')

async function isActive(client: pg.Client, backend: number | undefined): Promise<boolean> {
  const { rowCount } = await client.query("SELECT FROM pg_stat_activity WHERE pid = $1 AND state = 'active'", [backend])
  return rowCount === 1
}

/** @throws when there is no answer in time */
async function onOtherConnection(options: pg.ClientConfig, ask: (client: pg.Client) => Promise<void>): Promise<void> {
  const limits = { connectionTimeoutMillis: timeLimits.ownQuestion.ms, query_timeout: timeLimits.ownQuestion.ms }
  const client = new pg.Client({ ...options, ...limits })
  client.on('error', () => {})
  try {
    await client.connect()
    await ask(client)
  } finally {
    // A graceful end would wait for an answer as well.
    client.connection.stream.destroy()
  }
}
