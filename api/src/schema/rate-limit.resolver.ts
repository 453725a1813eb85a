import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import type { Context } from '../context.js'
import type { Allowance } from '../rate-limit/rate-limit.js'

@ObjectType({ description: 'What is left to ask with, by user or, for visitors, by address.' })
class RateLimit {
  @Field(() => Int, { description: 'Points a minute. An operation takes one, and one more for each 1000 of its cost.' })
  limit!: number

  @Field(() => Int, { description: 'Points that are left.' })
  remaining!: number

  @Field(() => Date, { description: 'When the minute is over.' })
  resetAt!: Date

  @Field(() => Int, { description: 'Cost of this very operation: a field is one, in a list as often as it is long.' })
  cost!: number
}

@Resolver()
export class RateLimitResolver {
  @Query(() => RateLimit, { description: 'Where the caller stands.' })
  rateLimit(@Ctx() context: Context): Allowance {
    return context.allowance!
  }
}
