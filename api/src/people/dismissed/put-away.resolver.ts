import { Arg, Ctx, Field, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import type { Context } from '../../accounts/context.js'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { Reads } from '../../tenders/tender/look-ahead.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { tenderLoader } from '../../tenders/tender/tender.loaders.js'
import type { Checked } from '../../platform/validation/checked.js'
import { BringTenderBackInput, PutTenderAwayInput } from './put-away.inputs.js'
import { putAwayLoader } from './put-away.loaders.js'
import { bringTenderBack, type PutAway, putTenderAway } from './put-away.service.js'

@ObjectType({ description: 'That the viewer put a tender away.' })
class TenderPutAway implements PutAway {
  @Field(() => String, { nullable: true, description: 'Why, in their words.' })
  reason!: string | null

  @Field(() => Date, { nullable: true, description: 'When it comes back; null: it does not.' })
  until!: Date | null

  @Field(() => Date, { description: 'When they put it away.' })
  putAwayAt!: Date
}

@ObjectType({ description: 'The tender as it is now.' })
class PutTenderAwayPayload {
  @Field(() => Tender, { nullable: true, description: 'Null when it does not exist any more.' })
  tender!: Tender | null
}

@ObjectType({ description: 'The tender as it is now.' })
class BringTenderBackPayload extends PutTenderAwayPayload {}

@Resolver(() => Tender)
export class PutAwayResolver {
  @Reads(['id'])
  @FieldResolver(() => TenderPutAway, {
    nullable: true,
    description: 'That the viewer put it away, which keeps it out of their lists; null otherwise, and for a visitor.',
  })
  putAway(@Root() { id }: Tender, @Ctx() context: Context) {
    return context.caller.viewer ? context.load(putAwayLoader, id) : null
  }

  @Mutation(() => PutTenderAwayPayload, {
    description:
      'Keeps a tender, and its copies, out of your lists and their counts; the filter `putAway` finds it. Idempotent.',
  })
  async putTenderAway(
    @Arg('input', () => PutTenderAwayInput, { description: 'Which one, why, and until when.' })
    input: Checked<PutTenderAwayInput>,
    @Ctx() context: Context,
  ): Promise<PutTenderAwayPayload> {
    await putTenderAway(context.db, context.caller.viewer!.user.id, input)
    return { tender: await context.load(tenderLoader, input.tenderId) }
  }

  @Mutation(() => BringTenderBackPayload, { description: 'It is in your lists again. Idempotent.' })
  async bringTenderBack(
    @Arg('input', () => BringTenderBackInput, { description: 'Which one.' })
    { tenderId }: Checked<BringTenderBackInput>,
    @Ctx() context: Context,
  ): Promise<BringTenderBackPayload> {
    await bringTenderBack(context.db, context.caller.viewer!.user.id, tenderId)
    return { tender: await context.load(tenderLoader, tenderId) }
  }
}
