import type { JobHelpers, Task, TaskList } from 'graphile-worker'
import type { EntityManager } from 'typeorm'
import { checkAwards } from '../awards/check-awards.service.js'
import { categoriseUncategorised, reclassifyTenders } from '../categorise/reclassify.service.js'
import { refreshDueSources } from '../harvest/due.service.js'
import { refreshScope } from '../harvest/refresh.service.js'
import { forgetOldRuns } from '../harvest/run.service.js'
import { JobKind } from '../jobs/job.entity.js'
import { forgetOldJobs } from '../jobs/job-row.js'
import type { Settings } from '../settings/settings.js'
import { archiveClosed } from '../tenders/archive.service.js'
import { takeOver } from './take-over.js'

/** Payload of a job that has parts: see `JobOptions.scope`. */
interface Scoped {
  readonly scope: string | null
}

/** What the queue can be asked to do. Each is idempotent, and runs once at a time in the whole installation. */
export function tasksOf(db: EntityManager, settings: Settings): TaskList {
  const task = (work: () => Promise<unknown>): Task => {
    return async () => {
      await work()
    }
  }
  return {
    [JobKind.REFRESH]: async (payload: unknown) => {
      await refreshScope(db, settings, (payload as Scoped).scope)
    },
    archive: task(async () => {
      await archiveClosed(db, settings.archiveAfterDays)
      await forgetOldRuns(db)
      await forgetOldJobs(db)
    }),
    [JobKind.RECLASSIFY]: task(() => reclassifyTenders(db)),
    [JobKind.CATEGORIZE]: task(() => categoriseUncategorised(db)),
    [JobKind.CHECK_AWARDS]: task(() => checkAwards(db, settings)),
    /** Every minute: jobs whose process died, and sources with an interval of their own. */
    look_after: async (_payload: unknown, helpers: JobHelpers) => {
      await takeOver(db, (kind: JobKind, scope: string | null) => helpers.addJob(kind, { scope } satisfies Scoped))
      await refreshDueSources(db, settings)
    },
  }
}
