import { createUnionType, Field, ID } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { Bookmark } from '../bookmarks/bookmark.entity.js'
import { BookmarkComment } from './comment.entity.js'

@ObjectType({ description: 'The result of `addComment`.' })
export class AddCommentPayload {
  @Field(() => BookmarkComment, {
    description: 'The new comment, or with a known `clientMutationId` the one of the first try.',
  })
  comment!: BookmarkComment

  @Field(() => Bookmark, { description: 'The bookmark, with its new `commentCount`.' })
  bookmark!: Bookmark
}

@ObjectType({ description: 'The result of `updateComment`.' })
export class UpdateCommentPayload {
  @Field(() => BookmarkComment, { description: 'The comment with its new text.' })
  comment!: BookmarkComment
}

@ObjectType({ description: 'The result of `deleteComment`.' })
export class DeleteCommentPayload {
  @Field(() => ID, { description: 'Global id of the comment that was deleted.' })
  deletedCommentId!: string

  @Field(() => BookmarkComment, {
    nullable: true,
    description: 'The placeholder that stays while there are replies; null when nothing is left.',
  })
  comment!: BookmarkComment | null

  @Field(() => Bookmark, { description: 'The bookmark, with its new `commentCount`.' })
  bookmark!: Bookmark
}

@ObjectType({ description: 'A comment or reply was added.' })
export class CommentAdded {
  @Field(() => BookmarkComment, { description: 'The new comment.' })
  comment!: BookmarkComment

  @Field(() => Bookmark, { description: 'The bookmark, with its new `commentCount`.' })
  bookmark!: Bookmark
}

@ObjectType({ description: 'A comment was changed.' })
export class CommentUpdated extends UpdateCommentPayload {}

@ObjectType({ description: 'A comment was deleted.' })
export class CommentDeleted extends DeleteCommentPayload {}

export const CommentEvent = createUnionType({
  name: 'CommentEvent',
  description: 'A change of the comments on a bookmark.',
  types: () => [CommentAdded, CommentUpdated, CommentDeleted] as const,
})
