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

@ObjectType({ description: 'The dismissal of a tender by the viewer.' })
class TenderDismissal implements Dismissal {
  @Field(() => String, { nullable: true, description: 'The reason in their own words; null when none was given.' })
  reason!: string | null

  @Field(() => Date, { nullable: true, description: 'When the tender returns to their lists; null for never.' })
  until!: Date | null

  @Field(() => Date, { description: 'Time of the dismissal.' })
  dismissedAt!: Date
}

@ObjectType({ description: 'The result of `dismissTender`.' })
class DismissTenderPayload {
  @Field(() => Tender, { nullable: true, description: 'The tender; null when it no longer exists.' })
  tender!: Tender | null
}

@ObjectType({ description: 'The result of `restoreTender`.' })
class RestoreTenderPayload extends DismissTenderPayload {}

@Resolver(() => Tender)
export class DismissalResolver {
  @Reads(['id'])
  @FieldResolver(() => TenderDismissal, {
    nullable: true,
    description:
      'The dismissal by the viewer, which keeps the tender out of their lists; null without one, and for a visitor.',
  })
  dismissed(@Root() { id }: Tender, @Ctx() context: Context) {
    return context.caller.viewer ? context.load(dismissalLoader, id) : null
  }

  @Mutation(() => DismissTenderPayload, {
    description:
      'Keeps a tender, and its copies, out of your lists and their counts; the filter `dismissed` finds it. Idempotent.',
  })
  async dismissTender(
    @Arg('input', () => DismissTenderInput, { description: 'The tender, the reason, and the date of return.' })
    input: Checked<DismissTenderInput>,
    @Ctx() context: Context,
  ): Promise<DismissTenderPayload> {
    await dismissTender(context.db, context.caller.viewer!.user.id, input)
    return { tender: await context.load(tenderLoader, input.tenderId) }
  }

  @Mutation(() => RestoreTenderPayload, { description: 'Shows a dismissed tender in your lists again. Idempotent.' })
  async restoreTender(
    @Arg('input', () => RestoreTenderInput, { description: 'Which one.' })
    { tenderId }: Checked<RestoreTenderInput>,
    @Ctx() context: Context,
  ): Promise<RestoreTenderPayload> {
    await restoreTender(context.db, context.caller.viewer!.user.id, tenderId)
    return { tender: await context.load(tenderLoader, tenderId) }
  }
}
