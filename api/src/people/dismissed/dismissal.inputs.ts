import { IsDate, IsOptional, IsString, IsUUID } from 'class-validator'
import { Field, ID, InputType } from 'type-graphql'
import { GlobalIdOf } from '../../platform/graphql/global-id-of.js'
import { MAX_DISMISSAL_REASON_LENGTH } from '../../reference/limits.js'
import { InOrder, IsPlainText, MaxCharacters } from '../../platform/validation/rules.js'

@InputType({ description: 'The tender to dismiss, for good or for a while.' })
export class DismissTenderInput {
  @Field(() => ID, { description: 'Global id of the tender.' })
  @GlobalIdOf('Tender')
  @IsUUID('all', { message: 'Tender ID is verplicht' })
  tenderId!: string

  @Field(() => String, {
    nullable: true,
    description: `The reason, at most ${MAX_DISMISSAL_REASON_LENGTH} characters.`,
  })
  @IsOptional()
  @InOrder(
    IsString(),
    MaxCharacters(MAX_DISMISSAL_REASON_LENGTH, {
      message: `Reden mag maximaal ${MAX_DISMISSAL_REASON_LENGTH} karakters zijn`,
    }),
    IsPlainText(),
  )
  reason?: string | null

  @Field(() => Date, {
    nullable: true,
    description: 'When the tender returns to your lists, at most a year from now; null for never.',
  })
  @IsOptional()
  @IsDate({ message: 'until moet een tijdstip zijn' })
  until?: Date | null
}

@InputType({ description: 'The dismissed tender to restore.' })
export class RestoreTenderInput {
  @Field(() => ID, { description: 'Global id of the tender.' })
  @GlobalIdOf('Tender')
  @IsUUID('all', { message: 'Tender ID is verplicht' })
  tenderId!: string
}
