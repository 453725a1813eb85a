import type { EntityManager } from 'typeorm'
import { JobKind } from '../jobs/job.entity.js'
import { type RunningJob, runJob } from '../jobs/job.service.js'
import { categories, uncategorised } from '../reference/categories.js'
import type { Sortable } from './categorise.js'
import { loadCategoriser, replaceAutomaticCategories } from './categorise.service.js'

export interface Reclassified {
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

const BATCH = 1000

/** SQL condition: the only category is the fallback, and no administrator chose it. */
const isUncategorised = `t.category_mask & ~(SELECT 1::bigint << bit FROM categories WHERE slug = '${uncategorised}') = 0
  AND NOT EXISTS (SELECT FROM tender_categories l WHERE l.tender_id = t.id AND l.source = 'manual')`

/**
 * Sorts every tender by the keywords that are stored now; manual choices are kept. Idempotent. Runs once at a time in
 * the whole installation: concurrent callers share the running job.
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

/** Sorts the tenders that meet the condition, in short transactions, so that nobody waits long for a row. */
async function sort(db: EntityManager, condition: string, { progress, signal }: RunningJob) {
  const categorise = await loadCategoriser(db)
  const [{ total }] = await db.query<[{ total: number }]>(
    `SELECT count(*)::int AS total FROM tenders t WHERE ${condition}`,
  )
  const bySlug = new Map<string, number>()
  let processed = 0
  for (let after: string | null = null; ; ) {
    const rows: (Sortable & { id: string })[] = await db.query(
      `SELECT id, title, description, cpv FROM tenders t
       WHERE ($1::uuid IS NULL OR id > $1) AND ${condition} ORDER BY id LIMIT ${BATCH}`,
      [after],
    )
    const last = rows.at(-1)
    if (!last) return { processed, bySlug }
    const sorted = rows.map(({ id, ...tender }) => ({ tenderId: id, matches: categorise(tender) }))
    await db.transaction(tx => replaceAutomaticCategories(tx, sorted))
    for (const { matches } of sorted) {
      const slug = matches[0]?.slug ?? uncategorised
      bySlug.set(slug, (bySlug.get(slug) ?? 0) + 1)
    }
    processed += rows.length
    await progress(processed, Math.max(processed, total), '')
    signal.throwIfAborted()
    after = last.id
  }
}
