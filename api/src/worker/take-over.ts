import type { EntityManager } from 'typeorm'
import { closeAbandonedRuns } from '../harvest/run.service.js'
import { JobKind } from '../jobs/job.entity.js'
import { ABANDONED } from '../jobs/job-row.js'
import { closeAbandonedJobs } from '../jobs/job.service.js'

/** Crash loop: a job that takes its process down with it is not begun again for ever. */
const MAX_BROKEN_OFF_AN_HOUR = 2

type Queue = (kind: JobKind, scope: string | null) => Promise<unknown>

/**
 * Crash recovery: closes the jobs whose process died, so that none is 'running' for ever, and queues them again.
 * @param queue adds a job of this kind and scope to the queue
 */
export async function takeOver(db: EntityManager, queue: Queue): Promise<void> {
  for (const kind of Object.values(JobKind)) {
    const scopes = await closeAbandonedJobs(db, kind, kind === JobKind.REFRESH ? closeAbandonedRuns : undefined)
    for (const scope of scopes)
      if ((await brokenOff(db, kind, scope)) <= MAX_BROKEN_OFF_AN_HOUR) await queue(kind, scope)
  }
}

async function brokenOff(db: EntityManager, kind: JobKind, scope: string | null): Promise<number> {
  const [row] = await db.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM jobs
     WHERE kind = $1 AND scope IS NOT DISTINCT FROM $2 AND status = 'failed' AND error_message = $3
       AND started_at > now() - interval '1 hour'`,
    [kind, scope, ABANDONED],
  )
  return row.count
}
