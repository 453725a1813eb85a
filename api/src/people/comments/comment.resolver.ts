import { toGlobalId } from 'graphql-relay'
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql'
import type { Context } from '../../accounts/context.js'
import { uuidOf } from '../../platform/graphql/node.js'
import type { ConnectionOf } from '../../platform/paging/connection.js'
import { PageArgs } from '../../platform/paging/page-args.js'
import { Bookmark } from '../bookmarks/bookmark.entity.js'
import { bookmarkLoader } from '../bookmarks/bookmark.loaders.js'
import type { Caller } from '../../accounts/users/caller.js'
import type { Checked } from '../../platform/validation/checked.js'
import { commentHubOf } from './comment-hub.js'
import { BookmarkComment } from './comment.entity.js'
import { AddCommentInput, DeleteCommentInput, UpdateCommentInput } from './comment.inputs.js'
import { commentCursorLoader, commentLoader, commentsLoader, repliesLoader } from './comment.loaders.js'
import { addComment, deleteComment, updateComment } from './comment.service.js'
import { AddCommentPayload, CommentEvent, DeleteCommentPayload, UpdateCommentPayload } from './comment.types.js'
import { canReadComments, CommentConnection, noReplies, readableBookmark, unreadable } from './thread.service.js'

@Resolver(() => BookmarkComment)
export class CommentResolver {
  @Mutation(() => AddCommentPayload, {
    description: 'Adds a comment to a bookmark, or a reply to a comment. BOOKMARK_NOT_FOUND.',
  })
  async addComment(
    @Arg('input', () => AddCommentInput, { description: 'The comment to add.' }) input: Checked<AddCommentInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<AddCommentPayload> {
    const comment = await addComment(db, caller.viewer!, input)
    return { comment, bookmark: await db.findOneByOrFail(Bookmark, { id: comment.bookmarkId }) }
  }

  @Mutation(() => UpdateCommentPayload, { description: "Changes your own comment. FORBIDDEN for another user's." })
  async updateComment(
    @Arg('input', () => UpdateCommentInput, { description: 'The comment, and its new text.' })
    input: Checked<UpdateCommentInput>,
    @Ctx() { db, caller }: Context,
  ): Promise<UpdateCommentPayload> {
    return { comment: await updateComment(db, caller.viewer!, input) }
  }

  @Mutation(() => DeleteCommentPayload, {
    description: "Deletes your own comment; a placeholder stays while it has replies. FORBIDDEN for another user's.",
  })
  async deleteComment(
    @Arg('input', () => DeleteCommentInput, { description: 'The comment to delete.' }) {
      commentId,
    }: DeleteCommentInput,
    @Ctx() { db, caller }: Context,
  ): Promise<DeleteCommentPayload> {
    const { id, bookmark, placeholder } = await deleteComment(db, caller.viewer!, commentId)
    return { deletedCommentId: toGlobalId('Comment', id), comment: placeholder, bookmark }
  }

  @Subscription(() => CommentEvent, {
    description: 'Additions, changes and deletions of comments on a bookmark, for as long as the viewer may read them.',
    subscribe: async ({ args, context }: { args: { bookmarkId?: string }; context: Context }) => {
      const uuid = uuidOf('Bookmark', args.bookmarkId ?? '')
      const bookmark = uuid ? await context.load(bookmarkLoader, uuid) : null
      const { id } = readableBookmark(context.caller.viewer, bookmark, context.settings.isCommentReadingPublic)
      return commentHubOf(context).subscribe(id, context.live!.listener)
    },
  })
  commentEvents(
    @Arg('bookmarkId', () => ID, { description: 'Global id of the bookmark.' }) _bookmarkId: string,
  ): typeof CommentEvent {
    throw new Error('guarded() answers with the event itself')
  }

  @FieldResolver(() => Bookmark, { description: 'The bookmark that it was written on.' })
  bookmark(@Root() { bookmarkId }: BookmarkComment, @Ctx() context: Context) {
    return context.load(bookmarkLoader, bookmarkId)
  }

  @FieldResolver(() => BookmarkComment, {
    nullable: true,
    description: 'The comment that it replies to; null when this is not a reply.',
  })
  parentComment(@Root() { parentCommentId }: BookmarkComment, @Ctx() context: Context) {
    return parentCommentId ? context.load(commentLoader, parentCommentId) : null
  }

  @FieldResolver(() => Boolean, {
    description: 'True: a placeholder for a deleted comment that has replies; name and content are empty.',
  })
  isDeleted(@Root() { deletedAt }: BookmarkComment) {
    return deletedAt !== null
  }

  @FieldResolver(() => CommentConnection, { description: 'Replies, oldest first; always empty for a reply.' })
  replies(
    @Root() { id, parentCommentId }: BookmarkComment,
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() context: Context,
  ) {
    return parentCommentId ? noReplies(args) : context.load(repliesLoader, { parentId: id, args })
  }

  @FieldResolver(() => Boolean, { description: 'Whether you may change it: it is your own, and not deleted.' })
  viewerCanUpdate(@Root() comment: BookmarkComment, @Ctx() { caller }: Context) {
    return isOwn(comment, caller)
  }

  @FieldResolver(() => Boolean, { description: 'Whether you may delete it: it is your own, and not deleted yet.' })
  viewerCanDelete(@Root() comment: BookmarkComment, @Ctx() { caller }: Context) {
    return isOwn(comment, caller)
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether you may reply: you are signed in, and it is neither a reply nor deleted.',
  })
  viewerCanReply(@Root() { parentCommentId, deletedAt }: BookmarkComment, @Ctx() { caller }: Context) {
    return caller.isSignedIn() && parentCommentId === null && deletedAt === null
  }
}

const isOwn = ({ userId, deletedAt }: BookmarkComment, caller: Caller) => deletedAt === null && caller.isUser(userId)

@Resolver(() => CommentConnection)
export class CommentConnectionResolver {
  @FieldResolver(() => Int, {
    description: 'Number of items over all pages, placeholders of deleted comments included.',
  })
  totalCount(@Root() connection: ConnectionOf<BookmarkComment>) {
    return connection.totalCount()
  }
}

@Resolver(() => AddCommentPayload)
export class AddCommentPayloadResolver {
  @FieldResolver(() => CommentConnection.Edge, {
    description: 'The new comment with its cursor, to insert into a list.',
  })
  async commentEdge(@Root() { comment }: AddCommentPayload, @Ctx() context: Context) {
    return { node: comment, cursor: await context.load(commentCursorLoader, comment.id) }
  }
}

@Resolver(() => Bookmark)
export class BookmarkCommentsResolver {
  @FieldResolver(() => CommentConnection, {
    description: 'Comments without the replies, oldest first. AUTHENTICATION_REQUIRED when only users may read them.',
  })
  comments(@Root() bookmark: Bookmark, @Args(() => PageArgs) args: PageArgs, @Ctx() context: Context) {
    const { viewer } = context.caller
    if (!canReadComments(viewer, bookmark, context.settings.isCommentReadingPublic)) throw unreadable(viewer)
    return context.load(commentsLoader, { parentId: bookmark.id, args })
  }
}
