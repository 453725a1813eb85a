import { Arg, Args, Ctx, FieldResolver, ID, Int, ObjectType, Field, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../context.js'
import { uuidOf } from '../graphql/node.js'
import { type ConnectionOf, PageCursors } from '../paging/connection.js'
import { PageArgs } from '../paging/page-args.js'
import { SourceInfo, sourceInfo } from '../catalogue/catalogue.types.js'
import { TenderStatus } from '../reference/tender-values.js'
import { sourceByKey } from '../reference/sources.js'
import { amsterdamDay } from '../calendar.js'
import { dimensionNames, dimensions } from './hot/dimensions.js'
import { statusGroup, statusText } from './status.js'
import { TenderCategory } from './tender-category.entity.js'
import { Tender } from './tender.entity.js'
import { TenderFilter, TenderOrder } from './tender.inputs.js'
import { descriptionLoader, tenderCategoriesLoader } from './tender.loaders.js'
import {
  findTender,
  listTenders,
  type PublicStats,
  publicStats,
  TenderConnection,
  type TenderList,
} from './tender.service.js'

@ObjectType({ description: 'Tenders of each type, archived ones included.' })
class TenderTypeCounts {
  @Field(() => Int, { description: 'European procurement.' })
  euProcurement!: number

  @Field(() => Int, { description: 'Freelance assignments.' })
  freelanceContract!: number
}

@ObjectType('PublicStats', { description: 'Counts over all tenders; total = open + closed + archived.' })
class PublicStatsType {
  @Field(() => Int, { description: 'All tenders.' })
  total!: number

  @Field(() => Int, { description: 'Open now, not archived.' })
  open!: number

  @Field(() => Int, { description: 'Neither open nor archived.' })
  closed!: number

  @Field(() => Int, { description: 'In the archive.' })
  archived!: number

  @Field(() => Int, { description: 'First stored on the current day in Europe/Amsterdam.' })
  newToday!: number

  @Field(() => [String], { description: 'Names of the sources that have tenders.' })
  sources!: string[]

  @Field(() => TenderTypeCounts, { description: 'The same tenders by type.' })
  tenderTypes!: TenderTypeCounts
}

@Resolver(() => Tender)
export class TenderResolver {
  @Query(() => Tender, { nullable: true, description: 'Null for an id that is no tender of ours.' })
  tender(@Arg('id', () => ID, { description: 'Global id.' }) id: string, @Ctx() { db }: Context) {
    const uuid = uuidOf('Tender', id)
    return uuid ? findTender(db, uuid) : null
  }

  @Query(() => TenderConnection, {
    description:
      'Newest first; with a search the most relevant first. Forward with first/after, backward with last/before, or ' +
      'page with first as its size.',
  })
  tenders(
    @Arg('filter', () => TenderFilter, { nullable: true, description: 'Without one: all that is not archived.' })
    filter: TenderFilter | null,
    @Arg('orderBy', () => TenderOrder, { nullable: true, description: 'Ties are settled by the newest, then the id.' })
    orderBy: TenderOrder | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db, caller }: Context,
  ) {
    return listTenders(db, filter ?? {}, orderBy, page, caller.viewer?.user.id ?? null)
  }

  @Query(() => PublicStatsType, { description: 'How many tenders there are, for anybody.' })
  async publicStats(@Ctx() { db }: Context): Promise<PublicStatsType> {
    const { euProcurement, freelanceContract, sources, ...counts }: PublicStats = await publicStats(db)
    return {
      ...counts,
      sources: sources.map(key => sourceByKey.get(key)?.name ?? key),
      tenderTypes: { euProcurement, freelanceContract },
    }
  }

  @FieldResolver(() => String, { nullable: true, description: 'The whole text; null when the source gives none.' })
  description(@Root() tender: Tender, @Ctx() context: Context) {
    return tender.description === undefined ? context.load(descriptionLoader, tender.id) : tender.description
  }

  @FieldResolver(() => TenderStatus, { description: 'The group it belongs to now.' })
  status(@Root() tender: Tender) {
    return statusGroup(tender)
  }

  @FieldResolver(() => String, { description: "The source's status; 'Gesloten' once an open one is past closing." })
  statusText(@Root() tender: Tender) {
    return statusText(tender)
  }

  @FieldResolver(() => Boolean, { description: 'First stored on the current day in Europe/Amsterdam.' })
  isNew(@Root() { newOn }: Tender) {
    return newOn === amsterdamDay(new Date())
  }

  @FieldResolver(() => SourceInfo, { description: 'The site it was found on.' })
  source(@Root() { source }: Tender) {
    return sourceInfo(source)
  }

  @FieldResolver(() => [TenderCategory], { description: 'The surest first; never empty.' })
  tenderCategories(@Root() { id }: Tender, @Ctx() context: Context) {
    return context.load(tenderCategoriesLoader, id)
  }
}

@ObjectType({ description: 'One choice of a dropdown.' })
class Facet {
  @Field(() => String, { description: 'What the filter takes.' })
  key!: string

  @Field(() => String, { description: 'Dutch name.' })
  label!: string

  @Field(() => Int, { description: 'Tenders that would be left if it were chosen, all else staying as it is.' })
  count!: number
}

@ObjectType({ description: 'Every choice of every dropdown, with its count.' })
class TenderFacets {}
for (const name of dimensionNames)
  Field(() => [Facet], { description: dimensions[name].description })(TenderFacets.prototype, name)

@Resolver(() => TenderConnection)
export class TenderConnectionResolver {
  @FieldResolver(() => TenderFacets, { description: 'For the filters; it costs nothing unless asked for.' })
  facets(@Root() connection: TenderList) {
    return connection.facets()
  }

  @FieldResolver(() => Int, { description: 'Over all pages.' })
  totalCount(@Root() connection: ConnectionOf<Tender>) {
    return connection.totalCount()
  }

  @FieldResolver(() => PageCursors, { description: 'For a numbered pager.' })
  pageCursors(@Root() connection: ConnectionOf<Tender>) {
    return connection.pageCursors()
  }
}
