import { Ctx, Field, Int, Mutation, ObjectType, Resolver } from 'type-graphql'
import type { Context } from '../context.js'
import { reclassifyTenders } from './reclassify.service.js'

@ObjectType({ description: 'Result of sorting all tenders into categories again.' })
class ReclassifyTendersPayload {
  @Field(() => Int, { description: 'Number of tenders that were sorted.' })
  processed!: number

  @Field(() => Int, { description: "Number of tenders with a category other than 'Overig'." })
  categorized!: number
}

@Resolver()
export class CategoriseResolver {
  @Mutation(() => ReclassifyTendersPayload, {
    description:
      'Sorts every tender into categories again; manual choices are kept. Idempotent; concurrent callers share one running job.',
  })
  reclassifyTenders(@Ctx() { db }: Context) {
    return reclassifyTenders(db)
  }
}
