import { Arg, Ctx, Field, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { amsterdamToday } from '../../platform/calendar.js'
import type { Context } from '../../accounts/context.js'
import { COST_OF_COUNT, Costs } from '../../platform/graphql/costs.js'
import { uuidOf } from '../../platform/graphql/node.js'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { NEW_FOR_DAYS } from '../../tenders/query/personal.js'
import { Reads } from '../../tenders/tender/look-ahead.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { TenderFilter } from '../../tenders/tender/tender.inputs.js'
import { tenderLoader } from '../../tenders/tender/tender.loaders.js'
import type { Checked } from '../../platform/validation/checked.js'
import { MarkAllTendersSeenInput, MarkTendersSeenInput, UndoAllTendersSeenInput } from './seen.inputs.js'
import { unseenLoader } from './seen.loaders.js'
import { type AllSeen, markAllSeen, markSeen, undoAllSeen, type Unseen, unseenIn } from './seen.service.js'

@ObjectType({ description: 'The tenders that are new to the viewer.' })
class UnseenTenders implements Unseen {
  @Field(() => Int, { description: 'Number of unseen tenders.' })
  count!: number

  @Field(() => Date, { description: 'The viewer has seen everything stored before this time.' })
  since!: Date
}

@ObjectType({ description: 'The result of `markTendersSeen`.' })
class MarkTendersSeenPayload {
  @Field(() => [Tender], { description: 'The tenders that exist, in the order of the ids.' })
  tenders!: Tender[]
}

@ObjectType({ description: 'The result of `markAllTendersSeen`, and the input of `undoAllTendersSeen`.' })
class MarkAllTendersSeenPayload implements AllSeen {
  @Field(() => Date, { description: 'Time at which they were marked.' })
  seenAt!: Date

  @Field(() => Date, { description: 'The previous value of `UnseenTenders.since`.' })
  formerSince!: Date
}

@ObjectType({ description: 'The result of `undoAllTendersSeen`.' })
class UndoAllTendersSeenPayload {
  @Field(() => Date, { description: 'The viewer has seen everything stored before this time.' })
  since!: Date
}

@Resolver(() => Tender)
export class SeenResolver {
  @Reads(['isUnseen', 'newOn'])
  @FieldResolver(() => Boolean, {
    description:
      `Whether it is new to the viewer: stored in the last ${NEW_FOR_DAYS} days and since they saw everything, and neither it nor a ` +
      'copy of it seen by them. For a visitor: whether it was first stored today.',
  })
  isUnseen(@Root() { id, newOn, isUnseen }: Tender, @Ctx() context: Context) {
    if (!context.caller.viewer) return newOn === amsterdamToday()
    return isUnseen ?? context.load(unseenLoader, id)
  }

  @Costs(COST_OF_COUNT)
  @Query(() => UnseenTenders, {
    description: 'The tenders of a list that are new to you. UNAUTHENTICATED for a visitor.',
  })
  unseenTenders(
    @Arg('filter', () => TenderFilter, {
      nullable: true,
      description: 'The filter of the list; without it everything.',
    })
    filter: TenderFilter | null,
    @Ctx() { db, caller }: Context,
  ): Promise<Unseen> {
    return unseenIn(db, caller.viewer!.user, filter ?? new TenderFilter())
  }

  @Mutation(() => MarkTendersSeenPayload, {
    description: 'Marks tenders as seen by you. Idempotent.',
  })
  async markTendersSeen(
    @Arg('input', () => MarkTendersSeenInput, { description: 'The tenders to mark.' })
    { tenderIds }: Checked<MarkTendersSeenInput>,
    @Ctx() context: Context,
  ): Promise<MarkTendersSeenPayload> {
    const ids = tenderIds.flatMap(id => uuidOf('Tender', id) ?? [])
    await markSeen(context.db, context.caller.viewer!.user, ids)
    const tenders = await Promise.all(ids.map(id => context.load(tenderLoader, id)))
    return { tenders: tenders.filter(tender => tender !== null) }
  }

  @Mutation(() => MarkAllTendersSeenPayload, {
    description: 'Marks all tenders of a list as seen by you. Idempotent; can be undone.',
  })
  markAllTendersSeen(
    @Arg('input', () => MarkAllTendersSeenInput, { description: 'The list to mark.' })
    { filter }: Checked<MarkAllTendersSeenInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<AllSeen> {
    return markAllSeen(db, caller.viewer!.user, filter)
  }

  @Mutation(() => UndoAllTendersSeenPayload, {
    description: 'Undoes `markAllTendersSeen`. Idempotent.',
  })
  async undoAllTendersSeen(
    @Arg('input', () => UndoAllTendersSeenInput, { description: 'The result to undo.' })
    input: Checked<UndoAllTendersSeenInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<UndoAllTendersSeenPayload> {
    await undoAllSeen(db, caller.viewer!.user.id, input)
    return { since: input.formerSince }
  }
}
