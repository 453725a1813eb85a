import { Ctx, Field, FieldResolver, Int, Query, Resolver } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import type { Context } from '../../accounts/context.js'
import { countUncategorised } from './counts.service.js'
import { tenderStats } from './statistics.service.js'

@ObjectType({ description: 'Number of tenders of one source.' })
class SourceCount {
  @Field(() => String, { description: 'Name of the source.' })
  source!: string

  @Field(() => Int, {
    description: 'Number of tenders, archived ones included, whether or not another source has them too.',
  })
  count!: number
}

@ObjectType({ description: 'Number of tenders with one category.' })
export class CategoryCount {
  @Field(() => String, { description: 'Name of the category.' })
  category!: string

  @Field(() => Int, {
    description:
      'Number of tenders, archived ones included; what several sources have counts once. A tender with several categories counts in each.',
  })
  count!: number
}

@ObjectType({ description: 'Counts by source and by category, archived tenders included; highest count first.' })
class TenderStats {
  @Field(() => [SourceCount], { description: 'Only sources that have tenders.' })
  sources!: readonly SourceCount[]

  @Field(() => [CategoryCount], { description: 'Only categories that have tenders.' })
  categories!: readonly CategoryCount[]

  @Field(() => Int, {
    description: 'Number of all tenders, archived ones included; what several sources have counts once.',
  })
  total!: number
}

@Resolver(() => TenderStats)
export class StatsResolver {
  @Query(() => TenderStats, {
    description: 'Number of tenders of each source and category. UNAUTHENTICATED for visitors.',
  })
  tenderStats(@Ctx() { db }: Context): Promise<TenderStats> {
    return tenderStats(db)
  }

  @FieldResolver(() => Int, {
    description: "Number of tenders, archived ones included, whose only category is 'Overig'.",
  })
  uncategorized(@Ctx() { db }: Context): Promise<number> {
    return countUncategorised(db)
  }
}
