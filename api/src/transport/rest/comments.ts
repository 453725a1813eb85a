import { addComment, deleteComment, updateComment } from '../../people/comments/comment.service.js'
import type { BookmarkComment } from '../../people/comments/comment.entity.js'
import { discussedBookmark, pageOfThread, wholeThread } from '../../people/comments/thread.service.js'
import { AddCommentInput, UpdateCommentInput } from '../../people/comments/comment.inputs.js'
import { readUuid } from '../../platform/validation/read-uuid.js'
import { checked } from '../../platform/validation/checked.js'
import { pageQuery, textOf } from './query.js'
import { type Call, WholeList } from './route.js'
import { commentShape, type ShownComment } from './shapes.js'

/** All comments of a thread, or one page with `page` or `limit`. */
export async function comments({
  params,
  query,
  context,
}: Call): Promise<ShownComment[] | WholeList<BookmarkComment, ShownComment>> {
  const { db, caller, settings } = context
  const { id } = await discussedBookmark(db, caller.viewer, readUuid(params.id), settings.isCommentReadingPublic)
  const shape = (one: BookmarkComment) => commentShape(one, caller.viewer?.user.id)
  if (textOf(query, 'page') === null && textOf(query, 'limit') === null)
    return new WholeList(wholeThread(db, id), shape)
  const { page, limit } = pageQuery(query)
  return (await pageOfThread(db, id, { first: limit, page })).nodes.map(shape)
}

/** Adds a comment to the bookmark of the path, which must equal `bookmarkId` in the body. */
export async function comment({ params, body, context: { db, caller } }: Call): Promise<ShownComment> {
  const viewer = caller.viewer!
  const id = readUuid(params.id)
  const bookmarkId = readUuid(body.bookmarkId) === id ? id : null
  const input = checked(AddCommentInput, { ...body, bookmarkId })
  return commentShape(await addComment(db, viewer, input), viewer.user.id)
}

export async function changeComment({ params, body, context: { db, caller } }: Call): Promise<ShownComment> {
  const viewer = caller.viewer!
  const input = checked(UpdateCommentInput, { ...body, commentId: readUuid(params.id) ?? '' })
  return commentShape(await updateComment(db, viewer, input), viewer.user.id)
}

export async function removeComment({ params, context: { db, caller } }: Call): Promise<{ message: string }> {
  await deleteComment(db, caller.viewer!, readUuid(params.id))
  return { message: 'Opmerking verwijderd' }
}
