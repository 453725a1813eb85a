import type { EntityManager } from 'typeorm'
import type { Settings } from '../../platform/settings/settings.js'
import { connectorOf, findSource, type SourceKey } from '../../reference/sources.js'
import type { RunStatus } from '../../reference/tender-values.js'
import type { TenderFilter } from '../tender/tender.inputs.js'
import { Coverage } from './coverage.types.js'
import { type Gap, noteAbout, sentenceAbout } from './coverage-words.js'
import { lastMoment, nextRunOf } from './next-run.js'
import { isConfigured, watchedSources } from './watched-sources.js'

const MINUTE_MS = 60_000
/** A scheduled run may end this late without being missed: sources are read a few at a time, and each may take minutes. */
const GRACE_MS = 30 * MINUTE_MS

type CoverageSettings = Pick<Settings, 'sources' | 'sourcePlaces' | 'refreshSchedule' | 'sourceIntervals'>
/** Only these sources matter; all sources without a value. */
export type SourceChoice = Pick<TenderFilter, 'source' | 'sources'>

interface EndedRun {
  readonly status: RunStatus
  readonly startedAt: Date
  readonly added: number
  /** The list was read to its end. Notices may have been refused. */
  readonly isWhole: boolean
}

/**
 * Which sources do not cover the period until a moment, for each choice of sources. A run reads everything since the last successful one,
 * so only the end of the period matters: a source covers it when its newest run before that moment read the whole list and no scheduled
 * run was missed since (docs/decisions/0082-nothing-new-and-not-checked.md). Sources that are switched off do not count.
 */
export async function coverageOf(
  db: EntityManager,
  settings: CoverageSettings,
  choices: readonly SourceChoice[],
  until: Date,
): Promise<readonly Coverage[]> {
  const runs = await lastRuns(db, settings, until)
  const scheduledAt = lastMoment(settings.refreshSchedule, new Date(until.getTime() - GRACE_MS))
  return choices.map(choice => {
    const chosen = chosenBy(choice)
    const watched = [...runs].filter(([source]) => chosen.length === 0 || chosen.includes(source))
    const isCovered = (source: SourceKey, last: EndedRun | null): last is EndedRun =>
      last?.isWhole === true && last.startedAt >= (dueAt(source, settings, until, scheduledAt) ?? last.startedAt)
    const gaps = watched.flatMap(([source, last]) => (isCovered(source, last) ? [] : [{ source, last }]))
    return Object.assign(new Coverage(), {
      sentence: sentenceAbout(gaps, watched.length, until),
      note: noteAbout(gaps.length, firstRunOf(gaps, settings, until), until),
      uncovered: gaps.map(({ source }) => source),
      covered: watched.flatMap(([key, last]) => (isCovered(key, last) ? [{ key, added: last.added }] : [])),
    })
  })
}

const chosenBy = ({ source, sources }: SourceChoice): readonly (SourceKey | undefined)[] =>
  [...(source ? [source] : []), ...(sources ?? [])].map(asked => findSource(asked)?.key)

/** The moment after which a source must have been read; null when it has none. */
function dueAt(source: SourceKey, { sourceIntervals }: CoverageSettings, until: Date, scheduledAt: Date | null) {
  const minutes = sourceIntervals[connectorOf(source)!]
  return minutes === undefined ? scheduledAt : new Date(until.getTime() - minutes * MINUTE_MS - GRACE_MS)
}

function firstRunOf(gaps: readonly Gap[], settings: CoverageSettings, now: Date): Date | null {
  const next = gaps.flatMap(({ source, last }) => {
    const timing = { ...settings, lastStartedAt: last?.startedAt ?? null, isUnfinished: false, now }
    return nextRunOf(source, timing)?.getTime() ?? []
  })
  return next.length > 0 ? new Date(Math.min(...next)) : null
}

/** The last ended run of each source that is on, in display order. */
async function lastRuns(
  db: EntityManager,
  settings: CoverageSettings,
  until: Date,
): Promise<ReadonlyMap<SourceKey, EndedRun | null>> {
  const rows = await db.query<(EndedRun & { source: SourceKey })[]>(
    `SELECT asked.source, r.status, r.started_at AS "startedAt", r.items_added AS added,
       r.status = 'success' OR (r.status = 'partial' AND r.is_usual) AS "isWhole"
     FROM unnest($1::text[]) WITH ORDINALITY AS asked (source, place)
     LEFT JOIN LATERAL (
       SELECT * FROM scraper_runs WHERE source = asked.source AND completed_at <= $2 ORDER BY started_at DESC LIMIT 1
     ) r ON true
     WHERE NOT EXISTS (SELECT FROM source_switches w WHERE w.source = asked.source AND w.is_off)
     ORDER BY asked.place`,
    [watchedSources().filter(source => isConfigured(settings, source)), until],
  )
  return new Map(rows.map(({ source, ...run }) => [source, run.status === null ? null : run]))
}
