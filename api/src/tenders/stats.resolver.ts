import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import type { Context } from '../context.js'
import { tenderStats } from './tender.service.js'

@ObjectType({ description: 'Tenders of one source.' })
class SourceCount {
  @Field(() => String, { description: 'Name of the source.' })
  source!: string

  @Field(() => Int, { description: 'Archived ones included.' })
  count!: number
}

@ObjectType({ description: 'Tenders with one category.' })
export class CategoryCount {
  @Field(() => String, { description: 'Name of the category.' })
  category!: string

  @Field(() => Int, { description: 'A tender counts in each of its categories.' })
  count!: number
}

@ObjectType({ description: 'Counts by source and by category, archived tenders included; the most first.' })
class TenderStats {
  @Field(() => [SourceCount], { description: 'Those that have tenders.' })
  sources!: readonly SourceCount[]

  @Field(() => [CategoryCount], { description: 'Those that have tenders.' })
  categories!: readonly CategoryCount[]

  @Field(() => Int, { description: 'All tenders.' })
  total!: number
}

@Resolver()
export class StatsResolver {
  @Query(() => TenderStats, { description: 'What there is of each source and category. For users.' })
  tenderStats(@Ctx() { db }: Context): Promise<TenderStats> {
    return tenderStats(db)
  }
}
