import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Field, Query, Resolver, Root } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import type { Context } from '../../accounts/context.js'
import { COST_OF_COUNT, CostsOnce } from '../../platform/graphql/costs.js'
import { uuidOf } from '../../platform/graphql/node.js'
import { type ConnectionOf, PageCursors } from '../../platform/paging/connection.js'
import { CalendarDate } from '../../platform/graphql/scalars.js'
import { PageArgs } from '../../platform/paging/page-args.js'
import { SourceInfo, sourceInfo } from '../catalogue/catalogue.types.js'
import { TenderStatus, ValueKind } from '../../reference/tender-values.js'
import { sourceName } from '../../reference/sources.js'
import { amsterdamToday } from '../../platform/calendar.js'
import { TenderDistance } from './distance.types.js'
import { NearestFilter } from './nearest.types.js'
import { HiddenCount } from './hidden.types.js'
import { SearchHit } from '../search/search-hit.types.js'
import { SearchChange } from '../search/search-change.types.js'
import type { FacetCounts } from './counts.service.js'
import { facetNames } from './facets.js'
import { dimensions } from '../query/dimensions.js'
import { notListedSince } from './absences.js'
import { statusGroup, statusText } from './status.js'
import { fieldsOfTender, Reads, readsOfList } from './look-ahead.js'
import { MAX_CHANGES } from '../changes/change.service.js'
import { TenderChange } from '../changes/change.types.js'
import { TenderDocument } from '../documents/document.entity.js'
import { Lot } from '../lots/lot.entity.js'
import { LotMatch } from '../lots/lot-match.types.js'
import { TenderCategory } from './tender-category.entity.js'
import { Tender } from './tender.entity.js'
import { TenderFilter, TenderOrder } from './tender.inputs.js'
import {
  changesLoader,
  descriptionLoader,
  documentListLoader,
  lotsLoader,
  tenderCategoriesLoader,
} from './tender.loaders.js'
import { valueKindOf } from './value-kind.js'
import { findTender } from './tender.service.js'
import { listTenders, TenderConnection, type TenderList } from './list.service.js'
import { type PublicStats, publicStats } from './statistics.service.js'

/** Counts for each option of every filter, in combination with all other filters. */
const COST_OF_FACETS = 1000
/** One count for each omitted filter. */
const COST_OF_NEAREST = 10 * COST_OF_COUNT

@ObjectType({ description: 'Number of tenders of each type, archived ones included.' })
class TenderTypeCounts {
  @Field(() => Int, { description: 'Number of public procurement procedures, European or national.' })
  euProcurement!: number

  @Field(() => Int, { description: 'Number of freelance assignments.' })
  freelanceContract!: number
}

@ObjectType('PublicStats', {
  description: 'Counts over all tenders; a tender of several sources counts once. total = open + closed + archived.',
})
class PublicStatsType {
  @Field(() => Int, { description: 'Number of all tenders, archived ones included.' })
  total!: number

  @Field(() => Int, { description: 'Number of tenders that are open now and not archived.' })
  open!: number

  @Field(() => Int, { description: 'Number of tenders that are neither open nor archived.' })
  closed!: number

  @Field(() => Int, { description: 'Number of archived tenders.' })
  archived!: number

  @Field(() => Int, { description: 'Number of tenders first stored on the current day in Europe/Amsterdam.' })
  newToday!: number

  @Field(() => [String], { description: 'Names of the sources that have at least one tender.' })
  sources!: string[]

  @Field(() => TenderTypeCounts, { description: 'The total by type.' })
  tenderTypes!: TenderTypeCounts
}

@Resolver(() => Tender)
export class TenderResolver {
  @Query(() => Tender, {
    nullable: true,
    description: 'One tender by its id; null when there is none, or when the id is of another type.',
  })
  tender(
    @Arg('id', () => ID, { description: 'Global id, as in `Node.id`.' }) id: string,
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const uuid = uuidOf('Tender', id)
    return uuid ? findTender(db, uuid, fieldsOfTender(info)) : null
  }

