import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional, IsString, IsUUID } from 'class-validator'
import { Field, ID, InputType } from 'type-graphql'
import { GlobalIdOf } from '../../platform/graphql/global-id-of.js'
import { MAX_NOTES_CATEGORY_LENGTH, MAX_NOTES_LENGTH, MAX_TAG_LENGTH, MAX_TAGS } from '../../reference/limits.js'
import { Nested } from '../../platform/validation/nested.js'
import { InOrder, IsPlainText, MaxCharacters } from '../../platform/validation/rules.js'
import { Priority } from './priority.js'

@InputType({ description: "The owner's notes. Replaces all fields at once: a field that is left out is cleared." })
export class BookmarkMetadataInput {
  @Field(() => String, { nullable: true, description: `Free text, at most ${MAX_NOTES_LENGTH} characters.` })
  @IsOptional()
  @InOrder(
    IsString(),
    MaxCharacters(MAX_NOTES_LENGTH, { message: `Notities mogen maximaal ${MAX_NOTES_LENGTH} karakters zijn` }),
    IsPlainText(),
  )
  notes?: string | null

  @Field(() => String, { nullable: true, description: `Heading, at most ${MAX_NOTES_CATEGORY_LENGTH} characters.` })
  @IsOptional()
  @InOrder(
    IsString(),
    MaxCharacters(MAX_NOTES_CATEGORY_LENGTH, {
      message: `Categorie mag maximaal ${MAX_NOTES_CATEGORY_LENGTH} karakters zijn`,
    }),
    IsPlainText(),
  )
  category?: string | null

  @Field(() => Priority, { nullable: true, description: 'Priority; shown to the owner only.' })
  @IsOptional()
  @IsIn(Object.values(Priority), { message: 'Prioriteit moet low, medium of high zijn' })
  priority?: Priority | null

  @Field(() => [String], {
    nullable: true,
    description: `Labels: at most ${MAX_TAGS}, of at most ${MAX_TAG_LENGTH} characters each.`,
  })
  @IsOptional()
  @InOrder(
    IsArray(),
    ArrayMaxSize(MAX_TAGS, { message: `Er kunnen maximaal ${MAX_TAGS} labels zijn` }),
    IsString({ each: true }),
    MaxCharacters(MAX_TAG_LENGTH, { message: `Een label mag maximaal ${MAX_TAG_LENGTH} karakters zijn`, each: true }),
    IsPlainText({ each: true }),
  )
  tags?: string[] | null
}

const isPublicRule = { message: 'isPublic moet true of false zijn' }

@InputType({ description: 'The tender to bookmark, with the visibility and notes of the bookmark.' })
export class BookmarkTenderInput {
  @Field(() => ID, { description: 'Global id of the tender.' })
  @GlobalIdOf('Tender')
  @IsUUID('all', { message: 'Tender ID is verplicht' })
  tenderId!: string

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: true,
    description:
      'Whether everybody can see a new bookmark; false also makes an existing one private. An existing private one becomes public by `updateBookmark`.',
  })
  @IsOptional()
  @IsBoolean(isPublicRule)
  isPublic?: boolean | null

  @Field(() => BookmarkMetadataInput, {
    nullable: true,
    description: 'Your notes; an existing bookmark keeps its own when left out.',
  })
  @IsOptional()
  @Nested(() => BookmarkMetadataInput)
  metadata?: BookmarkMetadataInput | null
}

@InputType({ description: 'The tender whose bookmark, your own, is removed.' })
export class UnbookmarkTenderInput {
  @Field(() => ID, { description: 'Global id of the tender.' })
  @GlobalIdOf('Tender')
  tenderId!: string
}

@InputType({ description: 'The bookmark to change; a field that is left out keeps its value.' })
export class UpdateBookmarkInput {
  @Field(() => ID, { description: 'Global id of the bookmark; it must be your own.' })
  @GlobalIdOf('Bookmark')
  @IsString()
  bookmarkId!: string

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether everybody can see the bookmark; unchanged when left out.',
  })
  @IsOptional()
  @IsBoolean(isPublicRule)
  isPublic?: boolean | null

  @Field(() => BookmarkMetadataInput, { nullable: true, description: 'Replaces all notes; unchanged when left out.' })
  @IsOptional()
  @Nested(() => BookmarkMetadataInput)
  metadata?: BookmarkMetadataInput | null
}
