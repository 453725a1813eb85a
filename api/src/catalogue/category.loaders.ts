import { defineLoader } from '../loader.js'
import { currentCategories } from './category-memory.js'

export const categoryLoader = defineLoader(async ({ db }, ids: readonly string[]) => {
  const byId = new Map((await currentCategories(db)).map(category => [category.id, category]))
  return ids.map(id => byId.get(id) ?? null)
})
