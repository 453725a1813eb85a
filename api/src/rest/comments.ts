import { validate as isUuid } from 'uuid'
import type { BookmarkComment } from '../bookmarks/comment.entity.js'
import {
  addComment,
  deleteComment,
  discussedBookmark,
  listComments,
  updateComment,
} from '../bookmarks/comment.service.js'
import type { Context } from '../context.js'
import type { Call } from './route.js'
import { commentShape } from './shapes.js'

const LARGEST_PAGE = 100

const uuid = (text: string | undefined) => (isUuid(text) ? text! : null)

/** Comments and replies in one list, the replies behind what they answer. */
export async function comments({ params, context }: Call): Promise<object> {
  const { db, door, settings } = context
  const { id } = await discussedBookmark(db, door.viewer, uuid(params.id), settings.isCommentReadingPublic)
  const threads = await everyComment(context, { bookmarkId: id })
  const withReplies = await Promise.all(
    threads.map(async comment => [comment, ...(await everyComment(context, { parentCommentId: comment.id }))]),
  )
  return withReplies.flat().map(comment => commentShape(comment, door.viewer?.user.id))
}

async function everyComment({ db }: Context, of: Parameters<typeof listComments>[1]): Promise<BookmarkComment[]> {
  const all: BookmarkComment[] = []
  for (let after: string | null = null; ; ) {
    const { nodes, pageInfo } = await listComments(db, of, { first: LARGEST_PAGE, after })
    all.push(...nodes)
    if (!pageInfo.hasNextPage) return all
    after = pageInfo.endCursor
  }
}

/** The bookmark of the address; one in the body may only say the same. */
export async function comment({ params, body, context: { db, door } }: Call): Promise<object> {
  const viewer = door.viewer!
  const bookmarkId = body.bookmarkId === undefined || body.bookmarkId === params.id ? params.id : null
  return commentShape(await addComment(db, viewer, { ...body, bookmarkId }), viewer.user.id)
}

export async function changeComment({ params, body, context: { db, door } }: Call): Promise<object> {
  const viewer = door.viewer!
  return commentShape(await updateComment(db, viewer, uuid(params.id), body), viewer.user.id)
}

export async function removeComment({ params, context: { db, door } }: Call): Promise<object> {
  await deleteComment(db, door.viewer!, uuid(params.id))
  return { message: 'Opmerking verwijderd' }
}
