import type { RequestHandler } from 'express'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Context } from '../../accounts/context.js'
import { poolOf } from '../../platform/database/pool.js'
import type { ReplicatedSource } from '../../platform/database/replicated.js'
import { RunStatus } from '../../reference/tender-values.js'
import { lastRuns, queuedTasks } from './stored.js'

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Metrics of the Node process: memory, CPU, garbage collection, event loop lag. */
const ofProcess = new Registry()
collectDefaultMetrics({ register: ofProcess })

export interface Metrics {
  /** Measures the duration of every API request, by entry point and operation. */
  readonly timed: RequestHandler
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>
}

/** @param openSockets returns the number of open sockets */
export function createMetrics(source: ReplicatedSource, openSockets: () => number): Metrics {
  const registry = new Registry()
  const requests = new Histogram({
    name: 'greenrock_request_duration_seconds',
    help: 'Requests by door (graphql, api), operation and class of status',
    labelNames: ['door', 'operation', 'status'] as const,
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name: `greenrock_${name}`, help, labelNames: [...labelNames], registers: [registry] })

  const pool = gauge('database_connections', 'Connections of the pool by state', ['state'])
  const isUp = gauge('database_up', '1 when the database answers')
  const serving = gauge('replica_serving', '1 when the replica answers reads', ['replica'])
  const lag = gauge('replica_lag_seconds', 'For how long the replica has lacked something that the primary has', [
    'replica',
  ])
  const sockets = gauge('sockets', 'Open WebSockets')
  const queue = gauge('queue_tasks', 'Tasks that could run now', ['task', 'state'])
  const oldest = gauge('queue_oldest_seconds', 'How long the oldest of them has waited', ['task'])
  const items = gauge('source_run_items', 'Items of the last run of each source', ['source', 'kind'])
  const status = gauge('source_run_status', '1 for the status of the last run of each source', ['source', 'status'])
  const started = gauge('source_run_started_timestamp_seconds', 'When the last run of each source began', ['source'])
  const took = gauge('source_run_duration_seconds', 'How long the last run of each source has taken', ['source'])
  const stored = [queue, oldest, items, status, started, took]

  async function readStored(): Promise<void> {
    for (const one of stored) one.reset()
    for (const { task, waiting, failed, oldestSeconds } of await queuedTasks(source)) {
      queue.set({ task, state: 'waiting' }, waiting)
      queue.set({ task, state: 'failed' }, failed)
      oldest.set({ task }, oldestSeconds)
    }
    for (const run of await lastRuns(source)) {
      for (const kind of ['found', 'added', 'updated', 'refused'] as const)
        items.set({ source: run.source, kind }, run[kind])
      for (const one of Object.values(RunStatus))
        status.set({ source: run.source, status: one }, one === run.status ? 1 : 0)
      started.set({ source: run.source }, run.startedSeconds)
      took.set({ source: run.source }, run.tookSeconds)
    }
  }

  return {
    timed: (request, response, next) => {
      const end = requests.startTimer({ door: request.baseUrl.slice(1) })
      response.once('close', () => {
        const { context } = response.locals as { context?: Context }
        end({ operation: context?.counted.operation ?? 'none', status: `${Math.floor(response.statusCode / 100)}xx` })
      })
      next()
    },
    async text() {
      const { totalCount, idleCount, waitingCount } = poolOf(source)
      pool.set({ state: 'busy' }, totalCount - idleCount)
      pool.set({ state: 'idle' }, idleCount)
      pool.set({ state: 'waiting' }, waitingCount)
      for (const { replica, isServing, lagSeconds } of source.replicas.states()) {
        serving.set({ replica }, isServing ? 1 : 0)
        lag.set({ replica }, lagSeconds ?? Number.NaN)
      }
      sockets.set(openSockets())
      // During an outage the other metrics are still reported.
      isUp.set(
        await readStored().then(
          () => 1,
          () => 0,
        ),
      )
      return (await Promise.all([ofProcess.metrics(), registry.metrics()])).join('\n')
    },
  }
}
