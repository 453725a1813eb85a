import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import { globalIdOf } from '../../platform/graphql/node.js'
import { sourceInfo } from '../catalogue/catalogue.types.js'
import type { Context } from '../../accounts/context.js'
import { Reads } from '../tender/look-ahead.js'
import type { ShownCopy } from '../tender/shown-copy.js'
import { notListedSince } from '../tender/absences.js'
import { Tender } from '../tender/tender.entity.js'
import type { Checked } from '../../platform/validation/checked.js'
import { SplitTenderInput } from './copy.inputs.js'
import { copiesLoader } from './copy.loaders.js'
import { byDeadline, bySource, statusOf } from './routes.service.js'
import { SplitTenderPayload, TenderCopy } from './copy.types.js'
import { splitTender } from './split.service.js'

@Resolver(() => Tender)
export class TenderCopiesResolver {
  @Reads(['id', 'copies'])
  @FieldResolver(() => [TenderCopy], {
    description:
      'The copies of this tender at other sources; lists show one copy. All copies share bookmarks and their comments.',
  })
  alsoAt(@Root() { id, copies }: Tender, @Ctx() context: Context): TenderCopy[] | Promise<TenderCopy[]> {
    const others = (all: readonly ShownCopy[]) => bySource(all.filter(copy => copy.id !== id)).map(shown)
    if (copies === null) return []
    return copies ? others(copies) : context.load(copiesLoader, id).then(others)
  }

  @Reads(['id', 'copies'])
  @FieldResolver(() => [TenderCopy], {
    description:
      'All copies of this tender, including itself: open ones first, then the copy that lists show, then by deadline. Empty when there are no other copies.',
  })
  routes(@Root() { id, copies }: Tender, @Ctx() context: Context): TenderCopy[] | Promise<TenderCopy[]> {
    const all = (found: readonly ShownCopy[]) => (found.length < 2 ? [] : byDeadline(found).map(shown))
    if (copies === null) return []
    return copies ? all(copies) : context.load(copiesLoader, id).then(all)
  }

  @Mutation(() => SplitTenderPayload, {
    description: 'Separates a tender from its copies permanently. Idempotent. Administrators only.',
  })
  splitTender(
    @Arg('input', () => SplitTenderInput, { description: 'The tender.' }) input: Checked<SplitTenderInput>,
    @Ctx() { db }: Context,
  ): Promise<SplitTenderPayload> {
    return splitTender(db, input)
  }
}

const shown = (copy: ShownCopy): TenderCopy => ({
  tenderId: globalIdOf('Tender', copy.id),
  source: sourceInfo(copy.source),
  url: copy.url,
  status: statusOf(copy),
  closingDate: copy.closingDate === null ? null : new Date(copy.closingDate),
  closingNote: copy.closingNote,
  notListedSince: notListedSince(copy.absences),
  minHourlyRate: copy.minHourlyRate,
  maxHourlyRate: copy.maxHourlyRate,
  rateNote: copy.rateNote,
  selfEmployment: copy.selfEmployment,
  selfEmploymentQuote: copy.selfEmploymentQuote,
  firstSeenAt: new Date(copy.createdAt),
})
