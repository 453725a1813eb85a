import type { EntityManager } from 'typeorm'
import { defineLoader } from '../loader.js'
import { currentCategories } from './category-memory.js'

export const categoryLoader = defineLoader(async ({ db }: { db: EntityManager }, ids: readonly string[]) => {
  const byId = new Map((await currentCategories(db)).map(category => [category.id, category]))
  return ids.map(id => byId.get(id) ?? null)
})
