import { setImmediate as nextTurn } from 'node:timers/promises'
import pg from 'pg'
import { log } from '../log.js'
import { timeLimits } from '../time-limits.js'
import { askApart } from './ask-apart.js'

/** What pg knows of a connection, beyond its types. */
interface Inside {
  readonly processID?: number
  readonly _activeQuery: object | null
  readonly connection: { readonly stream: { readonly bytesRead: number; destroy(error: Error): void } }
}
type Connection = pg.PoolClient & Inside

/** The query that it waits for. Its public name is deprecated, and says so on each use. */
// oxlint-disable-next-line no-underscore-dangle
const sentBy = (connection: Connection) => connection._activeQuery

interface Waiting {
  readonly query: object
  readonly bytesRead: number
  readonly since: number
}

/**
 * Half-open connections: when bytes vanish on the way, as behind a firewall that forgot, neither side gets an error, and a query
 * waits for ever. Queries that hear nothing are asked about on a connection of its own: those that the database does not
 * run (any more), and all of them when it cannot be reached, end with their connection. What such a one had locked is freed.
 */
export class HalfOpenWatch {
  private readonly connections = new Map<Connection, Waiting | null>()
  private isAsking = false
  private readonly timer: NodeJS.Timeout

  constructor(private readonly options: pg.ClientConfig) {
    this.timer = setInterval(() => void this.look(), timeLimits.watch.ms).unref()
  }

  add(client: pg.PoolClient): void {
    const connection = client as Connection
    this.connections.set(connection, null)
    client.once('end', () => this.connections.delete(connection))
  }

  stop(): void {
    clearInterval(this.timer)
  }

  private async look(now = performance.now()): Promise<void> {
    const silent = new Map<Connection, Waiting>()
    for (const [connection, before] of this.connections) {
      const waiting = waitingOf(connection, now)
      const isSame = before !== null && isStill(before, waiting)
      this.connections.set(connection, isSame ? before : waiting)
      if (isSame && now - before.since >= timeLimits.silence.ms) silent.set(connection, before)
    }
    if (silent.size === 0 || this.isAsking) return
    this.isAsking = true
    try {
      await this.endLost(silent)
    } finally {
      this.isAsking = false
    }
  }

  private async endLost(silent: ReadonlyMap<Connection, Waiting>): Promise<void> {
    try {
      await askApart(this.options, client => this.endWhatIsNotRun(silent, client))
    } catch (error) {
      // What it answered, such as that it has too many connections, is no silence.
      if (error instanceof pg.DatabaseError) return
      log.warn({ error: (error as Error).message }, 'the database gives no answer')
      // Event loop: a busy one lets timers run before it reads what has come.
      await nextTurn()
      end([...silent])
    }
  }

  private async endWhatIsNotRun(silent: ReadonlyMap<Connection, Waiting>, client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE pid = ANY($1) AND state = 'active'",
      [backendsOf(silent.keys())],
    )
    const running = new Set(rows.map(({ pid }) => pid))
    const isRunning = ([{ processID = 0 }]: readonly [Connection, Waiting]) => running.has(processID)
    const lost = end([...silent].filter(one => !isRunning(one)))
    // A slow statement is asked about again after as long a silence, not at each look.
    for (const [connection, before] of [...silent].filter(isRunning))
      this.connections.set(connection, { ...before, since: performance.now() })
    if (lost.length === 0) return
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE pid = ANY($1) AND usename = current_user AND state LIKE 'idle in transaction%'`,
      [backendsOf(lost)],
    )
  }
}

function waitingOf(connection: Connection, since: number): Waiting | null {
  const query = sentBy(connection)
  return query ? { query, bytesRead: connection.connection.stream.bytesRead, since } : null
}

const isStill = (before: Waiting, now: Waiting | null) =>
  now !== null && before.query === now.query && before.bytesRead === now.bytesRead

/**
 * Race: an answer that came while the database was asked, or that a busy event loop had not read yet, keeps its connection.
 * @returns those that were ended
 */
function end(silent: readonly (readonly [Connection, Waiting])[]): Connection[] {
  const lost = silent.filter(([connection, before]) => isStill(before, waitingOf(connection, 0))).map(([one]) => one)
  for (const { connection } of lost) connection.stream.destroy(new Error('Connection terminated: no answer'))
  return lost
}

const backendsOf = (connections: Iterable<Connection>) => Array.from(connections, ({ processID = 0 }) => processID)
