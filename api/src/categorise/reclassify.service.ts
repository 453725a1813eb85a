import type { EntityManager } from 'typeorm'
import { fairly, mapInSlices } from '../fair-share.js'
import { JobKind } from '../jobs/job.entity.js'
import { type RunningJob, runJob } from '../jobs/job.service.js'
import { categories, uncategorised } from '../reference/categories.js'
import type { Categorise, CategoryMatch, Sortable } from './categorise.js'
import { type Categorised as SortedTender, loadCategoriser, replaceAutomaticCategories } from './categorise.service.js'

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

const BATCH = 250

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
    const rows = await fairly(() => sortBatch(db, categorise, condition, after))
    const last = rows.at(-1)
    if (!last) return { processed, bySlug }
    for (const { matches } of rows) {
      const slug = matches[0]?.slug ?? uncategorised
      bySlug.set(slug, (bySlug.get(slug) ?? 0) + 1)
    }
    processed += rows.length
    await progress(processed, Math.max(processed, total), '')
    signal.throwIfAborted()
    after = last.tenderId
  }
}

/** The tenders after the given one, sorted and stored. */
async function sortBatch(
  db: EntityManager,
  categorise: Categorise,
  condition: string,
  after: string | null,
): Promise<readonly SortedTender[]> {
  const rows: (Sortable & { id: string })[] = await db.query(
    `SELECT id, title, description, cpv FROM tenders t
     WHERE ($1::uuid IS NULL OR id > $1) AND ${condition} ORDER BY id LIMIT ${BATCH}`,
    [after],
  )
  const sorted = await mapInSlices(rows, ({ id, ...tender }) => ({ tenderId: id, matches: categorise(tender) }))
  const changed = await changedIn(db, sorted)
  if (changed.length > 0) await db.transaction(tx => replaceAutomaticCategories(tx, changed))
  return sorted
}

/** Write amplification: sorting again changes few tenders, and rewriting all of them slows down every reader. */
async function changedIn(db: EntityManager, sorted: readonly SortedTender[]): Promise<readonly SortedTender[]> {
  const rows = await db.query<{ id: string; links: string[] }[]>(
    `SELECT tender_id AS id, array_agg(concat_ws(' ', c.slug, confidence, to_jsonb(matched_keywords))) AS links
     FROM tender_categories l JOIN categories c ON c.id = l.category_id
     WHERE tender_id = ANY ($1) AND l.source <> 'manual' GROUP BY tender_id`,
    [sorted.map(({ tenderId }) => tenderId)],
  )
  const stored = new Map(rows.map(({ id, links }) => [id, links]))
  return sorted.filter(({ tenderId, matches }) => {
    const links = new Set(stored.get(tenderId) ?? [])
    return links.size !== matches.length || !matches.every(match => links.has(textOf(match)))
  })
}

/** As PostgreSQL writes the same link. */
const textOf = ({ slug, confidence, matchedKeywords }: CategoryMatch) =>
  `${slug} ${confidence} [${matchedKeywords.map(keyword => JSON.stringify(keyword)).join(', ')}]`
