import type { EntityManager } from 'typeorm'
import { runJob } from '../jobs/job.service.js'
import { uncategorised } from '../reference/categories.js'
import type { Sortable } from './categorise.js'
import { loadCategoriser, replaceAutomaticCategories } from './categorise.service.js'

export interface Reclassified {
  readonly processed: number
  /** Number of tenders with a category other than the fallback. */
  readonly categorized: number
}

const BATCH = 1000

/**
 * Sorts every tender by the keywords that are stored now; manual choices are kept. Idempotent. Runs once at a time in
 * the whole installation: concurrent callers share the running job.
 */
export function reclassifyTenders(db: EntityManager): Promise<Reclassified> {
  return runJob(db, { kind: 'reclassify' }, async progress => {
    const categorise = await loadCategoriser(db)
    const total = await db.query<[{ n: number }]>('SELECT count(*)::int AS n FROM tenders')
    let processed = 0
    let categorized = 0
    for (let after: string | null = null; ; ) {
      const rows: (Sortable & { id: string })[] = await db.query(
        `SELECT id, title, description, cpv FROM tenders WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT ${BATCH}`,
        [after],
      )
      const last = rows.at(-1)
      if (!last) return { processed, categorized }
      const sorted = rows.map(({ id, ...tender }) => ({ tenderId: id, matches: categorise(tender) }))
      await db.transaction(tx => replaceAutomaticCategories(tx, sorted))
      processed += rows.length
      categorized += sorted.filter(({ matches }) => matches[0]?.slug !== uncategorised).length
      await progress(processed, total[0].n, '')
      after = last.id
    }
  })
}
