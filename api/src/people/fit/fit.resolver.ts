import { setImmediate } from 'node:timers/promises'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../accounts/context.js'
import { Costs } from '../../platform/graphql/costs.js'
import { defineViewerLoader } from '../../platform/graphql/loader.js'
import type { Checked } from '../../platform/validation/checked.js'
import { TenderType } from '../../reference/tender-values.js'
import { fieldsOfTender, Reads } from '../../tenders/tender/look-ahead.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { TenderFilter } from '../../tenders/tender/tender.inputs.js'
import { descriptionLoader } from '../../tenders/tender/tender.loaders.js'
import { bestFits, MAX_BEST, MAX_COMPARED } from './best-fits.js'
import { fitOf } from './fit.js'
import { SelfDescriptionInput, SelfDescriptionType, TenderFit } from './fit.types.js'
import { comparedFields } from './self-description.js'
import { saveSelfDescription, selfDescriptionOf, selfDescriptionsOf } from './self-description.service.js'

/** The comparison reads a whole text. */
const COST_OF_FIT = 10

/** Prepares the rules once for all tenders of a list. */
const fitLoader = defineViewerLoader(async ({ db }: Context, userIds: readonly string[]) =>
  (await selfDescriptionsOf(db, userIds)).map(mine => mine && { fit: fitOf(mine), describedAt: mine.updatedAt }),
)

@Resolver(() => Tender)
export class FitResolver {
  @Query(() => SelfDescriptionType, {
    nullable: true,
    description: 'What the viewer tells about themselves; null without it.',
  })
  selfDescription(@Ctx() { db, caller }: Context): Promise<SelfDescriptionType | null> {
    return selfDescriptionOf(db, caller.viewer!.user.id)
  }

  @Mutation(() => SelfDescriptionType, {
    nullable: true,
    description: 'Replaces what the viewer tells about themselves. An empty description is deleted: null.',
  })
  saveSelfDescription(
    @Arg('input', () => SelfDescriptionInput, { description: 'The description.' }) input: Checked<SelfDescriptionInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<SelfDescriptionType | null> {
    return saveSelfDescription(db, caller.viewer!.user.id, input)
  }

  @Costs(MAX_COMPARED * COST_OF_FIT)
  @Query(() => [Tender], {
    description:
      `The assignments that fit best what the viewer tells about themselves, best first: at most ${MAX_BEST} of the newest ${MAX_COMPARED} tenders of ` +
      'the filter, in which more fits than is lacking. None while the viewer has not told anything.',
  })
  bestFits(
    @Arg('filter', () => TenderFilter, { nullable: true, description: 'Default: all tenders that are not archived.' })
    filter: TenderFilter | null,
    @Ctx() { db, caller }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<readonly Tender[]> {
    return bestFits(db, filter ?? {}, caller.viewer!.user, fieldsOfTender(info))
  }

  @Reads(['tenderType', ...comparedFields])
  @Costs(COST_OF_FIT)
  @FieldResolver(() => TenderFit, {
    nullable: true,
    description:
      'How the assignment fits what the viewer tells about themselves; null for a procurement, without a viewer, and while ' +
      `the viewer has not told anything. Costs ${COST_OF_FIT} besides what is asked in it.`,
  })
  async fit(@Root() tender: Tender, @Ctx() context: Context): Promise<TenderFit | null> {
    const viewer = context.caller.viewer
    if (!viewer || tender.tenderType !== TenderType.FREELANCE_CONTRACT) return null
    const mine = await context.load(fitLoader, viewer.user.id)
    if (!mine) return null
    const description =
      tender.description === undefined ? await context.load(descriptionLoader, tender.id) : tender.description
    // Fair scheduling: between the texts of a list, others get their turn.
    await setImmediate()
    return { ...mine.fit(tender, description), describedAt: mine.describedAt }
  }
}
