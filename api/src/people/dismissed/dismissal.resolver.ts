import { Arg, Ctx, Field, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import type { Context } from '../../accounts/context.js'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { Reads } from '../../tenders/tender/look-ahead.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { tenderLoader } from '../../tenders/tender/tender.loaders.js'
import type { Checked } from '../../platform/validation/checked.js'
import { RestoreTenderInput, DismissTenderInput } from './dismissal.inputs.js'
import { dismissalLoader } from './dismissal.loaders.js'
import { restoreTender, type Dismissal, dismissTender } from './dismissal.service.js'

@ObjectType({ description: 'That the viewer put a tender away.' })
class TenderDismissal implements Dismissal {
  @Field(() => String, { nullable: true, description: 'Why, in their words.' })
  reason!: string | null

  @Field(() => Date, { nullable: true, description: 'When it comes back; null: it does not.' })
  until!: Date | null

  @Field(() => Date, { description: 'When they put it away.' })
  dismissedAt!: Date
}

@ObjectType({ description: 'The tender as it is now.' })
class DismissTenderPayload {
  @Field(() => Tender, { nullable: true, description: 'Null when it does not exist any more.' })
  tender!: Tender | null
}

@ObjectType({ description: 'The tender as it is now.' })
class RestoreTenderPayload extends DismissTenderPayload {}

@Resolver(() => Tender)
export class DismissalResolver {
  @Reads(['id'])
  @FieldResolver(() => TenderDismissal, {
    nullable: true,
    description: 'That the viewer put it away, which keeps it out of their lists; null otherwise, and for a visitor.',
  })
  dismissed(@Root() { id }: Tender, @Ctx() context: Context) {
    return context.caller.viewer ? context.load(dismissalLoader, id) : null
  }

  @Mutation(() => DismissTenderPayload, {
    description:
      'Keeps a tender, and its copies, out of your lists and their counts; the filter `dismissed` finds it. Idempotent.',
  })
  async dismissTender(
    @Arg('input', () => DismissTenderInput, { description: 'Which one, why, and until when.' })
    input: Checked<DismissTenderInput>,
    @Ctx() context: Context,
  ): Promise<DismissTenderPayload> {
    await dismissTender(context.db, context.caller.viewer!.user.id, input)
    return { tender: await context.load(tenderLoader, input.tenderId) }
  }

  @Mutation(() => RestoreTenderPayload, { description: 'It is in your lists again. Idempotent.' })
  async restoreTender(
    @Arg('input', () => RestoreTenderInput, { description: 'Which one.' })
    { tenderId }: Checked<RestoreTenderInput>,
    @Ctx() context: Context,
  ): Promise<RestoreTenderPayload> {
    await restoreTender(context.db, context.caller.viewer!.user.id, tenderId)
    return { tender: await context.load(tenderLoader, tenderId) }
  }
}
