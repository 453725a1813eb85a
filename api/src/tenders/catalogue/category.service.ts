import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { Category } from './category.entity.js'
import { categories, keywordsOf } from '../../reference/categories.js'

/** All categories in display order, with their keywords, uncached. */
export const listCategories = (db: EntityManager) => db.find(Category, { order: { sortOrder: 'ASC' } })

/**
 * Upserts the categories of reference/categories.ts. Idempotent. Names and descriptions follow that list; keywords only while nobody has
 * edited them by hand.
 * @returns the number of rows that were created and changed
 */
export async function seedCategories(db: EntityManager): Promise<{ created: number; updated: number }> {
  let created = 0
  let updated = 0
  for (const [sortOrder, category] of categories.entries()) {
    const keywords = [...keywordsOf(category.slug)]
    const [row] = await db.query<{ created: boolean }[]>(
      `INSERT INTO categories AS c (id, slug, name, domain, description, icon, color, sort_order, bit, keywords, seeded_keywords)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
       ON CONFLICT (slug) DO UPDATE SET
         name = excluded.name, domain = excluded.domain, description = excluded.description, icon = excluded.icon,
         color = excluded.color, sort_order = excluded.sort_order, updated_at = now(),
         keywords = CASE WHEN c.keywords = c.seeded_keywords THEN excluded.keywords ELSE c.keywords END,
         seeded_keywords = excluded.seeded_keywords
       WHERE (c.name, c.domain, c.description, c.icon, c.color, c.sort_order, c.seeded_keywords)
         IS DISTINCT FROM (excluded.name, excluded.domain, excluded.description, excluded.icon, excluded.color,
                           excluded.sort_order, excluded.seeded_keywords)
       RETURNING (xmax = 0) AS created`,
      [
        uuid(),
        category.slug,
        category.name,
        category.domain,
        category.description,
        category.icon,
        category.color,
        sortOrder,
        category.bit,
        keywords,
      ],
    )
    if (row?.created) created++
    else if (row) updated++
  }
  return { created, updated }
}
