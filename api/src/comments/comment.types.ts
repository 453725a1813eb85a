import { createUnionType, Field, ID, ObjectType } from 'type-graphql'
import { Bookmark } from '../bookmarks/bookmark.entity.js'
import { BookmarkComment } from './comment.entity.js'

@ObjectType({ description: 'The new comment.' })
export class AddCommentPayload {
  @Field(() => BookmarkComment, { description: 'The new comment.' })
  comment!: BookmarkComment

  @Field(() => Bookmark, { description: 'With its new count.' })
  bookmark!: Bookmark
}

@ObjectType({ description: 'The comment as it is now.' })
export class UpdateCommentPayload {
  @Field(() => BookmarkComment, { description: 'The comment as it is now.' })
  comment!: BookmarkComment
}

@ObjectType({ description: 'The comment that was deleted, and its bookmark.' })
export class DeleteCommentPayload {
  @Field(() => ID, { description: 'Global id.' })
  deletedCommentId!: string

  @Field(() => BookmarkComment, { nullable: true, description: 'Its place, without words, while there are replies.' })
  comment!: BookmarkComment | null

  @Field(() => Bookmark, { description: 'With its new count.' })
  bookmark!: Bookmark
}

@ObjectType({ description: 'Somebody commented or replied.' })
export class CommentAdded {
  @Field(() => BookmarkComment, { description: 'What they wrote.' })
  comment!: BookmarkComment

  @Field(() => Bookmark, { description: 'With its new count.' })
  bookmark!: Bookmark
}

@ObjectType({ description: 'Somebody changed their words.' })
export class CommentUpdated {
  @Field(() => BookmarkComment, { description: 'As it is now.' })
  comment!: BookmarkComment
}

@ObjectType({ description: 'Somebody took their words back.' })
export class CommentDeleted {
  @Field(() => ID, { description: 'Global id.' })
  deletedCommentId!: string

  @Field(() => BookmarkComment, { nullable: true, description: 'Its place, without words, while there are replies.' })
  comment!: BookmarkComment | null

  @Field(() => Bookmark, { description: 'With its new count.' })
  bookmark!: Bookmark
}

export const CommentEvent = createUnionType({
  name: 'CommentEvent',
  description: 'What happened to a thread.',
  types: () => [CommentAdded, CommentUpdated, CommentDeleted] as const,
})
