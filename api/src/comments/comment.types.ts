import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql'
import { Bookmark } from '../bookmarks/bookmark.entity.js'
import { BookmarkComment } from './comment.entity.js'

@InputType({ description: 'A comment, or a reply to one.' })
export class AddCommentInput {
  @Field(() => ID, { description: 'Global id.' })
  bookmarkId!: string

  @Field(() => String, { description: '1–100 characters.' })
  commenterName!: string

  @Field(() => String, { description: '1–1000 characters.' })
  content!: string

  @Field(() => ID, { nullable: true, description: 'Global id of the comment that this replies to.' })
  parentCommentId?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'A key that the client makes: a retry with the same one makes no second comment.',
  })
  clientMutationId?: string | null
}

@InputType({ description: 'What the comment says from now on.' })
export class UpdateCommentInput {
  @Field(() => ID, { description: 'Global id.' })
  commentId!: string

  @Field(() => String, { description: '1–100 characters.' })
  commenterName!: string

  @Field(() => String, { description: '1–1000 characters.' })
  content!: string
}

@InputType({ description: 'Which comment.' })
export class DeleteCommentInput {
  @Field(() => ID, { description: 'Global id.' })
  commentId!: string
}

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

@ObjectType({ description: 'What is left.' })
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
