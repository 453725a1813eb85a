import type { JobHelpers, Task, TaskList } from 'graphile-worker'
import type { EntityManager } from 'typeorm'
import { forgetOldAlerts } from '../alerts/outbox/outbox.service.js'
import { tell } from '../alerts/tell.service.js'
import { checkAwards } from '../awards/check-awards.service.js'
import { categoriseUncategorised, reclassifyTenders } from '../categorise/reclassify.service.js'
import { showOpenCopies } from '../duplicates/shown.service.js'
import { forgetOldFruitless } from '../fruitless/fruitless.service.js'
import { refreshDueSources } from '../harvest/due.service.js'
import { refreshScope } from '../harvest/refresh.service.js'
import { forgetOldRuns } from '../harvest/run.service.js'
import type { AskedJob } from '../jobs/hand-over.js'
import { JobKind } from '../jobs/job.entity.js'
import { forgetOldJobs, hasEndedSince } from '../jobs/job-row.js'
import { log } from '../log.js'
import { forgetOldSeen } from '../seen/seen.service.js'
import type { Settings } from '../settings/settings.js'
import { archiveClosed } from '../notices/archive.service.js'
import { takeOver } from './take-over.js'

/** Payload of a job: its part of the work, see `JobOptions.scope`, and when somebody asked who waits for it. */
type Payload = Partial<AskedJob>

/** What the queue can be asked to do. Each is idempotent, and runs once at a time in the whole installation. */
export function tasksOf(db: EntityManager, settings: Settings): TaskList {
  /** A job that ended since it was asked for is not begun again; one that fails is told to who waits, not tried again. */
  const job = (kind: JobKind, work: (scope: string | null) => Promise<unknown>): Task => {
    return async payload => {
      const { scope = null, asked } = payload as Payload
      if (asked === undefined) return void (await work(scope))
      if (await hasEndedSince(db, { kind, scope }, asked)) return
      await work(scope).catch((error: unknown) => log.warn({ error, kind, scope }, 'job not done'))
    }
  }
  return {
    [JobKind.REFRESH]: job(JobKind.REFRESH, scope => refreshScope(db, settings, scope)),
    /** Every minute: what is new in search profiles, and mails and calls that are due or failed before. */
    tell: () => tell(db, settings),
    archive: async () => {
      await archiveClosed(db, settings.archiveAfterDays)
      await forgetOldRuns(db)
      await forgetOldJobs(db)
      await forgetOldFruitless(db)
      await forgetOldSeen(db)
      await forgetOldAlerts(db)
    },
    [JobKind.RECLASSIFY]: job(JobKind.RECLASSIFY, () => reclassifyTenders(db)),
    [JobKind.CATEGORIZE]: job(JobKind.CATEGORIZE, () => categoriseUncategorised(db)),
    [JobKind.CHECK_AWARDS]: job(JobKind.CHECK_AWARDS, () => checkAwards(db, settings)),
    /** Every minute: jobs whose process died, what closed since while a copy is open, and sources with an interval of their own. */
    look_after: async (_payload: unknown, helpers: JobHelpers) => {
      await takeOver(db, (kind: JobKind, scope: string | null) => helpers.addJob(kind, { scope } satisfies Payload))
      await showOpenCopies(db)
      await refreshDueSources(db, settings)
    },
  }
}
