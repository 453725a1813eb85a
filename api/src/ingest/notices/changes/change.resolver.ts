import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../accounts/context.js'
import { Reads } from '../../../tenders/tender/look-ahead.js'
import { Tender } from '../../../tenders/tender/tender.entity.js'
import { changesLoader } from './change.loaders.js'
import { type Change, publicationOf, withAbsences } from './changes.js'
import { MAX_NOTICES } from './change.service.js'
import { TenderChange } from './change.types.js'

@Resolver(() => Tender)
export class TenderChangesResolver {
  @Reads(['id', 'onlyNotice', 'absences'])
  @FieldResolver(() => [TenderChange], {
    description:
      `What its notices changed, and when its source stopped listing it and did so again, newest first; the last one is its first publication. Of the newest ${MAX_NOTICES} ` +
      'notices and the first. What an administrator entered is not among them.',
  })
  changes(@Root() { id, onlyNotice, absences }: Tender, @Ctx() context: Context) {
    const all = (changes: readonly Change[]) => withAbsences(changes, absences)
    return onlyNotice ? all([publicationOf(onlyNotice)]) : context.load(changesLoader, id).then(all)
  }
}
