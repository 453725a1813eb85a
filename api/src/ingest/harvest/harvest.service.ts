import type { EntityManager } from 'typeorm'
import { SourceError } from '../../platform/fetching/source-error.js'
import { log } from '../../platform/log.js'
import { tenderIdsOf } from '../notices/store.service.js'
import { closeVanished, hasMostlyVanished } from '../notices/vanish.service.js'
import type { SourceKey } from '../../reference/sources.js'
import { RunStatus } from '../../reference/tender-values.js'
import { publishAddedSources } from './added/known-sources.service.js'
import { isRemoved, REMOVED } from './added/removed.service.js'
import { dropAnswer, keepAnswer } from './answers/answer.service.js'
import type { HarvestOptions, HarvestResult } from './harvest-options.js'
import { dropHeld, hold } from './held/held.service.js'
import { type ListReading, readList } from './read-list.js'
import { rememberRefused } from './refused/refused.service.js'
import { finishRun } from './run.service.js'
import { type Suspicion, suspicionOf } from './suspicion.js'
import { startTallies, store, type Tallies, type Tally } from './tally.js'
import { leastUsualOf, usualCounts } from './usual.service.js'
import { unusualGaps } from './usual-fields.service.js'
import { unusualShare } from './usual-shares.service.js'
import { judge } from './verdict.js'

/** Sanity check: a list that spans this many days and has no notice at all means that the source is broken. */
const DAYS_THAT_CANNOT_BE_EMPTY = 7

/**
 * Runs one connector and records a run for each of its enabled sources. An error of a source never throws: the run ends
 * as failed, partial or suspect, with a Dutch sentence. Tenders that a source no longer lists are never deleted. The
 * notices of a suspect run are held until an administrator accepts it. Bulkhead: a bug, or a row that PostgreSQL
 * rejects, fails only the run of its own source. Throws only when the database is gone, so that not even the failure
 * can be recorded.
 */
export async function harvest(db: EntityManager, options: HarvestOptions): Promise<readonly HarvestResult[]> {
  const tallies = await startTallies(db, options)
  if (tallies.size === 0) return []
  const reading: ListReading = { shortfalls: [], failure: null, isStopped: false, isResumed: false }
  const results: HarvestResult[] = []
  const open = new Map(tallies)
  try {
    await readList(db, options, tallies, reading).catch((error: unknown) => {
      if (!(error instanceof SourceError)) throw error
      reading.failure = error
    })
    for (const [source, tally] of tallies) {
      results.push(await endRun(db, options, { source, tally, tallies, reading }))
      open.delete(source)
    }
    return results
  } catch (error) {
    log.error({ error, source: options.connector.key }, 'a source could not be processed')
    const end = { status: RunStatus.FAILED, message: 'Er ging bij ons iets mis bij het verwerken.' }
    for (const [source, { runId, counts }] of open) {
      await finishRun(db, runId, { ...counts, ...end })
      results.push({ source, ...counts, ...end, suspicion: null, tenderIds: [] })
    }
    return results
  }
}

interface ReadSource {
  readonly source: SourceKey
  readonly tally: Tally
  readonly tallies: Tallies
  readonly reading: ListReading
}

