import { addComment, deleteComment, updateComment } from '../comments/comment.service.js'
import { discussedBookmark, wholeThread } from '../comments/thread.service.js'
import { AddCommentInput, UpdateCommentInput } from '../comments/comment.inputs.js'
import { readUuid } from '../read-uuid.js'
import { checked } from '../validation/checked.js'
import type { Call } from './route.js'
import { commentShape } from './shapes.js'

export async function comments({ params, context }: Call): Promise<object> {
  const { db, caller, settings } = context
  const { id } = await discussedBookmark(db, caller.viewer, readUuid(params.id), settings.isCommentReadingPublic)
  return (await wholeThread(db, id)).map(comment => commentShape(comment, caller.viewer?.user.id))
}

/** Adds a comment to the bookmark of the path; a `bookmarkId` in the body must be equal to it. */
export async function comment({ params, body, context: { db, caller } }: Call): Promise<object> {
  const viewer = caller.viewer!
  const id = readUuid(params.id)
  const bookmarkId = body.bookmarkId === undefined || readUuid(body.bookmarkId) === id ? id : null
  const input = checked(AddCommentInput, { ...body, bookmarkId })
  return commentShape(await addComment(db, viewer, input), viewer.user.id)
}

export async function changeComment({ params, body, context: { db, caller } }: Call): Promise<object> {
  const viewer = caller.viewer!
  const input = checked(UpdateCommentInput, { ...body, commentId: readUuid(params.id) ?? '' })
  return commentShape(await updateComment(db, viewer, input), viewer.user.id)
}

export async function removeComment({ params, context: { db, caller } }: Call): Promise<object> {
  await deleteComment(db, caller.viewer!, readUuid(params.id))
  return { message: 'Opmerking verwijderd' }
}
