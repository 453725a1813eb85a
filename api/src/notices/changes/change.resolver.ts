import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { Direct } from '../../graphql/direct.js'
import type { Context } from '../../context.js'
import { Reads } from '../../tenders/look-ahead.js'
import { Tender } from '../../tenders/tender.entity.js'
import { changesLoader } from './change.loaders.js'
import { publicationOf } from './changes.js'
import { MAX_NOTICES } from './change.service.js'
import { TenderChange } from './change.types.js'

@Resolver(() => Tender)
export class TenderChangesResolver {
  @Reads(['id', 'onlyNotice'])
  @Direct
  @FieldResolver(() => [TenderChange], {
    description:
      `What its notices changed, newest first; the last one is its first publication. Of the newest ${MAX_NOTICES} ` +
      'notices and the first. What an administrator entered is not among them.',
  })
  changes(@Root() { id, onlyNotice }: Tender, @Ctx() context: Context) {
    return onlyNotice ? [publicationOf(onlyNotice)] : context.load(changesLoader, id)
  }
}
