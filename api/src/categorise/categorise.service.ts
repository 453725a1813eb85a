import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { uncategorised } from '../reference/categories.js'
import { listCategories } from '../catalogue/category.service.js'
import { type Categorise, type CategoryMatch, createCategoriser } from './categorise.js'

/** Builds a categoriser from the keywords that are stored now. */
export async function loadCategoriser(db: EntityManager): Promise<Categorise> {
  const categories = await listCategories(db)
  return createCategoriser(
    categories.filter(category => category.isActive),
    uncategorised,
  )
}

export interface Categorised {
  readonly tenderId: string
  readonly matches: readonly CategoryMatch[]
}

/**
 * Replaces automatic categories only: a tender whose category an administrator chose keeps that one and gets no others.
 */
export async function replaceAutomaticCategories(tx: EntityManager, tenders: readonly Categorised[]): Promise<void> {
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
  await tx.query(`DELETE FROM tender_categories WHERE tender_id = ANY ($1) AND source <> 'manual'`, [
    tenders.map(({ tenderId }) => tenderId),
  ])
  await tx.query(
    `INSERT INTO tender_categories (id, tender_id, category_id, confidence, matched_keywords)
     SELECT row.id, row."tenderId", c.id, row.confidence, row."matchedKeywords"
     FROM jsonb_to_recordset($1::jsonb) AS row
       (id uuid, "tenderId" uuid, slug text, confidence float8, "matchedKeywords" text[])
     JOIN categories c USING (slug)
     WHERE NOT EXISTS (SELECT FROM tender_categories m WHERE m.tender_id = row."tenderId" AND m.source = 'manual')`,
    [JSON.stringify(links)],
  )
}
