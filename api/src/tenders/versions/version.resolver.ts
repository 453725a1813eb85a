import type { GraphQLResolveInfo } from 'graphql'
import { Args, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../accounts/context.js'
import { readPage } from '../../platform/paging/page-args.js'
import { readsOfChanges } from '../tender/look-ahead.js'
import { ChangesArgs, changesOf, ChangedTenderConnection } from './version.types.js'
import { countVersions, listVersions } from './versions.service.js'

@Resolver(() => ChangedTenderConnection)
export class TenderVersionResolver {
  @Query(() => ChangedTenderConnection, {
    description:
      'Update feed, for who keeps a copy of the tenders: each tender once, at its latest change, in the order of the changes. ' +
      'Nothing is ever added before a cursor. A change is one of the tender itself, its notices, award, categories or copies; not ' +
      'of bookmarks, and not what the clock changes (`status`, `isNew`). In bulk: /api/export/changes.jsonl.',
  })
  async changes(
    @Args(() => ChangesArgs) { after, first }: ChangesArgs,
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ChangedTenderConnection> {
    const { size } = readPage({ first }, '')
    const page = await listVersions(db, after, size, readsOfChanges(info))
    return changesOf(page, () => countVersions(db, after, null))
  }

  @FieldResolver(() => Int, { description: 'Number of changes after `after`, of this page and those to come.' })
  totalCount(@Root() connection: ChangedTenderConnection) {
    return connection.totalCount()
  }
}
