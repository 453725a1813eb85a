import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../accounts/context.js'
import { defineViewerLoader } from '../../platform/graphql/loader.js'
import { uuidOf } from '../../platform/graphql/node.js'
import type { Checked } from '../../platform/validation/checked.js'
import type { ChangeTopic } from '../../tenders/changes/change.js'
import { Reads } from '../../tenders/tender/look-ahead.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { tenderLoader } from '../../tenders/tender/tender.loaders.js'
import { tenderNotFound } from '../../tenders/tender/tender.service.js'
import { followBuyer, followedBuyers, followingOf, followTender, unfollowBuyer } from './follow.service.js'
import {
  ChangePreference,
  ChangePreferenceInput,
  FollowedBuyerType,
  FollowInput,
  FollowPayload,
} from './follow.types.js'
import { changeChoices, setChangeChoices } from './preference.service.js'
import type { ChangeChoices } from './preferences.js'

/** Requires a viewer. */
const followingLoader = defineViewerLoader(({ db, caller }: Context, ids: readonly string[]) =>
  followingOf(db, caller.viewer!.user.id, ids),
)

@Resolver(() => Tender)
export class FollowResolver {
  @Mutation(() => FollowPayload, {
    description:
      'Follows a tender and its copies, or stops: no messages about its changes, even when it is bookmarked. Idempotent. NOT_FOUND.',
  })
  followTender(
    @Arg('input', () => FollowInput, { description: 'The tender.' }) input: Checked<FollowInput>,
    @Ctx() context: Context,
  ): Promise<FollowPayload> {
    return follow(context, input, followTender)
  }

  @Mutation(() => FollowPayload, {
    description:
      'Follows the buyer of a tender, or stops: messages about all its tenders, new ones too. Idempotent. NOT_FOUND.',
  })
  followBuyer(
    @Arg('input', () => FollowInput, { description: 'A tender of the buyer.' }) input: Checked<FollowInput>,
    @Ctx() context: Context,
  ): Promise<FollowPayload> {
    return follow(context, input, followBuyer)
  }

  @Query(() => [FollowedBuyerType], { description: 'The buyers that the viewer follows, by name.' })
  async followedBuyers(@Ctx() { db, caller }: Context): Promise<FollowedBuyerType[]> {
    return followedBuyers(db, caller.viewer!.user.id)
  }

  @Mutation(() => [FollowedBuyerType], { description: 'Stops following a buyer. Idempotent. Returns the others.' })
  async unfollowBuyer(
    @Arg('clientKey', () => String, { description: 'From `followedBuyers`.' }) clientKey: string,
    @Ctx() { db, caller }: Context,
  ): Promise<FollowedBuyerType[]> {
    return unfollowBuyer(db, caller.viewer!.user.id, clientKey)
  }

  @Query(() => [ChangePreference], { description: 'How the viewer hears about changes, one for each topic.' })
  async changePreferences(@Ctx() { db, caller }: Context): Promise<ChangePreference[]> {
    return listOf(await changeChoices(db, caller.viewer!.user.id))
  }

  @Mutation(() => [ChangePreference], {
    description: 'Changes how the viewer hears about one topic. Returns all topics.',
  })
  async setChangePreference(
    @Arg('input', () => ChangePreferenceInput, { description: 'The choice.' }) {
      topic,
      ...choice
    }: Checked<ChangePreferenceInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<ChangePreference[]> {
    return listOf(await setChangeChoices(db, caller.viewer!.user.id, { [topic]: choice }))
  }

  @Reads(['id'])
  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer hears about its changes: they bookmarked or follow it, a copy, or its buyer, and did not stop following it.',
  })
  async isFollowed(@Root() { id }: Tender, @Ctx() context: Context) {
    return context.caller.viewer ? (await context.load(followingLoader, id)).follows : false
  }

  @Reads(['id'])
  @FieldResolver(() => Boolean, { description: 'Whether the viewer follows its buyer.' })
  async isBuyerFollowed(@Root() { id }: Tender, @Ctx() context: Context) {
    return context.caller.viewer ? (await context.load(followingLoader, id)).followsBuyer : false
  }
}

async function follow(
  context: Context,
  { tenderId, follows }: FollowInput,
  act: typeof followTender,
): Promise<FollowPayload> {
  const id = uuidOf('Tender', tenderId)
  if (!id) throw tenderNotFound()
  await act(context.db, context.caller.viewer!.user.id, { tenderId: id, follows })
  const tender = await context.load(tenderLoader, id)
  if (!tender) throw tenderNotFound()
  return { tender }
}

const listOf = (choices: ChangeChoices): ChangePreference[] =>
  Object.entries(choices).map(([topic, choice]) => ({ topic: topic as ChangeTopic, ...choice }))
