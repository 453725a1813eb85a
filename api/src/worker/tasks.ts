import type { JobHelpers, Task, TaskList } from 'graphile-worker'
import type { EntityManager } from 'typeorm'
import { checkAwards } from '../awards/check-awards.service.js'
import { categoriseUncategorised, reclassifyTenders } from '../categorise/reclassify.service.js'
import { refreshDueSources } from '../harvest/due.service.js'
import { refreshOnSchedule, refreshTenders } from '../harvest/refresh.service.js'
import { JobKind } from '../jobs/job.entity.js'
import type { Settings } from '../settings/settings.js'
import { archiveClosed } from '../tenders/archive.service.js'
import { forgetOld } from './forget-old.js'
import { takeOver } from './take-over.js'

/** What the queue can be asked to do. Each is idempotent, and runs once at a time in the whole installation. */
export function tasksOf(db: EntityManager, settings: Settings): TaskList {
  const task = (work: () => Promise<unknown>): Task => {
    return async () => {
      await work()
    }
  }
  return {
    refresh: task(() => refreshOnSchedule(db, settings)),
    archive: task(async () => {
      await archiveClosed(db, settings.archiveAfterDays)
      await forgetOld(db)
    }),
    [JobKind.RECLASSIFY]: task(() => reclassifyTenders(db)),
    [JobKind.CATEGORIZE]: task(() => categoriseUncategorised(db)),
    [JobKind.CHECK_AWARDS]: task(() => checkAwards(db, settings)),
    /** Every minute: jobs whose process died, and sources with an interval of their own. */
    look_after: async (_payload: unknown, helpers: JobHelpers) => {
      await takeOver(db, (kind: JobKind) => helpers.addJob(kind === JobKind.REFRESH ? REFRESH_ALL : kind, {}))
      await refreshDueSources(db, settings)
    },
    [REFRESH_ALL]: task(() => refreshTenders(db, settings)),
  }
}

const REFRESH_ALL = 'refresh_all'
