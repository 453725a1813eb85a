import type { EntityManager } from 'typeorm'
import { JobKind } from '../../platform/jobs/job.entity.js'
import { isRunning } from '../../platform/jobs/job-row.js'
import { type ConnectorKey, sourcesReadBy } from '../../reference/sources.js'
import type { Settings } from '../../platform/settings/settings.js'
import { currentReaders } from '../sources/registry.js'
import { scopeOf } from './refresh.service.js'
import { isRead, switchedOff } from './switches/switch.service.js'

interface LastRun {
  readonly source: string
  readonly startedAt: Date
  readonly isUnfinished: boolean
}

/**
 * The connectors that are due before the next scheduled refresh: their own interval has passed since their last start,
 * or their time limit cut them short. The first import of a slow site, in several runs, is thus complete within the
 * hour.
 */
export async function dueSources(db: EntityManager, settings: Settings, now: Date): Promise<readonly ConnectorKey[]> {
  const rows = await db.query<LastRun[]>(
    `SELECT DISTINCT ON (source) source, started_at AS "startedAt", is_unfinished AS "isUnfinished"
     FROM scraper_runs ORDER BY source, started_at DESC`,
  )
  const last = new Map(rows.map(run => [run.source, run]))
  const isOff = await switchedOff(db)
  return currentReaders().flatMap(({ key }) => {
    if (!settings.sourcePlaces[key] || !isRead(key, isOff)) return []
    const runs = sourcesReadBy(key).flatMap(source => last.get(source) ?? [])
    const minutes = settings.sourceIntervals[key] ?? Infinity
    const begun = Math.max(0, ...runs.map(({ startedAt }) => startedAt.getTime()))
    const isDue = now.getTime() - begun >= minutes * 60_000
    return isDue || runs.some(({ isUnfinished }) => isUnfinished) ? [key] : []
  })
}

/** Scope of a refresh of the due connectors; null during a refresh, after which they are no longer due. */
export async function dueScope(db: EntityManager, settings: Settings): Promise<string | null> {
  if (settings.sources === 'samples' || (await isRunning(db, JobKind.REFRESH))) return null
  const due = await dueSources(db, settings, new Date())
  return due.length > 0 ? scopeOf(due) : null
}
