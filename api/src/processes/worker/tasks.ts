import type { Task, TaskList } from 'graphile-worker'
import type { EntityManager } from 'typeorm'
import { forgetOldAlerts } from '../../people/alerts/outbox/outbox.service.js'
import { sendAlerts } from '../../people/alerts/send-alerts.service.js'
import { checkAwards } from '../../ingest/awards/check-awards.service.js'
import { categoriseUncategorised, reclassifyTenders } from '../../tenders/categorise/reclassify.service.js'
import { showOpenCopies } from '../../tenders/duplicates/shown.service.js'
import { forgetOldEmptySearches } from '../../tenders/empty-searches/empty-search.service.js'
import { checkDocuments } from '../../ingest/documents/check-documents.service.js'
import { DOCUMENTS_TASK } from '../../ingest/documents/open-documents.service.js'
import { dueScope } from '../../ingest/harvest/due.service.js'
import { refreshScope } from '../../ingest/harvest/refresh.service.js'
import { closeAbandonedRuns, forgetOldRuns } from '../../ingest/harvest/run.service.js'
import { JobKind } from '../../platform/jobs/job.entity.js'
import { closeAbandonedJobs, queueJob } from '../../platform/jobs/job-queue.js'
import { forgetOldJobs } from '../../platform/jobs/job-row.js'
import { log } from '../../platform/log.js'
import { forgetOldInbox } from '../../people/inbox/inbox.service.js'
import { forgetOldSeen } from '../../people/seen/seen.service.js'
import type { Settings } from '../../platform/settings/settings.js'
import { archiveClosed } from '../../ingest/notices/archive.service.js'
import { refoldTenders } from '../../ingest/notices/refold.service.js'

type Work = (scope: string | null) => Promise<unknown>

/** A failed job records its error in its row instead of failing the task: the queue retries only after a worker died. */
const job =
  (kind: JobKind, work: Work): Task =>
  async payload => {
    const { scope } = payload as { readonly scope: string | null }
    await work(scope).catch((error: unknown) => log.warn({ error, kind, scope }, 'job not done'))
  }

/** The tasks of the queue. Each is idempotent. */
export function tasksOf(db: EntityManager, settings: Settings): TaskList {
  return {
    [JobKind.REFRESH]: job(JobKind.REFRESH, scope => refreshScope(db, settings, scope)),
    /** Once after each start: what an upgrade reads differently. */
    refold: async () => {
      await refoldTenders(db)
    },
    /** Every minute: alerts for search profiles and changes, and retries of mails and webhook calls. */
    tell: () => sendAlerts(db, settings),
    /** Every few minutes, and when a tender is opened: the lists of documents of followed tenders. */
    [DOCUMENTS_TASK]: () => checkDocuments(db, settings).then(() => undefined),
    archive: async () => {
      await archiveClosed(db, settings.archiveAfterDays)
      await forgetOldRuns(db)
      await forgetOldJobs(db)
      await forgetOldEmptySearches(db)
      await forgetOldSeen(db)
      await forgetOldAlerts(db)
      await forgetOldInbox(db)
    },
    [JobKind.RECLASSIFY]: job(JobKind.RECLASSIFY, () => reclassifyTenders(db)),
    [JobKind.CATEGORIZE]: job(JobKind.CATEGORIZE, () => categoriseUncategorised(db)),
    [JobKind.CHECK_AWARDS]: job(JobKind.CHECK_AWARDS, () => checkAwards(db, settings)),
    /** Every minute: closes abandoned jobs, shows an open copy in place of a closed one, and starts due sources. */
    look_after: async () => {
      if ((await closeAbandonedJobs(db)).includes(JobKind.REFRESH)) await closeAbandonedRuns(db)
      await showOpenCopies(db)
      const scope = await dueScope(db, settings)
      if (scope) await queueJob(db, { kind: JobKind.REFRESH, scope })
    },
  }
}
