import type { EntityManager } from 'typeorm'
import type { Categorise } from '../categorise/categorise.js'
import type { Fetcher } from '../fetching/fetcher.js'
import { SourceError } from '../fetching/source-error.js'
import { countTendersOf, storeNotices, unchangedNotices } from '../notices/store.service.js'
import { closeVanished } from '../notices/vanish.service.js'
import { RunStatus } from '../reference/tender-values.js'
import { type SourceKey, sourceName, sourcesReadBy } from '../reference/sources.js'
import type { Connection, Item, Reader } from '../sources/connector.js'
import type { Normalise } from './normaliser.js'
import { readItems } from './read-items.js'
import { judge } from './verdict.js'
import { finishRun, isFirstImport, readCheckpoint, startRun, writeCheckpoint } from './run.service.js'

export interface HarvestOptions {
  readonly connector: Reader
  readonly normalise: Normalise
  readonly fetcher: Fetcher
  readonly baseUrl: string
  readonly siteUrl?: string
  readonly days: number
  readonly categorise: Categorise
  readonly isSample: boolean
  /** Aborts when the time limit of this connector has passed. */
  readonly signal: AbortSignal
  /** Aborts when somebody cancelled the refresh: a connector that resumes stops after the page it reads. */
  readonly stop?: AbortSignal
  /** @param announced number of notices in the whole list; null while the source has not said it */
  readonly onProgress?: (found: number, announced: number | null) => void
}

export interface HarvestResult {
  readonly source: SourceKey
  readonly status: RunStatus
  /** Number of notices in the list. */
  readonly found: number
  /** Number of tenders that these notices are about. */
  readonly tenders: number
  readonly added: number
  readonly updated: number
  readonly refused: number
  readonly message: string | null
}

/** Each batch is committed by itself, so that an interrupted run keeps what it has stored. */
const BATCH = 500
const MAX_ITEMS = 20_000
/** Sanity check: a list of this many days without a single notice is treated as a fault of the source. */
const DAYS_THAT_CANNOT_BE_EMPTY = 7

/**
 * Runs one connector and records a run for each of its sources. Never throws for an error of a source: the run then
 * ends as failed, partial or suspect, with a Dutch sentence. Never deletes what a source stopped listing.
 */
export async function harvest(db: EntityManager, options: HarvestOptions): Promise<readonly HarvestResult[]> {
  const { connector } = options
  const tallies = await startTallies(db, sourcesReadBy(connector.key), options.isSample)
  const reading = { shortfalls: [] as string[], failure: null as SourceError | null, isStopped: false }
  try {
    reading.isStopped = await readAll(db, options, tallies, reading.shortfalls)
    if (connector.listsAllOpen && reading.shortfalls.length === 0) await closeWhatVanished(db, tallies)
  } catch (error) {
    if (!(error instanceof SourceError)) {
      const end = { status: RunStatus.FAILED, message: 'Er ging bij ons iets mis bij het verwerken.' }
      for (const { runId, counts } of tallies.values()) await finishRun(db, runId, { ...counts, ...end })
      throw error
    }
    reading.failure = error
  }

  const isEmpty = [...tallies.values()].every(({ counts }) => counts.found === 0)
  const isStrange = isEmpty && (connector.listsAllOpen || options.days >= DAYS_THAT_CANNOT_BE_EMPTY)
  return Promise.all(
    Array.from(tallies, async ([source, { runId, seen, counts, refusals, doubts }]) => {
      const verdict = judge({ source, counts, refusals, doubts, ...reading, isStrange })
      await finishRun(db, runId, { ...counts, ...verdict })
      return { source, ...counts, ...verdict, tenders: await countTendersOf(db, source, [...seen]) }
    }),
  )
}

/** Counts of one source during a run. */
interface Tally {
  readonly runId: string
  readonly startedAt: Date
  readonly isFirstImport: boolean
  readonly seen: Set<string>
  readonly counts: { found: number; added: number; updated: number; refused: number }
  readonly refusals: string[]
  readonly doubts: string[]
}
type Tallies = ReadonlyMap<SourceKey, Tally>

