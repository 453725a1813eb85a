import { type Dispatcher, request } from 'undici'
import type { Cpu } from '../processes.js'
import { type Asked, requestOf } from './ask.js'
import type { Scenario } from './scenarios.js'

export const CONNECTIONS = 8

/** What one server needed in one round. */
export interface Round {
  /** Milliseconds a request. */
  readonly cpu: Cpu
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

export const total = ({ cpu: { server, database } }: Round): number => server + database

/** A closed loop on a few connections, for so many milliseconds. */
export async function round(
  asked: Asked,
  scenario: Scenario,
  token: string,
  agent: Dispatcher,
  ms: number,
): Promise<Round> {
  const { url, ...options } = requestOf(asked, scenario, token)
  const before = await asked.contender.cpu()
  const began = performance.now()
  const waits: number[] = []
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - began < ms) {
        const sent = performance.now()
        await (await request(url, { ...options, dispatcher: agent })).body.dump({ limit: 10_000_000 })
        waits.push(performance.now() - sent)
      }
    }),
  )
  const seconds = (performance.now() - began) / 1000
  const after = await asked.contender.cpu()
  waits.sort((one, other) => one - other)
  return {
    cpu: {
      server: (after.server - before.server) / waits.length,
      database: (after.database - before.database) / waits.length,
    },
    perSecond: waits.length / seconds,
    p50: waits[Math.floor(waits.length / 2)]!,
    p99: waits[Math.ceil(waits.length * 0.99) - 1]!,
  }
}
