import type { EntityManager } from 'typeorm'
import { type ReadNotice, storeNotices } from '../notices/store.service.js'
import { type SourceKey, sourcesReadBy } from '../../reference/sources.js'
import type { ExpectedField } from '../sources/connector.js'
import { FieldCounts } from './field-counts.js'
import type { HarvestOptions } from './harvest-options.js'
import type { Refusal } from './read-items.js'
import { isFirstImport, startRun } from './run.service.js'

/** What one source has given so far in a run. */
export interface Tally {
  readonly runId: string
  readonly startedAt: Date
  readonly isFirstImport: boolean
  readonly seen: Set<string>
  readonly counts: { found: number; added: number; updated: number; refused: number }
  /** A sentence for each item that cannot be used. */
  readonly refusals: string[]
  /** Those of them that this run fetched. */
  readonly refused: Refusal[]
  /** A sentence for each closing date that cannot be read, or cannot be right. */
  readonly doubts: string[]
  readonly fields: FieldCounts
  /** Whether its notices had each field before this run; filled as that is needed. */
  readonly isUsualField: Map<ExpectedField, boolean>
  /** Read and not stored yet: they wait until the list has been judged. */
  readonly waiting: ReadNotice[]
  /** Something looked wrong, so that the rest of the run is not stored. */
  isHeld: boolean
}

export type Tallies = ReadonlyMap<SourceKey, Tally>

/** Begins a run of each source of the connector that is switched on. */
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
      isUsualField: new Map(),
      waiting: [],
      isHeld: false,
    })
  }
  return tallies
}

/** Stores notices, and counts them. */
export async function store(
  db: EntityManager,
  { categorise, isSample }: Pick<HarvestOptions, 'categorise' | 'isSample'>,
  source: SourceKey,
  { counts, isFirstImport: isFirst, startedAt }: Pick<Tally, 'counts' | 'isFirstImport' | 'startedAt'>,
  notices: readonly ReadNotice[],
): Promise<void> {
  const options = { source, categorise, isSample, isFirstImport: isFirst, now: startedAt }
  const { added, updated } = await storeNotices(db, notices, options)
  counts.added += added
  counts.updated += updated
}
