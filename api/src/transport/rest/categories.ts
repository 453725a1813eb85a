import { validate as isUuid } from 'uuid'
import { CategorizeTenderInput } from '../../tenders/categorise/categorise.inputs.js'
import { chooseCategory } from '../../tenders/categorise/choose-category.service.js'
import { categoriseUncategorised, reclassifyTenders } from '../../tenders/categorise/reclassify.service.js'
import { listCategories, seedCategories } from '../../tenders/catalogue/category.service.js'
import { tenderNotFound } from '../../tenders/tender/tender.service.js'
import { checked } from '../../platform/validation/checked.js'
import type { Call } from './route.js'
import { categoryShape, type ShownTender } from './shapes.js'
import { shownTender } from './tenders.js'

export const reclassify = ({ context: { db } }: Call) => reclassifyTenders(db)

export async function categorise({ context: { db } }: Call) {
  const { categoryDistribution, ...counts } = await categoriseUncategorised(db)
  const distribution = Object.fromEntries(categoryDistribution.map(({ category, count }) => [category, count]))
  return { ...counts, categoryDistribution: distribution }
}

export async function seed({ context: { db } }: Call) {
  return { ...(await seedCategories(db)), categories: (await listCategories(db)).map(categoryShape) }
}

export async function chooseTenderCategory({ params, body, context }: Call): Promise<ShownTender> {
  if (!isUuid(params.id)) throw tenderNotFound()
  const input = checked(CategorizeTenderInput, { ...body, tenderId: params.id })
  return shownTender(await chooseCategory(context.db, input), context, { isWhole: true })
}
