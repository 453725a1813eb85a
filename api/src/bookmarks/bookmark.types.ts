import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql'
import { Tender } from '../tenders/tender.entity.js'
import { Bookmark } from './bookmark.entity.js'
import { BookmarkScope } from './bookmark.service.js'

registerEnumType(BookmarkScope, {
  name: 'BookmarkScope',
  description: 'Whose bookmarks.',
  valuesConfig: {
    MINE: { description: 'Your own.' },
    COLLEAGUES: { description: "Everybody else's public ones." },
    PUBLIC: { description: "Everybody's public ones, your own among them." },
  },
})

export const Priority = { LOW: 'low', MEDIUM: 'medium', HIGH: 'high' } as const
export type Priority = (typeof Priority)[keyof typeof Priority]
registerEnumType(Priority, {
  name: 'Priority',
  description: 'How much it matters to its owner.',
  valuesConfig: { LOW: { description: 'Laag.' }, MEDIUM: { description: 'Normaal.' }, HIGH: { description: 'Hoog.' } },
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

@InputType({ description: 'Replaces all notes at once.' })
export class BookmarkMetadataInput {
  @Field(() => String, { nullable: true, description: 'At most 5000 characters.' })
  notes?: string | null

  @Field(() => String, { nullable: true, description: 'At most 100 characters.' })
  category?: string | null

  @Field(() => Priority, { nullable: true, description: 'How much it matters.' })
  priority?: Priority | null

  @Field(() => [String], { nullable: true, description: 'At most 20, of 50 characters.' })
  tags?: string[] | null
}

@InputType({ description: 'What to bookmark.' })
export class BookmarkTenderInput {
  @Field(() => ID, { description: 'Global id.' })
  tenderId!: string

  @Field(() => Boolean, { nullable: true, defaultValue: true, description: 'Whether everybody can see it.' })
  isPublic?: boolean | null

  @Field(() => BookmarkMetadataInput, { nullable: true, description: 'Your own notes.' })
  metadata?: BookmarkMetadataInput | null
}

@InputType({ description: 'Which bookmark to remove.' })
export class UnbookmarkTenderInput {
  @Field(() => ID, { description: 'Global id of the tender.' })
  tenderId!: string
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateBookmarkInput {
  @Field(() => ID, { description: 'Global id.' })
  bookmarkId!: string

  @Field(() => Boolean, { nullable: true, description: 'Whether everybody can see it.' })
  isPublic?: boolean | null

  @Field(() => BookmarkMetadataInput, { nullable: true, description: 'Your own notes.' })
  metadata?: BookmarkMetadataInput | null
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
