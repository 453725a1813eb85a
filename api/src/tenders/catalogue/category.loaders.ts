import { In } from 'typeorm'
import { defineLoader } from '../../platform/graphql/loader.js'
import { Category } from './category.entity.js'
import { currentCategories } from './category-memory.js'

export const categoryLoader = defineLoader(async ({ db }, ids: readonly string[]) => {
  const byId = new Map((await currentCategories(db)).map(category => [category.id, category]))
  return ids.map(id => byId.get(id) ?? null)
})

export const keywordsLoader = defineLoader(async ({ db }, ids: readonly string[]) => {
  const found = await db.find(Category, { select: { id: true, keywords: true }, where: { id: In([...ids]) } })
  const byId = new Map(found.map(({ id, keywords }) => [id, keywords]))
  return ids.map(id => byId.get(id) ?? [])
})
