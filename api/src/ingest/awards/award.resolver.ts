import { Arg, Ctx, Field, Int, Mutation, Query, Resolver } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import type { Context } from '../../accounts/context.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import type { Checked } from '../../platform/validation/checked.js'
import { SaveAwardInput } from './award.inputs.js'
import { saveAward } from './award.service.js'
import { checkAwards } from './check-awards.service.js'
import { latestOutcomes, MAX_OUTCOMES } from './latest-outcomes.service.js'

@ObjectType({ description: 'The tender whose award was saved.' })
class SaveAwardPayload {
  @Field(() => Tender, { description: 'The tender as it is now.' })
  tender!: Tender
}

@ObjectType({ description: 'Totals of an award check.' })
class CheckAwardsPayload {
  @Field(() => Int, { description: 'Number of tenders whose source was asked.' })
  checked!: number

  @Field(() => Int, { description: 'Number of checked tenders that changed.' })
  updated!: number
}

@Resolver()
export class AwardResolver {
  @Query(() => [Tender], {
    description:
      'The public procurement procedures that were most recently awarded or closed, the latest first, archived ones included: the newest by publication cannot have a winner yet.',
  })
  latestOutcomes(
    @Arg('first', () => Int, { defaultValue: MAX_OUTCOMES, description: `How many, 1 to ${MAX_OUTCOMES}.` })
    first: number,
    @Ctx() { db }: Context,
  ) {
    return latestOutcomes(db, first)
  }

  @Mutation(() => SaveAwardPayload, {
    description: 'Saves an award that was entered by hand; nothing automatic replaces it. Administrators only.',
  })
  async saveAward(
    @Arg('input', () => SaveAwardInput, { description: 'The tender, and its award.' }) input: Checked<SaveAwardInput>,
    @Ctx() { db }: Context,
  ): Promise<SaveAwardPayload> {
    return { tender: await saveAward(db, input) }
  }

  @Mutation(() => CheckAwardsPayload, {
    description:
      'Asks the sources who won, of European tenders that closed without a known winner; awards entered by hand stay. Concurrent callers share one running job. Administrators only.',
  })
  checkAwards(@Ctx() { db, settings }: Context): Promise<CheckAwardsPayload> {
    return checkAwards(db, settings)
  }
}
