import { Args, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { Context } from '../../accounts/context.js'
import { Costs } from '../../platform/graphql/costs.js'
import { CalendarDate } from '../../platform/graphql/scalars.js'
import { type ConnectionOf, PageCursors } from '../../platform/paging/connection.js'
import { PageArgs } from '../../platform/paging/page-args.js'
import { Reads } from '../tender/look-ahead.js'
import { Tender } from '../tender/tender.entity.js'
import { descriptionLoader } from '../tender/tender.loaders.js'
import { contractEndOf } from './contract-end.js'
import { earlierByClientLoader, similarLoader } from './similar.loaders.js'
import { MAX_SIMILAR } from './similar-sql.js'
import { RelatedTenderConnection } from './similar.service.js'

/** Each tender takes the database tens of milliseconds, which soon adds up in a list. */
const COST_OF_SIMILAR = 1000
const COST_OF_EARLIER = 50

@Resolver(() => Tender)
export class RelatedTendersResolver {
  @Reads(['id'])
  @Costs(COST_OF_SIMILAR)
  @FieldResolver(() => RelatedTenderConnection, {
    description:
      `The at most ${MAX_SIMILAR} tenders of the same type that are most like it, by CPV, words, client and place; open ones ` +
      `first. Neither its copies nor archived ones. Costs ${COST_OF_SIMILAR} besides what is asked in it.`,
  })
  similar(@Root() { id }: Tender, @Args(() => PageArgs) args: PageArgs, @Ctx() context: Context) {
    return context.load(similarLoader, { parentId: id, args })
  }

  @Reads(['id'])
  @Costs(COST_OF_EARLIER)
  @FieldResolver(() => RelatedTenderConnection, {
    description:
      'Earlier tenders of the same client, newest first, including archived ones. Empty when the source hides the client.',
  })
  earlierByClient(@Root() { id }: Tender, @Args(() => PageArgs) args: PageArgs, @Ctx() context: Context) {
    return context.load(earlierByClientLoader, { parentId: id, args })
  }

  @Reads(['endDate', 'awardDate', 'description'])
  @FieldResolver(() => CalendarDate, {
    nullable: true,
    description:
      'Day on which the contract ends, without options to extend it: as the source says, else the day of the award and the ' +
      'duration that the description names. An estimate of when it is tendered again. Null when unknown.',
  })
  async contractEnd(@Root() tender: Tender, @Ctx() context: Context) {
    const { endDate, awardDate } = tender
    if (endDate || !awardDate) return endDate
    const description =
      tender.description === undefined ? await context.load(descriptionLoader, tender.id) : tender.description
    return contractEndOf({ endDate, awardDate, description })
  }
}

@Resolver(() => RelatedTenderConnection)
export class RelatedTenderConnectionResolver {
  @FieldResolver(() => Int, { description: 'Number of items over all pages.' })
  totalCount(@Root() connection: ConnectionOf<Tender>) {
    return connection.totalCount()
  }

  @FieldResolver(() => PageCursors, { description: 'Cursors of the pages that a numbered pager shows.' })
  pageCursors(@Root() connection: ConnectionOf<Tender>) {
    return connection.pageCursors()
  }
}
