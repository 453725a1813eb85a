import type pg from 'pg'
import { currentErrand, type Errand } from '../bulkhead/errand.js'
import { TurnsByCaller } from '../bulkhead/turns.js'
import { tookTooLong, tooManyAtOnce } from '../bulkhead/refusals.js'
import { log } from '../log.js'
import { timeLimits } from '../time-limits.js'
import { askApart } from './ask-apart.js'

const MAX_IN_LINE = 200
/** Race: what began a moment ago may be a statement of the next who got the connection. */
const RUNS_LONGER_THAN = '200 milliseconds'

export type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: boolean | Error) => void,
) => void

interface Held {
  readonly client: pg.PoolClient
  readonly errand: Errand
  leave(): void
}

/**
 * Bulkhead: each caller gets a quarter of the connections of a pool at a time, so that one with costly queries stalls nobody else.
 * After the deadline of its request it gets none, and its statements that run are cancelled in PostgreSQL too.
 */
export class Shares {
  /** A few, and no Map, for what `TurnsByCaller` says of those. */
  private readonly held: Held[] = []
  private readonly turns: TurnsByCaller
  private readonly timer: NodeJS.Timeout
  private isCancelling = false

  constructor(private readonly options: pg.PoolConfig) {
    const atOnce = Math.max(1, Math.floor((options.max ?? 10) / 4))
    this.turns = new TurnsByCaller({ atOnce, inLine: MAX_IN_LINE, waitMs: timeLimits.shareConnection.ms })
    this.timer = setInterval(() => void this.look(), timeLimits.watch.ms).unref()
  }

  /** @param connect of the pool */
  connect(connect: (connected: Connected) => void, connected: Connected): void {
    const errand = currentErrand()
    if (!errand) return connect(connected)
    if (errand.deadline < performance.now()) return connected(tookTooLong(), undefined, () => {})
    const begin = (leave: () => void) =>
      connect((error, client, release) => {
        if (client) this.held.push({ client, errand, leave })
        else leave()
        connected(error, client, release)
      })
    this.turns.take(errand.caller, begin, () => connected(tooManyAtOnce(), undefined, () => {}))
  }

  released(client: pg.PoolClient): void {
    const index = this.held.findIndex(held => held.client === client)
    if (index < 0) return
    const [held] = this.held.splice(index, 1)
    held!.leave()
  }

  stop(): void {
    clearInterval(this.timer)
  }

  private async look(now = performance.now()): Promise<void> {
    const overdue = this.held.filter(({ errand }) => errand.deadline < now).map(({ client }) => client)
    if (overdue.length === 0 || this.isCancelling) return
    this.isCancelling = true
    try {
      const cancelled = await askApart(this.options, client => cancel(client, overdue))
      if (cancelled > 0) log.warn({ statements: cancelled }, 'requests took too long, and were cancelled')
    } catch (error) {
      log.warn({ error: (error as Error).message }, 'requests that took too long were not cancelled')
    } finally {
      this.isCancelling = false
    }
  }
}

/** @returns how many statements */
async function cancel(client: pg.Client, overdue: readonly pg.PoolClient[]): Promise<number> {
  const backends = overdue.map(one => (one as { readonly processID?: number }).processID ?? 0)
  const { rows } = await client.query(
    `SELECT pg_cancel_backend(pid) FROM pg_stat_activity
     WHERE pid = ANY($1) AND state = 'active' AND query_start < clock_timestamp() - interval '${RUNS_LONGER_THAN}'`,
    [backends],
  )
  return rows.length
}