/** Judges the result of a source: stores waiting notices and closes vanished tenders, or holds them. */
async function endRun(db: EntityManager, options: HarvestOptions, read: ReadSource): Promise<HarvestResult> {
  const { connector, isSample, answers } = options
  const { source, tally, reading } = read
  const { runId, counts, refusals, doubts, seen, waiting } = tally
  const suspicion = await suspicionAbout(db, options, read)
  const isWhole = !reading.failure && !reading.isStopped && reading.shortfalls.length === 0
  if (!suspicion) await processWaiting(db, options, read, isWhole)

  const isHeld = suspicion !== null && (waiting.length > 0 || (connector.listsAllOpen === true && mayClose(suspicion)))
  const verdict = judge({ counts, refusals, doubts, ...reading, suspicion, isHeld })
  const wasFromNothing = connector.resumes === true && !reading.isResumed
  const isUsual = !suspicion && !reading.failure && !reading.isStopped && !isSample && !wasFromNothing
  const hasStored = counts.added + counts.updated > 0
  const isCutShort = reading.failure !== null && options.signal.aborted && !options.stop?.aborted
  // A resumed run fetches little again anyway, and an item that lacks a field must be counted in every run.
  const unusable = connector.resumes ? [] : tally.refused.filter(({ field }) => field === null)
  // Without progress the worker would read the source again every minute.
  const isUnfinished = isCutShort && (hasStored || unusable.length > 0) && !suspicion
  const needsLook = verdict.status === RunStatus.SUSPECT || verdict.status === RunStatus.FAILED
  const answer = answers?.last()
  const isGone = await db.transaction(async tx => {
    if (await isRemoved(tx, source)) {
      await finishRun(tx, runId, { ...counts, ...REMOVED })
      // Notices stored before the removal bear its name, which the other processes may have dropped.
      await publishAddedSources(tx)
      return true
    }
    await finishRun(tx, runId, { ...counts, ...verdict, suspicion: suspicion?.kind ?? null, isUsual, isUnfinished })
    const closing = connector.listsAllOpen && isWhole ? seen : null
    if (isHeld) await hold(tx, { source, runId, notices: waiting, seen: closing, isSample })
    else if ((!suspicion && !reading.failure) || hasStored) await dropHeld(tx, source)
    if (!suspicion && !isSample) await rememberRefused(tx, source, unusable)
    if (needsLook && answer) await keepAnswer(tx, source, answer)
    else if (!needsLook) await dropAnswer(tx, source)
    return false
  })
  const tenderIds = await tenderIdsOf(db, source, [...seen])
  if (isGone) return { source, ...counts, ...REMOVED, suspicion: null, tenderIds }
  return { source, ...counts, ...verdict, suspicion: suspicion?.kind ?? null, tenderIds }
}

/** Such a run is held even without notices, because its list says which tenders have closed. */
const mayClose = ({ kind }: Suspicion) => kind === 'few' || kind === 'vanished'

async function suspicionAbout(
  db: EntityManager,
  { connector, days, isSample }: HarvestOptions,
  { source, tally, tallies, reading }: ReadSource,
): Promise<Suspicion | null> {
  const { counts, refusals, seen, startedAt } = tally
  const { failure, shortfalls, isStopped, isResumed } = reading
  const isEmpty = [...tallies.values()].every(one => one.counts.found === 0)
  // Weekends: a resumed run only reads the last days, which may be empty.
  const isLong = connector.listsAllOpen || (days >= DAYS_THAT_CANNOT_BE_EMPTY && !(connector.resumes && isResumed))
  const hasEnded = !failure && !isStopped
  const run = { source, startedAt, isResuming: connector.resumes === true }
  const [usual = []] = hasEnded && !isSample ? await usualCounts(db, [run]) : []
  const canVanish = connector.listsAllOpen && hasEnded && shortfalls.length === 0 && !isEmpty
  return suspicionOf({
    source,
    counts,
    refusals,
    failure,
    gaps: isSample ? [] : await unusualGaps(db, source, tally),
    share: isSample ? null : await unusualShare(db, source, tally),
    usual,
    leastUsual: leastUsualOf(connector),
    isStrange: hasEnded && isEmpty && isLong,
    hasVanished: canVanish === true && (await hasMostlyVanished(db, source, [...seen])),
  })
}

async function processWaiting(
  db: EntityManager,
  options: HarvestOptions,
  { source, tally }: ReadSource,
  isWhole: boolean,
): Promise<void> {
  const { waiting, counts, seen } = tally
  await store(db, options, source, tally, waiting)
  if (!options.connector.listsAllOpen || !isWhole) return
  counts.updated += (await closeVanished(db, source, [...seen])).closed
}
