import type { EntityManager } from 'typeorm'
import { unavailable } from '../../platform/errors.js'
import { SourceError } from '../../platform/fetching/source-error.js'
import { livePlaces, readsSamples, withSamplePlaces } from '../harvest/places.js'
import { readItems } from '../harvest/read-items.js'
import { type OpenSource, readSources } from '../harvest/read-sources.js'
import { JobKind } from '../../platform/jobs/job.entity.js'
import { type RunningJob, runJob } from '../../platform/jobs/job.service.js'
import { sum } from '../../platform/text/lists.js'
import { log } from '../../platform/log.js'
import { storeNotices, unchangedNotices } from '../notices/store.service.js'
import { type SourceKey, sourceName } from '../../reference/sources.js'
import { statusTexts } from '../../reference/tender-values.js'
import type { Settings } from '../../platform/settings/settings.js'
import type { AskedTender, Connection, Discovery, Item } from '../sources/connector.js'

export interface AwardCheck {
  /** Number of tenders whose source was asked. */
  readonly checked: number
  /** Number of checked tenders that changed. */
  readonly updated: number
}

/** Politeness: maximum number of tenders per source and run, least recently checked first. */
const MAX_TENDERS_A_SOURCE = 300
const CHUNK = 50

/**
 * Asks the sources for the winner of each closed European tender without one. Awards that were entered by hand are
 * skipped. Coalescing: one check at a time in the whole installation, shared by concurrent callers.
 * @throws UserError when no source could be asked
 */
export const checkAwards = (db: EntityManager, settings: Settings): Promise<AwardCheck> =>
  runJob(db, { kind: JobKind.CHECK_AWARDS }, job => check(db, settings, job))

async function check(db: EntityManager, settings: Settings, job: RunningJob): Promise<AwardCheck> {
  const report = totalsOf(job)
  const read = (places: ReturnType<typeof livePlaces>) =>
    readSources(db, { settings, places, job, isWanted: ({ findOutcomes }) => findOutcomes !== undefined }, source =>
      checkSource(db, source, report),
    )
  const checks = (await readsSamples(db, settings)) ? await withSamplePlaces(read) : await read(livePlaces(settings))
  const failures = checks.flatMap(({ failure }) => (failure ? [failure] : []))
  if (failures.length > 0 && failures.length === checks.length) throw unavailable(failures[0]!.message)
  return { checked: sum(checks.map(({ checked }) => checked)), updated: sum(checks.map(({ updated }) => updated)) }
}

interface SourceCheck extends AwardCheck {
  /** The error that ended the check early; what was found before is stored. */
  readonly failure: SourceError | null
}

type Report = (source: SourceKey, done: number, total: number) => Promise<void>

/** The sources are asked in parallel and share one progress bar. */
function totalsOf({ progress }: RunningJob): Report {
  const counts = new Map<SourceKey, { done: number; total: number }>()
  return async (source, done, total) => {
    counts.set(source, { done, total })
    const all = [...counts.values()]
    await progress(sum(all.map(count => count.done)), sum(all.map(count => count.total)), sourceName(source))
  }
}

async function checkSource(db: EntityManager, source: OpenSource, report: Report): Promise<SourceCheck> {
  const { key } = source.connector
  const tenders = await tendersWithoutOutcome(db, key, source.isSample)
  const shortfalls: string[] = []
  let discoveries = 0
  let checked = 0
  let updated = 0
  try {
    for (let at = 0; at < tenders.length && !source.stop.aborted; at += CHUNK) {
      await report(key, at, tenders.length)
      const chunk = tenders.slice(at, at + CHUNK)
      for await (const { shortfall } of readOutcomes(db, source, chunk)) {
        discoveries++
        if (shortfall) shortfalls.push(shortfall)
      }
      updated += await markChecked(db, chunk)
      checked += chunk.length
    }
    if (shortfalls.length > 0) log.warn({ source: key, shortfalls: shortfalls.length }, shortfalls[0])
    // Silent breakage: the source counts as failed when every answer has an unknown form.
    const isBroken = discoveries > 0 && shortfalls.length === discoveries
    return { checked, updated, failure: isBroken ? new SourceError('unexpected', shortfalls[0]!) : null }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    log.warn({ source: key, error: error.message }, 'awards not checked')
    return { checked, updated, failure: error }
  }
}

interface StoredTender extends AskedTender {
  readonly id: string
  /** Hash of its content, to detect a change. */
  readonly before: string
}

/** Closed procedures without a known winner, including archived ones, because an award takes months. */
const tendersWithoutOutcome = (db: EntityManager, source: SourceKey, isSample: boolean): Promise<StoredTender[]> =>
  db.query(
    `SELECT id, procedure_key AS "procedureKey", publication_id AS "publicationId", content_hash::text AS before
     FROM tenders
     WHERE source = $1 AND is_sample = $2 AND tender_type = 'eu_procurement'
       AND award_winner IS NULL AND award_source IS DISTINCT FROM 'manual'
       AND (status IN ($4, $5) OR (status = $3 AND closing_date <= now()))
       AND publication_date > now() - interval '3 years'
     ORDER BY award_last_checked NULLS FIRST, closing_date DESC NULLS LAST, id LIMIT ${MAX_TENDERS_A_SOURCE}`,
    [source, isSample, statusTexts.open, statusTexts.awarded, statusTexts.intended],
  )

/** Stores the outcomes of these tenders, and yields each discovery once it is stored. */
async function* readOutcomes(
  db: EntityManager,
  source: OpenSource,
  tenders: readonly AskedTender[],
): AsyncIterable<Discovery> {
  const { connector, isSample, categorise } = source
  const connection: Connection = { ...source, now: new Date() }
  for await (const discovery of connector.findOutcomes!(connection, tenders)) {
    const wanted = await wantedItems(db, connector.key, discovery.items)
    const { notices, broken } = await readItems(source, connection, wanted)
    const options = { source: connector.key, categorise, isSample, isFirstImport: false, now: connection.now }
    if (notices.length > 0) await storeNotices(db, notices, options)
    if (broken) throw broken
    yield discovery
  }
}

/** After this many days, a page without a winner, or an unreadable one, is read again. */
const READ_AGAIN_AFTER_DAYS = 7

async function wantedItems(db: EntityManager, source: SourceKey, items: readonly Item[]): Promise<readonly Item[]> {
  const known = await unchangedNotices(db, source, items)
  const rows = await db.query<{ id: string }[]>(
    `SELECT publication_id AS id FROM notices WHERE source = $1 AND publication_id = ANY ($2)
       AND jsonb_array_length(coalesce(nullif(content->'awards', 'null'), '[]')) = 0
       AND updated_at < now() - $3 * interval '1 day'`,
    [source, [...known], READ_AGAIN_AFTER_DAYS],
  )
  const silent = new Set(rows.map(({ id }) => id))
  return items.filter(({ publicationId }) => !known.has(publicationId) || silent.has(publicationId))
}

/** @returns the number of tenders that changed */
async function markChecked(db: EntityManager, tenders: readonly StoredTender[]): Promise<number> {
  const [rows] = await db.query<[{ isChanged: boolean }[], number]>(
    `UPDATE tenders SET award_last_checked = now() FROM unnest($1::uuid[], $2::text[]) AS asked (id, before)
     WHERE tenders.id = asked.id RETURNING content_hash::text <> asked.before AS "isChanged"`,
    [tenders.map(({ id }) => id), tenders.map(({ before }) => before)],
  )
  return rows.filter(({ isChanged }) => isChanged).length
}
