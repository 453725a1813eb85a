import type { DataSource, EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { uncategorised } from '../../reference/categories.js'
import { listCategories } from '../catalogue/category.service.js'
import { type Categorise, type CategoryMatch, createCategoriser } from './categorise.js'

/** Cache by content, per data source, because the tests open several in one process. */
const built = new WeakMap<DataSource, { readonly content: string; readonly categorise: Categorise }>()

/**
 * The categoriser for the stored keywords. It is rebuilt after the keywords have changed and shared by all callers, because building it
 * costs as much as categorising about a thousand tenders.
 */
export async function loadCategoriser(db: EntityManager): Promise<Categorise> {
  const categories = await listCategories(db)
  const lists = categories.filter(({ isActive }) => isActive).map(({ slug, keywords }) => ({ slug, keywords }))
  const content = JSON.stringify(lists)
  const known = built.get(db.connection)
  if (known?.content === content) return known.categorise
  const categorise = createCategoriser(lists, uncategorised)
  built.set(db.connection, { content, categorise })
  return categorise
}

export interface Categorised {
  readonly tenderId: string
  readonly matches: readonly CategoryMatch[]
}

/**
 * Replaces automatic categories only: a tender whose category an administrator chose keeps that category alone. Race condition: an
 * administrator's change holds the lock of its tender, and is visible once this transaction gets the lock.
 */
export async function replaceAutomaticCategories(tx: EntityManager, tenders: readonly Categorised[]): Promise<void> {
  const ids = tenders.map(({ tenderId }) => tenderId)
  // Deadlock: lock the tenders in the order of their ids.
  await tx.query('SELECT FROM tenders WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE', [ids])
  await replaceCategoriesOfLocked(tx, tenders)
}

/**
 * As `replaceAutomaticCategories`, for tenders that this transaction has written and therefore locked. Write amplification: one statement
 * writes only differences, so that the derived columns of each tender are written once.
 */
export async function replaceCategoriesOfLocked(tx: EntityManager, tenders: readonly Categorised[]): Promise<void> {
  if (tenders.length === 0) return
  const links = tenders.flatMap(({ tenderId, matches }) =>
    matches.map(({ slug, confidence, matchedKeywords }) => ({
      id: uuid(),
      tenderId,
      slug,
      confidence,
      matchedKeywords,
    })),
  )
  const ids = tenders.map(({ tenderId }) => tenderId)
  await tx.query(
    `WITH wanted AS MATERIALIZED (
       SELECT row.id, row."tenderId" AS tender_id, c.id AS category_id, row.confidence, row."matchedKeywords" AS matched
       FROM jsonb_to_recordset($1::jsonb) AS row
         (id uuid, "tenderId" uuid, slug text, confidence float8, "matchedKeywords" text[])
       JOIN categories c USING (slug)
       WHERE NOT EXISTS (SELECT FROM tender_categories m WHERE m.tender_id = row."tenderId" AND m.source = 'manual')
     ), gone AS (
       DELETE FROM tender_categories l WHERE l.tender_id = ANY ($2) AND l.source <> 'manual'
         AND NOT EXISTS (SELECT FROM wanted w WHERE (w.tender_id, w.category_id) = (l.tender_id, l.category_id))
     )
     INSERT INTO tender_categories AS l (id, tender_id, category_id, confidence, matched_keywords)
     SELECT * FROM wanted
     ON CONFLICT (tender_id, category_id) DO UPDATE
       SET confidence = excluded.confidence, matched_keywords = excluded.matched_keywords
       WHERE (l.confidence, l.matched_keywords) IS DISTINCT FROM (excluded.confidence, excluded.matched_keywords)`,
    [JSON.stringify(links), ids],
  )
}
