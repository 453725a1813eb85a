import type pg from 'pg'
import type { DataSource } from 'typeorm'
import { poolOf } from '../src/platform/database/pool.js'
import { endBackends } from './end-backends.js'

/**
 * Fault injection for one statement. `cut` closes its connection, like a failing network; `ended` terminates its backend, like a database
 * administrator.
 */
export type Fault = 'error' | 'cut' | 'ended' | 'none'

export interface BrokenStatements {
  /** Injects the fault into the statement with this number, counted from now on. @returns the number of statements that were sent */
  during(work: () => Promise<unknown>, at: number, fault: Fault): Promise<number>
}

type Send = (...given: unknown[]) => unknown

/** Uses a separate connection, so that its statements are not counted. */
async function end(client: pg.PoolClient): Promise<void> {
  const { processID, connectionParameters } = client as unknown as {
    processID: number
    connectionParameters: { host: string; port: number; user: string; database: string }
  }
  const { host, port, user, database } = connectionParameters
  const ended = await endBackends({ host, port, user, database }, 'pid = $1', [processID])
  if (ended !== 1) throw new Error(`backend ${processID} did not end`)
}

/** Intercepts every statement at the connection pool, so that it covers TypeORM and named queries alike. */
export function breakStatements(source: DataSource): BrokenStatements {
  let sent = 0
  let broken: { at: number; fault: Fault } = { at: 0, fault: 'none' }
  const known = new WeakSet<pg.PoolClient>()
  const pool = poolOf(source)
  pool.on('acquire', client => {
    if (known.has(client)) return
    known.add(client)
    const send = client.query.bind(client) as Send
    const query: Send = (...given) => {
      sent++
      if (sent !== broken.at || broken.fault === 'none') return send(...given)
      if (broken.fault === 'error') {
        const error = new Error(`statement ${sent} is broken by the test`)
        const done = given.at(-1) as ((error: Error) => void) | undefined
        // The pool's own `query` passes a callback.
        return typeof done === 'function' ? void setImmediate(done, error) : Promise.reject(error)
      }
      if (broken.fault === 'ended') return end(client).then(() => send(...given))
      const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection
      stream.destroy()
      return send(...given)
    }
    Object.assign(client, { query })
  })
  return {
    async during(work, at, fault) {
      sent = 0
      broken = { at, fault }
      try {
        await work()
      } finally {
        broken = { at: 0, fault: 'none' }
      }
      return sent
    },
  }
}
