import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional, IsString, IsUUID } from 'class-validator'
import { Field, ID, InputType } from 'type-graphql'
import { GlobalIdOf } from '../graphql/global-id-of.js'
import { MAX_NOTES_CATEGORY_LENGTH, MAX_NOTES_LENGTH, MAX_TAG_LENGTH, MAX_TAGS } from '../reference/limits.js'
import { Nested } from '../validation/nested.js'
import { InOrder, IsPlainText, MaxCharacters } from '../validation/rules.js'
import { Priority } from './priority.js'

@InputType({ description: 'Replaces all notes at once.' })
export class BookmarkMetadataInput {
  @Field(() => String, { nullable: true, description: `At most ${MAX_NOTES_LENGTH} characters.` })
  @IsOptional()
  @InOrder(
    IsString(),
    MaxCharacters(MAX_NOTES_LENGTH, { message: `Notities mogen maximaal ${MAX_NOTES_LENGTH} karakters zijn` }),
    IsPlainText(),
  )
  notes?: string | null

  @Field(() => String, { nullable: true, description: `At most ${MAX_NOTES_CATEGORY_LENGTH} characters.` })
  @IsOptional()
  @InOrder(
    IsString(),
    MaxCharacters(MAX_NOTES_CATEGORY_LENGTH, {
      message: `Categorie mag maximaal ${MAX_NOTES_CATEGORY_LENGTH} karakters zijn`,
    }),
    IsPlainText(),
  )
  category?: string | null

  @Field(() => Priority, { nullable: true, description: 'How much it matters.' })
  @IsOptional()
  @IsIn(Object.values(Priority), { message: 'Prioriteit moet low, medium of high zijn' })
  priority?: Priority | null

  @Field(() => [String], { nullable: true, description: `At most ${MAX_TAGS}, of ${MAX_TAG_LENGTH} characters.` })
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

@InputType({ description: 'The tender to bookmark, with your own notes.' })
export class BookmarkTenderInput {
  @Field(() => ID, { description: 'Global id.' })
  @GlobalIdOf('Tender')
  @IsUUID('all', { message: 'Tender ID is verplicht' })
  tenderId!: string

  @Field(() => Boolean, { nullable: true, defaultValue: true, description: 'Whether everybody can see it.' })
  @IsOptional()
  @IsBoolean(isPublicRule)
  isPublic?: boolean | null

  @Field(() => BookmarkMetadataInput, { nullable: true, description: 'Your own notes.' })
  @IsOptional()
  @Nested(() => BookmarkMetadataInput)
  metadata?: BookmarkMetadataInput | null
}

@InputType({ description: 'The tender whose bookmark is removed.' })
export class UnbookmarkTenderInput {
  @Field(() => ID, { description: 'Global id of the tender.' })
  @GlobalIdOf('Tender')
  tenderId!: string
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateBookmarkInput {
  @Field(() => ID, { description: 'Global id.' })
  @GlobalIdOf('Bookmark')
  @IsString()
  bookmarkId!: string

  @Field(() => Boolean, { nullable: true, description: 'Whether everybody can see it.' })
  @IsOptional()
  @IsBoolean(isPublicRule)
  isPublic?: boolean | null

  @Field(() => BookmarkMetadataInput, { nullable: true, description: 'Your own notes.' })
  @IsOptional()
  @Nested(() => BookmarkMetadataInput)
  metadata?: BookmarkMetadataInput | null
}
