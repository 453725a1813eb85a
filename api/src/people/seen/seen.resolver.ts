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

@ObjectType({ description: 'What is new to the viewer.' })
class UnseenTenders implements Unseen {
  @Field(() => Int, { description: 'How many they have not seen.' })
  count!: number

  @Field(() => Date, { description: 'Everything that was stored until then they have seen.' })
  since!: Date
}

@ObjectType({ description: 'The tenders as they are now.' })
class MarkTendersSeenPayload {
  @Field(() => [Tender], { description: 'Those that exist, in the order of the ids.' })
  tenders!: Tender[]
}

@ObjectType({ description: 'What `undoAllTendersSeen` takes.' })
class MarkAllTendersSeenPayload implements AllSeen {
  @Field(() => Date, { description: 'When it was.' })
  seenAt!: Date

  @Field(() => Date, { description: 'As `UnseenTenders.since` was before.' })
  formerSince!: Date
}

@ObjectType({ description: 'What is new again.' })
class UndoAllTendersSeenPayload {
  @Field(() => Date, { description: 'Everything that was stored until then has been seen.' })
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
  @Query(() => UnseenTenders, { description: 'What of a list is new to you. UNAUTHENTICATED for a visitor.' })
  unseenTenders(
    @Arg('filter', () => TenderFilter, { nullable: true, description: 'The list; default: everything.' })
    filter: TenderFilter | null,
    @Ctx() { db, caller }: Context,
  ): Promise<Unseen> {
    return unseenIn(db, caller.viewer!.user, filter ?? new TenderFilter())
  }

  @Mutation(() => MarkTendersSeenPayload, {
    description: 'These tenders are not new to you any more. Idempotent.',
  })
  async markTendersSeen(
    @Arg('input', () => MarkTendersSeenInput, { description: 'Which ones.' })
    { tenderIds }: Checked<MarkTendersSeenInput>,
    @Ctx() context: Context,
  ): Promise<MarkTendersSeenPayload> {
    const ids = tenderIds.flatMap(id => uuidOf('Tender', id) ?? [])
    await markSeen(context.db, context.caller.viewer!.user, ids)
    const tenders = await Promise.all(ids.map(id => context.load(tenderLoader, id)))
    return { tenders: tenders.filter(tender => tender !== null) }
  }

  @Mutation(() => MarkAllTendersSeenPayload, {
    description: 'Nothing in a list is new to you any more, until more is stored. Idempotent; can be undone.',
  })
  markAllTendersSeen(
    @Arg('input', () => MarkAllTendersSeenInput, { description: 'Which list.' })
    { filter }: Checked<MarkAllTendersSeenInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<AllSeen> {
    return markAllSeen(db, caller.viewer!.user, filter)
  }

  @Mutation(() => UndoAllTendersSeenPayload, {
    description: 'What was new to you before `markAllTendersSeen` is new again. Idempotent.',
  })
  async undoAllTendersSeen(
    @Arg('input', () => UndoAllTendersSeenInput, { description: 'What it answered.' })
    input: Checked<UndoAllTendersSeenInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<UndoAllTendersSeenPayload> {
    await undoAllSeen(db, caller.viewer!.user.id, input)
    return { since: input.formerSince }
  }
}