  @Query(() => TenderConnection, {
    description:
      'What several sources have is listed once; with the filter `source`, as that source has it. ' +
      'Newest first; with a search the most relevant first. Forward with first/after, backward with last/before, or ' +
      'page with first as its size.',
  })
  tenders(
    @Arg('filter', () => TenderFilter, { nullable: true, description: 'Default: all tenders that are not archived.' })
    filter: TenderFilter | null,
    @Arg('orderBy', () => TenderOrder, {
      nullable: true,
      description:
        'Default: relevance for a search, popularity with showBookmarked POPULAR, else newest first. Ties are broken by publication date, then by id.',
    })
    orderBy: TenderOrder | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db, caller }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return listTenders(db, filter ?? {}, orderBy, page, caller.viewer?.user ?? null, readsOfList(info))
  }

  @Query(() => PublicStatsType, { description: 'Number of tenders by status and type. Public; needs no sign-in.' })
  async publicStats(@Ctx() { db }: Context): Promise<PublicStatsType> {
    const { euProcurement, freelanceContract, sources, ...counts }: PublicStats = await publicStats(db)
    return {
      ...counts,
      sources: sources.map(sourceName),
      tenderTypes: { euProcurement, freelanceContract },
    }
  }

  @Reads(['description'])
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Full description as plain text; null when the source gives none.',
  })
  description(@Root() tender: Tender, @Ctx() context: Context) {
    return tender.description === undefined ? context.load(descriptionLoader, tender.id) : tender.description
  }

  @Reads(['changes'])
  @FieldResolver(() => [TenderChange], {
    description:
      `What its notices and its source changed, newest first; the last one is its first publication. The newest ${MAX_CHANGES} ` +
      'and the first. Also what changed at a copy only. What an administrator entered is not among them.',
  })
  changes(@Root() tender: Tender, @Ctx() context: Context) {
    return tender.changes ?? context.load(changesLoader, tender.id)
  }

  @Reads(['lots'])
  @FieldResolver(() => [Lot], {
    description: 'Its lots, in the order of the notice; empty when no notice names lots.',
  })
  lots(@Root() tender: Tender, @Ctx() context: Context) {
    return tender.lots ?? context.load(lotsLoader, tender.id)
  }

  @Reads(['documentList'])
  @FieldResolver(() => [TenderDocument], {
    description:
      'Documents that its notices and its source list, newest first. Empty when none is known; see `documentsCheckedAt`.',
  })
  async documents(@Root() tender: Tender, @Ctx() context: Context) {
    return (await documentListOf(tender, context)).documents
  }

  @Reads(['documentList'])
  @FieldResolver(() => Date, {
    nullable: true,
    description:
      "When the source's own list of documents was last read. Null when never: only lists of open tenders that were bookmarked or opened lately are read.",
  })
  async documentsCheckedAt(@Root() tender: Tender, @Ctx() context: Context) {
    return (await documentListOf(tender, context)).checkedAt
  }

  @Reads(['documentList'])
  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When reading that list last failed; null when it was read since, and when it never failed.',
  })
  async documentsFailedAt(@Root() tender: Tender, @Ctx() context: Context) {
    return (await documentListOf(tender, context)).failedAt
  }

  @Reads(['valueKind', 'estimatedValue', 'awardValue'])
  @FieldResolver(() => ValueKind, {
    description:
      'What `estimatedValue` is; AWARD when only `awardValue` is known, UNKNOWN without a value or when the notice does not tell.',
  })
  valueKind(@Root() tender: Tender) {
    return valueKindOf(tender)
  }

  @Reads(['absences'])
  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'When its source stopped listing it; it may have been filled before its closing date. Null while it is listed, and for a source that keeps listing closed tenders.',
  })
  notListedSince(@Root() { absences }: Tender) {
    return notListedSince(absences)
  }

  @Reads(['status', 'closingDate', 'archived'])
  @FieldResolver(() => TenderStatus, { description: 'Status group, computed at the time of the request.' })
  status(@Root() tender: Tender) {
    return statusGroup(tender)
  }

  @Reads(['status', 'closingDate', 'archived'])
  @FieldResolver(() => String, { description: "The source's status; 'Gesloten' once an open one is past closing." })
  statusText(@Root() tender: Tender) {
    return statusText(tender)
  }

  @Reads(['newOn'])
  @FieldResolver(() => Boolean, { description: 'Whether it was first stored on the current day in Europe/Amsterdam.' })
  isNew(@Root() { newOn }: Tender) {
    return newOn === amsterdamToday()
  }

  @Reads(['newOn'])
  @FieldResolver(() => CalendarDate, {
    description:
      'Day on which it, or the first of its copies, was first stored, whatever dates its source gives it later; in the first import of a source, the day of publication. Europe/Amsterdam.',
  })
  firstSeenOn(@Root() { newOn }: Tender) {
    return newOn
  }

  @Reads(['source'])
  @FieldResolver(() => SourceInfo, { description: 'Source that it was read from.' })
  source(@Root() { source }: Tender) {
    return sourceInfo(source)
  }

  @Reads(asked => [
    [...asked].every(name => name === 'category' || name === '__typename') ? 'categoryIds' : 'categoryLinks',
  ])
  @FieldResolver(() => [TenderCategory], { description: 'Its categories, highest confidence first; never empty.' })
  tenderCategories(@Root() { id, tenderCategories }: Tender, @Ctx() context: Context) {
    return tenderCategories ?? context.load(tenderCategoriesLoader, id)
  }
}

