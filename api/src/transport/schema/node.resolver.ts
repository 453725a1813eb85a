import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql'
import { visibleBookmarkLoader } from '../../people/bookmarks/bookmark.loaders.js'
import { categoryLoader } from '../../tenders/catalogue/category.loaders.js'
import { readableCommentLoader } from '../../people/comments/comment.loaders.js'
import type { Context } from '../../accounts/context.js'
import { invalid } from '../../platform/errors.js'
import { ownInboxItemLoader } from '../../people/inbox/inbox.loaders.js'
import { visibleEmptySearchLoader } from '../../tenders/empty-searches/empty-search.loaders.js'
import { Node, readGlobalId } from '../../platform/graphql/node.js'
import { visibleRunLoader } from '../../ingest/harvest/run-list.service.js'
import type { Loader } from '../../platform/graphql/loader.js'
import { tenderLoader } from '../../tenders/tender/tender.loaders.js'
import { visibleUserLoader } from '../../accounts/users/user.loaders.js'

const MAX_IDS = 100

/** The loader of each type, with the authorisation of the type's own list. */
const loaders = new Map<string, Loader<Context, string, Node | null>>([
  ['Tender', tenderLoader],
  ['Bookmark', visibleBookmarkLoader],
  ['Comment', readableCommentLoader],
  ['User', visibleUserLoader],
  ['Run', visibleRunLoader],
  ['Category', categoryLoader],
  ['EmptySearch', visibleEmptySearchLoader],
  ['InboxItem', ownInboxItemLoader],
])

async function findNode(context: Context, globalId: string): Promise<Node | null> {
  const read = readGlobalId(globalId)
  const loader = read && loaders.get(read.type)
  return loader ? context.load(loader, read.uuid) : null
}

@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description: 'Any object by its global id; null when it is unknown, or not visible to you.',
  })
  node(@Arg('id', () => ID, { description: 'Global id of any type.' }) id: string, @Ctx() context: Context) {
    return findNode(context, id)
  }

  @Query(() => [Node], {
    nullable: 'items',
    description: `Objects in the order of \`ids\`, as by \`node\`; at most ${MAX_IDS}.`,
  })
  nodes(
    @Arg('ids', () => [ID], { description: `1–${MAX_IDS} global ids, also of different types.` }) ids: string[],
    @Ctx() context: Context,
  ) {
    if (ids.length > MAX_IDS) throw invalid('ids', `Vraag hoogstens ${MAX_IDS} ids tegelijk.`)
    return Promise.all(ids.map(id => findNode(context, id)))
  }
}
