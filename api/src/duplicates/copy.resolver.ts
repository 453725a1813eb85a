import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import { Direct } from '../graphql/direct.js'
import { globalIdOf } from '../graphql/node.js'
import { sourceInfo } from '../catalogue/catalogue.types.js'
import type { Context } from '../context.js'
import { Reads } from '../tenders/look-ahead.js'
import type { ShownCopy } from '../tenders/shown-copy.js'
import { Tender } from '../tenders/tender.entity.js'
import type { Checked } from '../validation/checked.js'
import { SplitTenderInput } from './copy.inputs.js'
import { otherCopiesLoader } from './copy.loaders.js'
import { bySource } from './other-copies.service.js'
import { SplitTenderPayload, TenderCopy } from './copy.types.js'
import { splitTender } from './split.service.js'

@Resolver(() => Tender)
export class TenderCopiesResolver {
  @Reads(['id', 'otherCopies'])
  @Direct
  @FieldResolver(() => [TenderCopy], {
    description: 'Where else the same was found; a list shows one of them. Bookmarks and their comments are shared.',
  })
  alsoAt(@Root() { id, otherCopies }: Tender, @Ctx() context: Context): TenderCopy[] | Promise<TenderCopy[]> {
    if (otherCopies === null) return []
    return otherCopies ? shown(otherCopies) : context.load(otherCopiesLoader, id).then(shown)
  }

  @Mutation(() => SplitTenderPayload, {
    description:
      'Says that a tender is not what its copies are: it stands by itself from now on. Idempotent. Administrators only.',
  })
  splitTender(
    @Arg('input', () => SplitTenderInput, { description: 'The tender.' }) input: Checked<SplitTenderInput>,
    @Ctx() { db }: Context,
  ): Promise<SplitTenderPayload> {
    return splitTender(db, input)
  }
}

const shown = (copies: readonly ShownCopy[]): TenderCopy[] =>
  bySource(copies).map(({ id, source, url }) => ({
    tenderId: globalIdOf('Tender', id),
    source: sourceInfo(source),
    url,
  }))