const documentListOf = ({ id, documentList }: Tender, context: Context) =>
  documentList ?? context.load(documentListLoader, id)

@ObjectType({ description: "One option of a filter's dropdown, with its count." })
class Facet {
  @Field(() => String, { description: 'Value to pass to the filter.' })
  key!: string

  @Field(() => String, { description: 'Label in Dutch.' })
  label!: string

  @Field(() => Int, {
    description: 'Number of tenders that would match if this option were chosen and all other filters stayed.',
  })
  count!: number
}

@ObjectType({ description: 'Facet counts of a list: every option of every dropdown.' })
class TenderFacets {
  @Field(() => Boolean, {
    description: 'Whether the counts are rounded estimates from a sample, because a search found many tenders.',
  })
  isApproximate!: boolean
}
for (const name of facetNames)
  Field(() => [Facet], { description: dimensions[name].description })(TenderFacets.prototype, name)

/** The filter without open and archived, because the status is counted separately. */
interface FacetsOfList {
  readonly list: TenderList
}

@Resolver(() => TenderFacets)
export class TenderFacetsResolver {
  @FieldResolver(() => [Facet], { description: dimensions.status.description })
  status(@Root() { list }: FacetsOfList) {
    return list.statusFacet()
  }
}

@Resolver(() => TenderConnection)
export class TenderConnectionResolver {
  @CostsOnce(COST_OF_FACETS)
  @FieldResolver(() => TenderFacets, {
    description: `Facet counts under the list's filter; computed only when selected. Costs ${COST_OF_FACETS} plus its subfields.`,
  })
  async facets(@Root() list: TenderList): Promise<FacetCounts & FacetsOfList> {
    return { ...(await list.facets()), list }
  }

  @FieldResolver(() => SearchChange, {
    nullable: true,
    description:
      'The search that replaced `search`, when that finds nothing at all; null otherwise, and with `searchExactly`.',
  })
  searchChange(@Root() connection: TenderList) {
    return connection.searchChange
  }

  @FieldResolver(() => [SearchHit], {
    nullable: 'items',
    description:
      'The reason why `search` found each of `nodes`, in their order; null where the displayed texts show it.',
  })
  hits(@Root() connection: TenderList) {
    return connection.hits()
  }

  @FieldResolver(() => [LotMatch], {
    description:
      'The lots that match the filter on closing date, CPV code, region and value, for those of `nodes` of which other lots do not match.',
  })
  lotMatches(@Root() connection: TenderList) {
    return connection.lotMatches()
  }

  @FieldResolver(() => [TenderDistance], {
    description: 'How far `nodes` are from `TenderFilter.near`; without those of which no town is known.',
  })
  distances(@Root() connection: TenderList) {
    return connection.distances()
  }

  @CostsOnce(COST_OF_NEAREST)
  @FieldResolver(() => [NearestFilter], {
    description: 'For an empty list: its length without one of its filters, the longest first.',
  })
  nearest(@Root() connection: TenderList) {
    return connection.nearest()
  }

  @CostsOnce(COST_OF_COUNT)
  @FieldResolver(() => Int, { description: 'Number of tenders that match the filter, over all pages.' })
  totalCount(@Root() connection: ConnectionOf<Tender>) {
    return connection.totalCount()
  }

  @CostsOnce(COST_OF_COUNT)
  @FieldResolver(() => [HiddenCount], {
    description:
      'The facts that the filter asks about and tenders lack that match it otherwise; empty when it hides none. See `TenderFilter.includeUnknown`.',
  })
  async hidden(@Root() list: TenderList) {
    return (await list.hidden()).hidden
  }

  @CostsOnce(COST_OF_COUNT)
  @FieldResolver(() => Int, {
    description:
      'Number of these tenders; one that lacks several facts counts once, so it may exceed the sum of `hidden`.',
  })
  async hiddenCount(@Root() list: TenderList) {
    return (await list.hidden()).hiddenCount
  }

  @CostsOnce(COST_OF_COUNT)
  @FieldResolver(() => Int, {
    description:
      "Number of assignments that `search` leaves out because it asks for work of self-employed people ('zzp', 'freelance') and they exclude these. A filter on `selfEmployment` decides instead.",
  })
  excludingSelfEmployed(@Root() list: TenderList) {
    return list.excludingSelfEmployed()
  }

  @FieldResolver(() => PageCursors, { description: 'Cursors of pages by number.' })
  pageCursors(@Root() connection: ConnectionOf<Tender>) {
    return connection.pageCursors()
  }
}
