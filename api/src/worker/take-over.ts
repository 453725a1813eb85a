import type { EntityManager } from 'typeorm'
import { closeAbandonedRuns } from '../harvest/run.service.js'
import { JobKind } from '../jobs/job.entity.js'
import { ABANDONED } from '../jobs/job-row.js'
import { closeAbandonedJobs } from '../jobs/job.service.js'

/** Crash loop: a job that takes its process down with it is not begun again for ever. */
const MAX_BROKEN_OFF_AN_HOUR = 2

/**
 * Crash recovery: closes the jobs whose process died, so that none is 'running' for ever, and queues them again.
 * @param queue adds a job of this kind to the queue
 */
export async function takeOver(db: EntityManager, queue: (kind: JobKind) => Promise<unknown>): Promise<void> {
  for (const kind of Object.values(JobKind)) {
    const closed = await closeAbandonedJobs(db, kind, kind === JobKind.REFRESH ? closeAbandonedRuns : undefined)
    if (closed.length > 0 && (await brokenOff(db, kind)) <= MAX_BROKEN_OFF_AN_HOUR) await queue(kind)
  }
}

async function brokenOff(db: EntityManager, kind: JobKind): Promise<number> {
  const [row] = await db.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM jobs
     WHERE kind = $1 AND status = 'failed' AND error_message = $2 AND started_at > now() - interval '1 hour'`,
    [kind, ABANDONED],
  )
  return row.count
}
