import type { Context } from '../context.js'
import { defineLoader } from '../loader.js'
import { categoriesOf, countsBySource, descriptionsOf, tenderCountsByCategory, tendersById } from './tender.service.js'

export const tenderLoader = defineLoader(({ db }: Context, ids: readonly string[]) => tendersById(db, ids))

export const descriptionLoader = defineLoader(({ db }: Context, ids: readonly string[]) => descriptionsOf(db, ids))

export const tenderCategoriesLoader = defineLoader(({ db }: Context, ids: readonly string[]) => categoriesOf(db, ids))

export const categoryCountLoader = defineLoader(({ db }: Context, ids: readonly string[]) =>
  tenderCountsByCategory(db, ids),
)

export const sourceCountLoader = defineLoader(async ({ db }: Context, keys: readonly string[]) => {
  const counts = await countsBySource(db)
  return keys.map(key => counts.get(key) ?? 0)
})