async function startTallies(db: EntityManager, sources: readonly SourceKey[], isSample: boolean): Promise<Tallies> {
  const tallies = new Map<SourceKey, Tally>()
  for (const source of sources) {
    const { id, startedAt } = await startRun(db, source)
    tallies.set(source, {
      runId: id,
      startedAt,
      isFirstImport: isSample || (await isFirstImport(db, source)),
      seen: new Set(),
      counts: { found: 0, added: 0, updated: 0, refused: 0 },
      refusals: [],
      doubts: [],
    })
  }
  return tallies
}

/** @returns whether it stopped before the end, because the refresh was cancelled */
async function readAll(
  db: EntityManager,
  options: HarvestOptions,
  tallies: Tallies,
  shortfalls: string[],
): Promise<boolean> {
  const { connector, signal } = options
  const [{ startedAt: now }] = [...tallies.values()] as [Tally]
  const connection: Connection = { ...options, now }
  // A checkpoint of the stand-in does not apply to the live source.
  const checkpoint = options.isSample ? null : await readCheckpoint(db, connector)

  let found = 0
  let announced: number | null = null
  for await (const discovery of connector.discover(connection, checkpoint)) {
    if (signal.aborted) throw new SourceError('limit', 'De tijd voor deze bron was om.')
    if (discovery.shortfall) shortfalls.push(discovery.shortfall)
    for (const [source, tally] of tallies) {
      const items = discovery.items.filter(item => (item.source ?? connector.key) === source)
      await readSource(db, { ...options, connection, source, tally, items })
    }
    found = [...tallies.values()].reduce((sum, { counts }) => sum + counts.found, 0)
    if (found > MAX_ITEMS) throw new SourceError('limit', `De bron gaf meer dan ${MAX_ITEMS} publicaties.`)
    if (discovery.checkpoint && !options.isSample) await writeCheckpoint(db, connector, discovery.checkpoint)
    announced = discovery.announced ?? announced
    options.onProgress?.(found, announced)
    if (connector.resumes && options.stop?.aborted) return true
  }
  return false
}

interface SourceItems extends HarvestOptions {
  readonly connection: Connection
  readonly source: SourceKey
  readonly tally: Tally
  readonly items: readonly Item[]
}

/** Reads the items of one source that are new or changed, by their fingerprint. */
async function readSource(db: EntityManager, options: SourceItems): Promise<void> {
  const { source, tally, items, connection } = options
  const { seen, counts, refusals } = tally
  const fresh = items.filter(({ publicationId }) => !seen.has(publicationId) && seen.add(publicationId))
  counts.found += fresh.length

  const known = await unchangedNotices(db, source, fresh)
  const wanted = fresh.filter(item => !known.has(item.publicationId))
  for (let at = 0; at < wanted.length; at += BATCH) {
    const { notices, refused, broken } = await readItems(options, connection, wanted.slice(at, at + BATCH))
    refusals.push(...refused)
    counts.refused += refused.length
    const stored = await storeNotices(db, notices, {
      ...options,
      isFirstImport: tally.isFirstImport,
      now: tally.startedAt,
    })
    counts.added += stored.added
    counts.updated += stored.updated
    if (broken) throw broken
  }
}

async function closeWhatVanished(db: EntityManager, tallies: Tallies): Promise<void> {
  const isEmpty = [...tallies.values()].every(({ counts }) => counts.found === 0)
  if (isEmpty) return
  for (const [source, { seen, counts, doubts }] of tallies) {
    const { closed, isDoubtful } = await closeVanished(db, source, [...seen])
    counts.updated += closed
    if (isDoubtful)
      doubts.push(
        `${sourceName(source)} toont meer dan de helft van de open opdrachten niet meer. Er is niets gesloten.`,
      )
  }
}
