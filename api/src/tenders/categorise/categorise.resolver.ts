import { Arg, Ctx, Field, Int, Mutation, Resolver } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { Category } from '../catalogue/category.entity.js'
import { listCategories, seedCategories } from '../catalogue/category.service.js'
import type { Context } from '../../accounts/context.js'
import { Tender } from '../tender/tender.entity.js'
import type { Checked } from '../../platform/validation/checked.js'
import { CategorizeTenderInput } from './categorise.inputs.js'
import { chooseCategory } from './choose-category.service.js'
import { categoriseUncategorised, reclassifyTenders } from './reclassify.service.js'

@ObjectType({ description: 'Result of categorising all tenders again.' })
class ReclassifyTendersPayload {
  @Field(() => Int, { description: 'Number of categorised tenders; copies of a tender count as one, as in lists.' })
  processed!: number

  @Field(() => Int, { description: "Number of tenders with a category other than 'Overig'." })
  categorized!: number
}

@ObjectType({ description: 'Number of categorised tenders by their first category.' })
class SortedCount {
  @Field(() => String, { description: 'Name of the category.' })
  category!: string

  @Field(() => Int, { description: 'Number of tenders.' })
  count!: number
}

@ObjectType({ description: "Result of categorising the tenders that had no category other than 'Overig'." })
class CategorizeUncategorizedPayload {
  @Field(() => Int, { description: 'Number of tenders that got another category.' })
  categorized!: number

  @Field(() => Int, {
    description: "Number of tenders that had 'Overig' only; copies of a tender count as one, as in lists.",
  })
  total!: number

  @Field(() => Int, { description: "Number of these that are still in 'Overig'." })
  remainingUncategorized!: number

  @Field(() => [SortedCount], { description: 'All of these by their first category now; highest count first.' })
  categoryDistribution!: readonly SortedCount[]
}

@ObjectType({ description: 'Result of restoring the built-in categories.' })
class SeedCategoriesPayload {
  @Field(() => Int, { description: 'Number of categories that were missing.' })
  created!: number

  @Field(() => Int, { description: 'Number of categories that were changed.' })
  updated!: number

  @Field(() => [Category], { description: 'All categories, in display order.' })
  categories!: readonly Category[]
}

@ObjectType({ description: 'The tender with the category that was chosen for it.' })
class CategorizeTenderPayload {
  @Field(() => Tender, { description: 'The tender as it is now.' })
  tender!: Tender
}

@Resolver()
export class CategoriseResolver {
  @Mutation(() => ReclassifyTendersPayload, {
    description:
      'Categorises every tender again; manual choices are kept. Idempotent; concurrent callers share one running job.',
  })
  reclassifyTenders(@Ctx() { db }: Context) {
    return reclassifyTenders(db)
  }

  @Mutation(() => CategorizeUncategorizedPayload, {
    description:
      "Categorises the tenders that have no category other than 'Overig'; all others keep theirs. Concurrent callers share one running job.",
  })
  categorizeUncategorized(@Ctx() { db }: Context): Promise<CategorizeUncategorizedPayload> {
    return categoriseUncategorised(db)
  }

  @Mutation(() => SeedCategoriesPayload, {
    description: 'Restores missing and outdated categories; keywords that were edited by hand are kept. Idempotent.',
  })
  async seedCategories(@Ctx() { db }: Context) {
    return { ...(await seedCategories(db)), categories: await listCategories(db) }
  }

  @Mutation(() => CategorizeTenderPayload, {
    description: 'Makes one category the only one of a tender; no automatic run changes it. Administrators only.',
  })
  async categorizeTender(
    @Arg('input', () => CategorizeTenderInput, { description: 'The tender, and its category.' })
    input: Checked<CategorizeTenderInput>,
    @Ctx() { db }: Context,
  ): Promise<CategorizeTenderPayload> {
    return { tender: await chooseCategory(db, input) }
  }
}
