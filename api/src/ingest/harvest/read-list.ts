import type { EntityManager } from 'typeorm'
import { SourceError, timeIsUp } from '../../platform/fetching/source-error.js'
import { sum } from '../../platform/text/lists.js'
import { unchangedNotices } from '../notices/store.service.js'
import type { SourceKey } from '../../reference/sources.js'
import type { Connection, Item } from '../sources/connector.js'
import { isRemoved, REMOVED } from './added/removed.service.js'
import type { HarvestOptions } from './harvest-options.js'
import { readItems } from './read-items.js'
import { refusedLately } from './refused/refused.service.js'
import { readCheckpoint, writeCheckpoint } from './run.service.js'
import { store, type Tallies, type Tally } from './tally.js'
import { unusualGaps } from './usual-fields.service.js'
import { unusualShare } from './usual-shares.service.js'

/** Each batch is stored before the next one is read, so that an interrupted run keeps it. */
const BATCH = 500
const MAX_ITEMS = 20_000
/** Bounds memory and the size of the held row; notices beyond it are read again next time. */
const MAX_WAITING = 5000

export interface ListReading {
  readonly shortfalls: string[]
  /** Why reading broke off; null when the list was read to its end. */
  failure: SourceError | null
  /** Somebody cancelled the refresh before the end of the list. */
  isStopped: boolean
  /** The run started from the checkpoint of an earlier run. */
  isResumed: boolean
}

/**
 * Reads the list and its items. A list of all open notices is judged as a whole before it is stored; other lists are
 * stored per batch.
 * @throws SourceError
 */
export async function readList(
  db: EntityManager,
  options: HarvestOptions,
  tallies: Tallies,
  reading: ListReading,
): Promise<void> {
  const { connector, signal, answers } = options
  const [{ startedAt: now }] = [...tallies.values()] as [Tally]
  const connection: Connection = { ...options, now }
  // A checkpoint of the stand-in does not apply to the live source.
  const checkpoint = options.isSample ? null : await readCheckpoint(db, connector)
  reading.isResumed = checkpoint !== null

  let announced: number | null = null
  answers?.asksForList(true)
  for await (const discovery of connector.discover(connection, checkpoint)) {
    answers?.asksForList(false)
    if (signal.aborted) throw timeIsUp()
    if (discovery.shortfall) reading.shortfalls.push(discovery.shortfall)
    if (foundIn(tallies) + discovery.items.length > MAX_ITEMS)
      throw new SourceError('limit', `De bron gaf meer dan ${MAX_ITEMS} aankondigingen.`)
    announced = discovery.announced ?? announced
    const report = (left: number) => options.onProgress?.(foundIn(tallies) - left, announced)
    for (const [source, tally] of tallies) {
      const items = discovery.items.filter(item => (item.source ?? connector.key) === source)
      await readSource(db, options, { connection, source, tally, items, report })
    }
    // The checkpoint stays before held notices, because these are read again when nobody accepts them.
    const isHeld = [...tallies.values()].some(tally => tally.isHeld)
    if (discovery.checkpoint && !options.isSample && !isHeld) await writeCheckpoint(db, connector, discovery.checkpoint)
    report(0)
    reading.isStopped = connector.resumes === true && options.stop?.aborted === true
    if (reading.isStopped) return
    answers?.asksForList(true)
  }
}

const foundIn = (tallies: Tallies) => sum([...tallies.values()].map(({ counts }) => counts.found))

interface SourceItems {
  readonly connection: Connection
  readonly source: SourceKey
  readonly tally: Tally
  readonly items: readonly Item[]
  /** @param left number of items that were found and not read yet */
  readonly report: (left: number) => void
}

/** Reads the items of one source that are new or changed, judged by their fingerprint. */
async function readSource(
  db: EntityManager,
  options: HarvestOptions,
  { connection, source, tally, items, report }: SourceItems,
): Promise<void> {
  const { seen, counts, fields, shares, waiting } = tally
  const fresh = items.filter(({ publicationId }) => !seen.has(publicationId) && seen.add(publicationId))
  counts.found += fresh.length

  const known = await unchangedNotices(db, source, fresh)
  const changed = fresh.filter(item => !known.has(item.publicationId))
  const unusable = await refusedLately(db, source, changed)
  const refuse = (sentences: readonly string[]) => {
    tally.refusals.push(...sentences)
    counts.refused += sentences.length
  }
  refuse([...unusable.values()])
  const wanted = changed.filter(item => !unusable.has(item.publicationId))
  let left = wanted.length
  const onRead = () => report(--left)
  for (let at = 0; at < wanted.length; at += BATCH) {
    const batch = wanted.slice(at, at + BATCH)
    const { notices, refused, broken } = await readItems({ ...options, onRead }, connection, batch)
    tally.refused.push(...refused)
    refuse(refused.map(({ sentence }) => sentence))
    for (const { draft } of notices) {
      fields.count(draft)
      shares.count(draft)
      if (draft.closingNote) tally.doubts.push(`${draft.publicationId}: ${draft.closingNote}`)
    }
    for (const { field } of refused) if (field) fields.countRefused(field)
    if (!options.isSample && !tally.isHeld)
      tally.isHeld =
        (await unusualGaps(db, source, tally)).length > 0 || (await unusualShare(db, source, tally)) !== null
    if (tally.isHeld || options.connector.listsAllOpen) waiting.push(...notices)
    else if (await isRemoved(db, source)) throw new SourceError('limit', REMOVED.message)
    else await store(db, options, source, tally, notices)
    if (broken) throw broken
    if (waiting.length > MAX_WAITING)
      throw new SourceError('limit', `Er wachten meer dan ${MAX_WAITING} aankondigingen op een beoordeling.`)
  }
}
