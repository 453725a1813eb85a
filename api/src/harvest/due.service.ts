import type { EntityManager } from 'typeorm'
import { isLed } from '../jobs/job-lock.js'
import { JobKind } from '../jobs/job.entity.js'
import { log } from '../log.js'
import { type ConnectorKey, sourcesReadBy } from '../reference/sources.js'
import type { Settings } from '../settings/settings.js'
import { currentReaders } from '../sources/registry.js'
import { refreshSource } from './refresh.service.js'
import { isRead, switchedOff } from './switches/switch.service.js'

/** The connectors with an interval of their own that has passed since they were last begun. */
export async function dueSources(db: EntityManager, settings: Settings, now: Date): Promise<readonly ConnectorKey[]> {
  const rows = await db.query<{ source: string; startedAt: Date }[]>(
    'SELECT source, max(started_at) AS "startedAt" FROM scraper_runs GROUP BY source',
  )
  const begun = new Map(rows.map(({ source, startedAt }) => [source, startedAt.getTime()]))
  const isOff = await switchedOff(db)
  return currentReaders().flatMap(({ key }) => {
    const minutes = settings.sourceIntervals[key]
    if (minutes === undefined || !settings.sourcePlaces[key] || !isRead(key, isOff)) return []
    const last = Math.max(0, ...sourcesReadBy(key).map(source => begun.get(source) ?? 0))
    return now.getTime() - last >= minutes * 60_000 ? [key] : []
  })
}

/** Reads what is due; while a refresh runs nothing, because what that reads is not due when it ends. */
export async function refreshDueSources(db: EntityManager, settings: Settings): Promise<void> {
  if (settings.sources === 'samples' || (await isLed(db, JobKind.REFRESH))) return
  for (const key of await dueSources(db, settings, new Date()))
    await refreshSource(db, settings, key).catch((error: unknown) =>
      log.warn({ error, source: key }, 'source not read'),
    )
}
