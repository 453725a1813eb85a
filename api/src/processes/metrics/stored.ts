import type { DataSource } from 'typeorm'

export interface QueuedTask {
  readonly task: string
  readonly waiting: number
  readonly failed: number
  readonly oldestSeconds: number
}

/** Runnable tasks by name; `failed` counts those with failed attempts. */
export const queuedTasks = (source: DataSource) =>
  source.query<QueuedTask[]>(
    `SELECT task_identifier AS task, count(*)::int AS waiting, count(*) FILTER (WHERE attempts > 0)::int AS failed,
       coalesce(extract(epoch FROM now() - min(run_at)), 0)::float8 AS "oldestSeconds"
     FROM graphile_worker.jobs WHERE run_at <= now() GROUP BY 1`,
  )

export interface LastRun {
  readonly source: string
  readonly status: string
  readonly found: number
  readonly added: number
  readonly updated: number
  readonly refused: number
  readonly startedSeconds: number
  readonly tookSeconds: number
}

/** The last run of each source. Times are Unix timestamps in seconds. */
export const lastRuns = (source: DataSource) =>
  source.query<LastRun[]>(
    `SELECT DISTINCT ON (source) source, status, items_found AS found, items_added AS added, items_updated AS updated,
       items_refused AS refused, extract(epoch FROM started_at)::float8 AS "startedSeconds",
       extract(epoch FROM coalesce(completed_at, now()) - started_at)::float8 AS "tookSeconds"
     FROM scraper_runs ORDER BY source, started_at DESC`,
  )
