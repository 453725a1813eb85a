import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql'
import type { Context } from '../context.js'
import { invalid } from '../errors.js'
import { Category } from '../catalogue/category.entity.js'
import { listCategories } from '../catalogue/category.service.js'
import { findBookmark } from '../bookmarks/bookmark.service.js'
import { findComment } from '../comments/comment.service.js'
import { User } from '../users/user.entity.js'
import { findTender } from '../tenders/tender.service.js'
import { Node, readGlobalId } from '../graphql/node.js'

const MAX_IDS = 100

/** One line a type: what `node` answers is what the type's own list would show this viewer. */
const finders = new Map<string, (context: Context, uuid: string) => Promise<Node | null>>([
  ['Tender', ({ db }, uuid) => findTender(db, uuid)],
  ['Bookmark', ({ db, caller }, uuid) => findBookmark(db, caller.viewer, uuid)],
  [
    'Comment',
    ({ db, caller, settings }, uuid) => findComment(db, caller.viewer, uuid, settings.isCommentReadingPublic),
  ],
  [
    'User',
    async ({ db, caller: { viewer } }, uuid) =>
      viewer && (viewer.user.isAdmin || viewer.user.id === uuid) ? db.findOneBy(User, { id: uuid }) : null,
  ],
  [
    'Category',
    async ({ db }, uuid): Promise<Category | null> => (await listCategories(db)).find(({ id }) => id === uuid) ?? null,
  ],
])

async function findNode(context: Context, globalId: string): Promise<Node | null> {
  const read = readGlobalId(globalId)
  return (read && finders.get(read.type)?.(context, read.uuid)) ?? null
}

@Resolver()
export class NodeResolver {
  @Query(() => Node, { nullable: true, description: 'Null for whatever is no id of ours, or not for you to see.' })
  node(@Arg('id', () => ID, { description: 'Global id.' }) id: string, @Ctx() context: Context) {
    return findNode(context, id)
  }

  @Query(() => [Node], { nullable: 'items', description: `In the order asked; at most ${MAX_IDS}.` })
  nodes(@Arg('ids', () => [ID], { description: 'Global ids.' }) ids: string[], @Ctx() context: Context) {
    if (ids.length > MAX_IDS) throw invalid('ids', `Vraag hoogstens ${MAX_IDS} ids tegelijk.`)
    return Promise.all(ids.map(id => findNode(context, id)))
  }
}
