import { Readable } from 'node:stream'
import type { EntityManager } from 'typeorm'
import { fairly, mapInSlices } from '../../platform/fair-share.js'
import { JobKind } from '../../platform/jobs/job.entity.js'
import { type RunningJob, runJob } from '../../platform/jobs/job.service.js'
import { categories, uncategorised } from '../../reference/categories.js'
import { type Categorise, type CategoryMatch, MAX_DESCRIPTION_LENGTH, type Sortable } from './categorise.js'
import { type Categorised as SortedTender, loadCategoriser, replaceAutomaticCategories } from './categorise.service.js'

export interface Reclassified {
  /** Number of tenders as in lists, where copies count as one. This holds for all numbers below. */
  readonly processed: number
  /** Number of tenders with a category other than the fallback. */
  readonly categorized: number
}

export interface Categorised {
  /** Number of tenders that got a category other than the fallback. */
  readonly categorized: number
  /** Number of tenders that had the fallback only. */
  readonly total: number
  readonly remainingUncategorized: number
  /** Of all these tenders by their first category; highest count first. */
  readonly categoryDistribution: readonly { readonly category: string; readonly count: number }[]
}

/** Tail latency: a larger batch would occupy a processor for longer than a reader's request. */
const BATCH = 250
/** A user waits for this run, and it writes little at a time. */
const REST = 0.25
/** SQL condition: the only category is the fallback, and no administrator chose it. */
const isUncategorised = `t.category_mask & ~(SELECT 1::bigint << bit FROM categories WHERE slug = '${uncategorised}') = 0
  AND NOT EXISTS (SELECT FROM tender_categories l WHERE l.tender_id = t.id AND l.source = 'manual')`

/**
 * Categorises every tender by the stored keywords and keeps manual choices. Idempotent. Runs once at a time in the whole installation:
 * concurrent callers share the running job.
 */
export function reclassifyTenders(db: EntityManager): Promise<Reclassified> {
  return runJob(db, { kind: JobKind.RECLASSIFY }, async job => {
    const { processed, bySlug } = await sort(db, 'true', job)
    return { processed, categorized: processed - (bySlug.get(uncategorised) ?? 0) }
  })
}

/** As `reclassifyTenders`, but only for tenders that have no category other than the fallback. */
export function categoriseUncategorised(db: EntityManager): Promise<Categorised> {
  return runJob(db, { kind: JobKind.CATEGORIZE }, async job => {
    const { processed, bySlug } = await sort(db, isUncategorised, job)
    const remainingUncategorized = bySlug.get(uncategorised) ?? 0
    const counts = categories.map(({ slug, name }) => ({ category: name, count: bySlug.get(slug) ?? 0 }))
    return {
      categorized: processed - remainingUncategorized,
      total: processed,
      remainingUncategorized,
      categoryDistribution: counts.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count),
    }
  })
}

/**
 * Categorises the tenders that meet the condition, in short transactions, so that nobody waits long for a row. The next batch is read and
 * categorised while the previous one is written.
 */
async function sort(db: EntityManager, condition: string, { progress, signal }: RunningJob) {
  const categorise = await loadCategoriser(db)
  const [{ total }] = await db.query<[{ total: number }]>(
    `SELECT count(*)::int AS total FROM tenders t WHERE copy_of IS NULL AND ${condition}`,
  )
  const bySlug = new Map<string, number>()
  let processed = 0
  const batches: AsyncIterable<SortedBatch> = Readable.from(sortedBatches(db, categorise, condition), {
    highWaterMark: 1,
  })
  for await (const { sorted, changed } of batches) {
    signal.throwIfAborted()
    if (changed.length > 0) await fairly(() => db.transaction(tx => replaceAutomaticCategories(tx, changed)), REST)
    for (const { matches, isShown } of sorted) {
      if (!isShown) continue
      processed++
      const slug = matches[0]?.slug ?? uncategorised
      bySlug.set(slug, (bySlug.get(slug) ?? 0) + 1)
    }
    await progress(processed, Math.max(processed, total), '')
    signal.throwIfAborted()
  }
  return { processed, bySlug }
}

interface SortedBatch {
  readonly sorted: readonly (SortedTender & { readonly isShown: boolean })[]
  /** The tenders whose stored categories differ. */
  readonly changed: readonly SortedTender[]
}

/** All tenders that meet the condition, in the order of their ids. */
async function* sortedBatches(db: EntityManager, categorise: Categorise, condition: string) {
  let after: string | null = null
  for (;;) {
    const batch: SortedBatch = await fairly(() => sortBatch(db, categorise, condition, after), REST)
    const last = batch.sorted.at(-1)
    if (!last) return
    yield batch
    after = last.tenderId
  }
}

async function sortBatch(
  db: EntityManager,
  categorise: Categorise,
  condition: string,
  after: string | null,
): Promise<SortedBatch> {
  const rows: (Sortable & { id: string; isShown: boolean })[] = await db.query(
    `SELECT id, title, left(description, ${MAX_DESCRIPTION_LENGTH}) AS description, cpv, contract_nature AS "contractNature",
       copy_of IS NULL AS "isShown"
     FROM tenders t
     WHERE ($1::uuid IS NULL OR id > $1) AND ${condition} ORDER BY id LIMIT ${BATCH}`,
    [after],
  )
  const sorted = await mapInSlices(rows, ({ id, isShown, ...tender }) => ({
    tenderId: id,
    isShown,
    matches: categorise(tender),
  }))
  return { sorted, changed: await changedIn(db, sorted) }
}

type Link = CategoryMatch & { readonly tenderId: string }

/** Write amplification: only changed tenders are written, because rewriting all would slow down every reader. */
async function changedIn(db: EntityManager, sorted: readonly SortedTender[]): Promise<readonly SortedTender[]> {
  const links = await db.query<Link[]>(
    `SELECT tender_id AS "tenderId", c.slug, confidence, matched_keywords AS "matchedKeywords"
     FROM tender_categories l JOIN categories c ON c.id = l.category_id
     WHERE tender_id = ANY ($1) AND l.source <> 'manual'`,
    [sorted.map(({ tenderId }) => tenderId)],
  )
  const stored = new Map<string, Link[]>()
  for (const link of links) {
    const others = stored.get(link.tenderId)
    if (others) others.push(link)
    else stored.set(link.tenderId, [link])
  }
  return sorted.filter(({ tenderId, matches }) => {
    const known = stored.get(tenderId) ?? []
    return known.length !== matches.length || !matches.every(match => known.some(link => isSame(link, match)))
  })
}

const isSame = (one: CategoryMatch, other: CategoryMatch): boolean =>
  one.slug === other.slug &&
  one.confidence === other.confidence &&
  one.matchedKeywords.length === other.matchedKeywords.length &&
  one.matchedKeywords.every((keyword, index) => keyword === other.matchedKeywords[index])
