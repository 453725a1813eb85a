import { IsOptional, IsString, IsUUID, Matches } from 'class-validator'
import { Field, ID, InputType } from 'type-graphql'
import { GlobalIdOf } from '../../platform/graphql/global-id-of.js'
import { MAX_COMMENT_LENGTH, MAX_COMMENTER_NAME_LENGTH, MAX_IDEMPOTENCY_KEY_LENGTH } from '../../reference/limits.js'
import { composedAndTrimmed, Normalised } from '../../platform/validation/normalised.js'
import { InOrder, IsPlainLine, IsPlainText, IsVisible, MaxCharacters } from '../../platform/validation/rules.js'

export const COMMENT_GONE = 'Deze opmerking bestaat niet (meer)'

const Words = (what: string, most: number, fit: PropertyDecorator) =>
  InOrder(
    Normalised(composedAndTrimmed),
    IsString({ message: `${what} is verplicht` }),
    IsVisible({ message: `${what} is verplicht` }),
    MaxCharacters(most, { message: `${what} mag maximaal ${most} karakters zijn` }),
    fit,
  )
const CommenterName = () =>
  Words('Naam', MAX_COMMENTER_NAME_LENGTH, IsPlainLine({ message: 'Naam bevat een ongeldig teken' }))
const Content = () => Words('Opmerking', MAX_COMMENT_LENGTH, IsPlainText())
const commenterNameDescription = `Name to show with the comment: 1–${MAX_COMMENTER_NAME_LENGTH} characters.`
const contentDescription = `Plain text of 1–${MAX_COMMENT_LENGTH} characters.`

@InputType({ description: 'The comment to add; a reply when it has `parentCommentId`.' })
export class AddCommentInput {
  @Field(() => ID, { description: 'Global id of the bookmark.' })
  @GlobalIdOf('Bookmark')
  @IsUUID('all', { message: 'Bookmark ID is verplicht' })
  bookmarkId!: string

  @Field(() => String, { description: commenterNameDescription })
  @CommenterName()
  commenterName!: string

  @Field(() => String, { description: contentDescription })
  @Content()
  content!: string

  @Field(() => ID, {
    nullable: true,
    description: 'Global id of the comment that this replies to; it must not be a reply itself.',
  })
  @GlobalIdOf('Comment')
  @IsOptional()
  @IsUUID('all', { message: COMMENT_GONE })
  parentCommentId?: string | null

  @Field(() => String, {
    nullable: true,
    description: `Idempotency key of 1–${MAX_IDEMPOTENCY_KEY_LENGTH} printable ASCII characters: a retry returns the comment of the first try.`,
  })
  @IsOptional()
  @InOrder(
    IsString(),
    Matches(new RegExp(`^[\\x20-\\x7e]{1,${MAX_IDEMPOTENCY_KEY_LENGTH}}$`), {
      message: `De sleutel van een opmerking is 1 tot ${MAX_IDEMPOTENCY_KEY_LENGTH} letters, cijfers of leestekens`,
    }),
  )
  clientMutationId?: string | null
}

@InputType({ description: 'The comment, and its new text.' })
export class UpdateCommentInput {
  @Field(() => ID, { description: 'Global id of the comment.' })
  @GlobalIdOf('Comment')
  @IsString()
  commentId!: string

  @Field(() => String, { description: commenterNameDescription })
  @CommenterName()
  commenterName!: string

  @Field(() => String, { description: contentDescription })
  @Content()
  content!: string
}

@InputType({ description: 'The comment to delete.' })
export class DeleteCommentInput {
  @Field(() => ID, { description: 'Global id of the comment.' })
  @GlobalIdOf('Comment')
  commentId!: string
}
