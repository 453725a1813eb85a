import { Ctx, Field, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import type { Context } from '../../accounts/context.js'
import { clearSamples, holdsSamples } from '../samples/samples.service.js'
import { askRefresh, type RefreshResult } from './refresh.service.js'

@ObjectType({ description: 'Totals of a refresh of all sources.' })
class RefreshTendersPayload {
  @Field(() => Int, { description: 'Number of tenders of which no copy was known before; 0 within the cool-down.' })
  totalAdded!: number

  @Field(() => Int, { description: 'Number of tenders that the sources list now; copies count as one tender.' })
  totalFound!: number

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of notices that were read for them; a tender may have several. Null within the cool-down of a refresh by an older version.',
  })
  totalNotices?: number | null
}

@ObjectType({ description: 'Properties of this installation that clients show.' })
class Installation {
  @Field(() => Boolean, { description: 'Whether the tenders shown are samples instead of real ones.' })
  sampleData!: boolean

  @Field(() => String, { description: 'Domain of the e-mail addresses of staff accounts, without the @.' })
  companyEmailDomain!: string
}

@Resolver(() => RefreshTendersPayload)
export class RefreshResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether an administrator cancelled it: the totals are those of what was read by then.',
  })
  isStopped(@Root() { isStopped }: RefreshResult): boolean {
    return isStopped === true
  }

  @Mutation(() => RefreshTendersPayload, {
    description:
      'Reads all sources and answers when that is done. Concurrent callers share one running refresh; within the cool-down, nothing is read. Rate-limited by address.',
  })
  refreshTenders(@Ctx() { db, settings, caller }: Context) {
    return askRefresh(db, settings, caller.address)
  }

  @Mutation(() => Boolean, {
    description: 'Deletes the samples; bookmarked ones are archived. Returns true. Administrators only.',
  })
  async clearSamples(@Ctx() { db }: Context): Promise<boolean> {
    await clearSamples(db)
    return true
  }

  @Query(() => Installation, { description: 'Properties of this installation. Public; needs no sign-in.' })
  async installation(@Ctx() { db, settings }: Context): Promise<Installation> {
    return { sampleData: await holdsSamples(db), companyEmailDomain: settings.companyEmailDomain }
  }
}
