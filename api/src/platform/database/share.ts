import type pg from 'pg'
import { currentRequest } from '../load-shedding/request-scope.js'
import { tookTooLong, tooManyAtOnce } from '../load-shedding/refusals.js'
import { type Leave, TurnsByCaller } from '../load-shedding/turns.js'
import { timeLimits } from '../time-limits.js'

const MAX_QUEUED = 200

export type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: boolean | Error) => void,
) => void

/**
 * Bulkhead: each caller gets at most a quarter of a pool's connections at a time, so that costly queries of one caller stall nobody else. A
 * request gets no connection after its deadline.
 */
export class Shares {
  private readonly held = new Map<pg.PoolClient, Leave>()
  private readonly turns: TurnsByCaller

  constructor({ max = 10 }: pg.PoolConfig) {
    const limits = {
      concurrency: Math.max(1, Math.floor(max / 4)),
      maxQueued: MAX_QUEUED,
      waitMs: timeLimits.shareConnection.ms,
    }
    this.turns = new TurnsByCaller(limits, tooManyAtOnce)
  }

  /** @param connect takes a connection from the pool */
  connect(connect: (connected: Connected) => void, connected: Connected): void {
    const request = currentRequest()
    if (!request) return connect(connected)
    const refuse = (error: Error) => connected(error, undefined, () => {})
    if (request.deadline < performance.now()) return refuse(tookTooLong())
    const begin = (leave: Leave) =>
      connect((error, client, release) => {
        if (client) this.held.set(client, leave)
        else leave()
        connected(error, client, release)
      })
    this.turns.take(request.caller).then(begin, refuse)
  }

  released(client: pg.PoolClient): void {
    this.held.get(client)?.()
    this.held.delete(client)
  }
}
