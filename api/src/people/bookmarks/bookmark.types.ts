import { Field, registerEnumType } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { Tender } from '../../tenders/tender/tender.entity.js'
import { Bookmark } from './bookmark.entity.js'
import { BookmarkScope } from './bookmark.service.js'
import { Priority } from './priority.js'

registerEnumType(BookmarkScope, {
  name: 'BookmarkScope',
  description: 'Which bookmarks a list shows, by owner and visibility.',
  valuesConfig: {
    MINE: { description: 'Your own, public and private. UNAUTHENTICATED for a visitor.' },
    COLLEAGUES: { description: 'Public ones of other users; for a visitor of all users.' },
    PUBLIC: { description: 'Public ones of all users, including your own.' },
  },
})

@ObjectType({ description: 'Private notes of the owner of a bookmark.' })
export class BookmarkMetadata {
  @Field(() => String, { nullable: true, description: 'Free text; null when empty.' })
  notes?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'A heading of the owner, not a category of tenders; null when empty.',
  })
  category?: string | null

  @Field(() => Priority, { nullable: true, description: 'Priority to the owner; null when not set.' })
  priority?: Priority | null

  @Field(() => [String], { description: 'Labels, without duplicates; may be empty.' })
  tags!: string[]
}

@ObjectType({ description: 'The result of `bookmarkTender`.' })
export class BookmarkTenderPayload {
  @Field(() => Bookmark, { description: 'The new or updated bookmark.' })
  bookmark!: Bookmark

  @Field(() => Tender, { description: 'The tender, with its new `isBookmarkedByUser` and `bookmarkCount`.' })
  tender!: Tender
}

@ObjectType({ description: 'The result of `unbookmarkTender`.' })
export class UnbookmarkTenderPayload {
  @Field(() => Tender, { description: 'The tender, with its new `isBookmarkedByUser` and `bookmarkCount`.' })
  tender!: Tender
}

@ObjectType({ description: 'The result of `updateBookmark`.' })
export class UpdateBookmarkPayload {
  @Field(() => Bookmark, { description: 'The bookmark with its new values.' })
  bookmark!: Bookmark
}
