import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql'
import type { Context } from '../context.js'
import { Tender } from '../tenders/tender.entity.js'
import type { Checked } from '../validation/checked.js'
import { SaveAwardInput } from './award.inputs.js'
import { saveAward } from './award.service.js'

@ObjectType({ description: 'The tender whose award was saved.' })
class SaveAwardPayload {
  @Field(() => Tender, { description: 'The tender as it is now.' })
  tender!: Tender
}

@Resolver()
export class AwardResolver {
  @Mutation(() => SaveAwardPayload, {
    description: 'Saves an award that was entered by hand; nothing automatic replaces it. Administrators only.',
  })
  async saveAward(
    @Arg('input', () => SaveAwardInput, { description: 'The tender, and its award.' }) input: Checked<SaveAwardInput>,
    @Ctx() { db }: Context,
  ): Promise<SaveAwardPayload> {
    return { tender: await saveAward(db, input) }
  }
}
