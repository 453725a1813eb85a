import { Ctx, Field, Int, Query, Resolver } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import type { Context } from '../../accounts/context.js'
import type { Allowance } from '../../platform/rate-limit/rate-limit.js'

@ObjectType({ description: 'Rate limit of the caller: by user or, for visitors, by network address.' })
class RateLimit {
  @Field(() => Int, {
    description: 'Points per minute. An operation takes one, and one more for each 1000 of its cost.',
  })
  limit!: number

  @Field(() => Int, { description: 'Points left, after this operation.' })
  remaining!: number

  @Field(() => Date, { description: 'When the minute ends and all points return.' })
  resetAt!: Date

  @Field(() => Int, {
    description: 'Cost of this operation: one for each field, multiplied by the page size within a list.',
  })
  cost!: number
}

@Resolver()
export class RateLimitResolver {
  @Query(() => RateLimit, { description: 'The rate limit of the caller, with the cost of this operation.' })
  rateLimit(@Ctx() context: Context): Allowance {
    return context.allowance!
  }
}
