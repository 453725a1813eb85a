import type { EntityManager } from 'typeorm'
import { type ReadNotice, storeNotices } from '../notices/store.service.js'
import { type SourceKey, sourcesReadBy } from '../../reference/sources.js'
import type { ExpectedField } from '../sources/connector.js'
import { FieldCounts } from './field-counts.js'
import type { HarvestOptions } from './harvest-options.js'
import type { Refusal } from './read-items.js'
import { isFirstImport, startRun } from './run.service.js'
import { ShareCounts } from './share-counts.js'

/** The results of one source so far in a run. */
export interface Tally {
  readonly runId: string
  readonly startedAt: Date
  readonly isFirstImport: boolean
  readonly seen: Set<string>
  readonly counts: { found: number; added: number; updated: number; refused: number }
  /** A Dutch sentence for each refused item, also for those refused in an earlier run. */
  readonly refusals: string[]
  /** The items that this run fetched and refused. */
  readonly refused: Refusal[]
  /** A sentence for each closing date that is unreadable or implausible. */
  readonly doubts: string[]
  readonly fields: FieldCounts
  readonly shares: ShareCounts
  /** Whether earlier notices had the field; filled lazily. */
  readonly isUsualField: Map<ExpectedField, boolean>
  /** Notices that were read but are not stored until the list has been judged. */
  readonly waiting: ReadNotice[]
  /** Something looked wrong, so the rest of the run is held. */
  isHeld: boolean
}

export type Tallies = ReadonlyMap<SourceKey, Tally>

/** Starts a run for each enabled source of the connector. */
export async function startTallies(db: EntityManager, options: HarvestOptions): Promise<Tallies> {
  const { connector, isSample, isOff } = options
  const tallies = new Map<SourceKey, Tally>()
  for (const source of sourcesReadBy(connector.key)) {
    if (isOff?.has(source)) continue
    const { id, startedAt } = await startRun(db, source)
    tallies.set(source, {
      runId: id,
      startedAt,
      isFirstImport: isSample || (await isFirstImport(db, source)),
      seen: new Set(),
      counts: { found: 0, added: 0, updated: 0, refused: 0 },
      refusals: [],
      refused: [],
      doubts: [],
      fields: new FieldCounts(connector.expects),
      shares: new ShareCounts(),
      isUsualField: new Map(),
      waiting: [],
      isHeld: false,
    })
  }
  return tallies
}

export async function store(
  db: EntityManager,
  { categorise, isSample }: Pick<HarvestOptions, 'categorise' | 'isSample'>,
  source: SourceKey,
  {
    counts,
    refusals,
    isFirstImport: isFirst,
    startedAt,
  }: Pick<Tally, 'counts' | 'refusals' | 'isFirstImport' | 'startedAt'>,
  notices: readonly ReadNotice[],
): Promise<void> {
  const options = { source, categorise, isSample, isFirstImport: isFirst, now: startedAt }
  const { added, updated, untitled } = await storeNotices(db, notices, options)
  counts.added += added
  counts.updated += updated
  counts.refused += untitled.length
  refusals.push(...untitled.map(id => `${id}: De titel ontbreekt, en de aanbesteding is niet bekend.`))
}
