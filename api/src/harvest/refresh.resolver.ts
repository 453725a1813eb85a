import { Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import type { Context } from '../context.js'
import { clearSamples, holdsSamples } from '../samples/samples.service.js'
import { askRefresh } from './refresh.service.js'

@ObjectType({ description: 'What a refresh brought.' })
class RefreshTendersPayload {
  @Field(() => Int, { description: 'Tenders that were not there before; 0 within the cool-down.' })
  totalAdded!: number

  @Field(() => Int, { description: 'Notices that the sources listed.' })
  totalFound!: number
}

@ObjectType({ description: 'What a reader should know of this installation.' })
class Installation {
  @Field(() => Boolean, { description: 'True while the tenders shown are samples.' })
  sampleData!: boolean

  @Field(() => String, { description: 'What the e-mail address of a staff account ends with, without the @.' })
  companyEmailDomain!: string
}

@Resolver()
export class RefreshResolver {
  @Mutation(() => RefreshTendersPayload, {
    description: 'Reads all sources and answers when that is done. Callers share one running refresh.',
  })
  refreshTenders(@Ctx() { db, settings, caller }: Context) {
    return askRefresh(db, settings, caller.address)
  }

  @Mutation(() => Boolean, { description: 'Removes the samples; bookmarked ones are archived. For administrators.' })
  async clearSamples(@Ctx() { db }: Context): Promise<boolean> {
    await clearSamples(db)
    return true
  }

  @Query(() => Installation, { description: 'About this installation, for anybody.' })
  async installation(@Ctx() { db, settings }: Context): Promise<Installation> {
    return { sampleData: await holdsSamples(db), companyEmailDomain: settings.companyEmailDomain }
  }
}
