import { Ctx, Field, Int, Mutation, ObjectType, Resolver } from 'type-graphql'
import type { Context } from '../context.js'
import { reclassifyTenders } from './reclassify.service.js'

@ObjectType({ description: 'What sorting all tenders anew came to.' })
class ReclassifyTendersPayload {
  @Field(() => Int, { description: 'All tenders.' })
  processed!: number

  @Field(() => Int, { description: "Those with a better category than 'Overig'." })
  categorized!: number
}

@Resolver()
export class CategoriseResolver {
  @Mutation(() => ReclassifyTendersPayload, {
    description: 'Sorts every tender anew; what was chosen by hand stays. Callers share one running job.',
  })
  reclassifyTenders(@Ctx() { db }: Context) {
    return reclassifyTenders(db)
  }
}
