import { Field, ObjectType, registerEnumType } from 'type-graphql'
import { Tender } from '../tenders/tender.entity.js'
import { Bookmark } from './bookmark.entity.js'
import { BookmarkScope } from './bookmark.service.js'
import { Priority } from './priority.js'

registerEnumType(BookmarkScope, {
  name: 'BookmarkScope',
  description: 'Whose bookmarks.',
  valuesConfig: {
    MINE: { description: 'Your own.' },
    COLLEAGUES: { description: "Everybody else's public ones." },
    PUBLIC: { description: "Everybody's public ones, your own among them." },
  },
})

@ObjectType({ description: "The owner's own notes." })
export class BookmarkMetadata {
  @Field(() => String, { nullable: true, description: 'Free text.' })
  notes?: string | null

  @Field(() => String, { nullable: true, description: "The owner's own heading." })
  category?: string | null

  @Field(() => Priority, { nullable: true, description: 'How much it matters.' })
  priority?: Priority | null

  @Field(() => [String], { description: 'Labels.' })
  tags!: string[]
}

@ObjectType({ description: 'The bookmark, and the tender with its new count.' })
export class BookmarkTenderPayload {
  @Field(() => Bookmark, { description: 'The bookmark.' })
  bookmark!: Bookmark

  @Field(() => Tender, { description: 'The tender, with its flag and count.' })
  tender!: Tender
}

@ObjectType({ description: 'The tender with its new count.' })
export class UnbookmarkTenderPayload {
  @Field(() => Tender, { description: 'The tender, with its flag and count.' })
  tender!: Tender
}

@ObjectType({ description: 'The bookmark as it is now.' })
export class UpdateBookmarkPayload {
  @Field(() => Bookmark, { description: 'The bookmark as it is now.' })
  bookmark!: Bookmark
}
