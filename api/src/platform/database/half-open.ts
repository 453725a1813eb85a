import { setImmediate as nextTurn } from 'node:timers/promises'
import pg from 'pg'
import { log } from '../log.js'
import { timeLimits } from '../time-limits.js'

/** What pg knows of a connection, beyond its types. */
interface Inside {
  readonly processID?: number
  readonly _activeQuery: object | null
  readonly connection: { readonly stream: import('node:net').Socket }
}

/**
 * Half-open connections: when bytes vanish on the way, as behind a firewall that forgot, neither side gets an error, and a query
 * waits for ever. When a query hears nothing for a while, the database is asked on another connection whether it still works for it.
 * If not, or without an answer, the connection ends. What it had locked is freed.
 */
export function endWhenHalfOpen(client: pg.PoolClient, options: pg.ClientConfig): void {
  const { processID, connection } = client as pg.PoolClient & Inside
  const { stream } = connection
  // The public name of the query that it waits for is deprecated, and says so on each use.
  // oxlint-disable-next-line no-underscore-dangle
  const query = () => (client as pg.PoolClient & Inside)._activeQuery

  async function look(): Promise<void> {
    const [asked, bytesRead] = [query(), stream.bytesRead]
    // A connection that idles is looked at again after its next query.
    if (!asked) return
    // Race: an answer that came meanwhile, or that a busy event loop has not read yet, keeps its connection.
    const isSame = () => query() === asked && stream.bytesRead === bytesRead
    await askApart(options, async apart => {
      if (await isActive(apart, processID)) return
      await nextTurn()
      if (!isSame()) return
      stream.destroy(lost())
      await apart.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND state LIKE 'idle%'",
        [processID],
      )
    }).catch(async (error: Error) => {
      // What it answered, such as that it has too many connections, is no silence.
      if (error instanceof pg.DatabaseError) return
      log.warn({ error: error.message }, 'the database gives no answer')
      await nextTurn()
      if (isSame()) stream.destroy(lost())
    })
    // A slow statement is asked about again after as long a silence.
    stream.setTimeout(timeLimits.silence.ms)
  }
  stream.setTimeout(timeLimits.silence.ms, () => void look())
}

const lost = () => new Error('Connection terminated: no answer')

async function isActive(client: pg.Client, backend: number | undefined): Promise<boolean> {
  const { rowCount } = await client.query("SELECT FROM pg_stat_activity WHERE pid = $1 AND state = 'active'", [backend])
  return rowCount === 1
}

/** @throws when there is no answer in time */
async function askApart(options: pg.ClientConfig, ask: (client: pg.Client) => Promise<void>): Promise<void> {
  const limits = { connectionTimeoutMillis: timeLimits.ownQuestion.ms, query_timeout: timeLimits.ownQuestion.ms }
  const client = new pg.Client({ ...options, ...limits })
  client.on('error', () => {})
  try {
    await client.connect()
    await ask(client)
  } finally {
    // Its end would wait for an answer as well.
    client.connection.stream.destroy()
  }
}
