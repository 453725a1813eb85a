import { IsIn, IsString } from 'class-validator'
import { Field, ID, InputType } from 'type-graphql'
import { MAX_EXCLUDED_WORD_LENGTH, MAX_ORGANIZATION_LENGTH } from '../../reference/limits.js'
import { composedAndTrimmed, Normalised } from '../../platform/validation/normalised.js'
import { InOrder, IsPlainLine, IsVisible, MaxCharacters } from '../../platform/validation/rules.js'
import { ExclusionKind } from './exclusion.types.js'

@InputType({ description: 'The buyer or word to exclude.' })
export class AddExclusionInput {
  @Field(() => ExclusionKind, { description: 'Whether it is a buyer or a word.' })
  @IsIn(Object.values(ExclusionKind))
  kind!: ExclusionKind

  @Field(() => String, {
    description: `A name of at most ${MAX_ORGANIZATION_LENGTH} characters, or words of at most ${MAX_EXCLUDED_WORD_LENGTH}.`,
  })
  @Normalised(composedAndTrimmed)
  @InOrder(
    IsString({ message: 'Vul een naam of een woord in' }),
    IsVisible({ message: 'Vul een naam of een woord in' }),
    MaxCharacters(MAX_ORGANIZATION_LENGTH, { message: `Dit mag maximaal ${MAX_ORGANIZATION_LENGTH} karakters zijn` }),
    IsPlainLine({ message: 'Dit bevat een ongeldig teken' }),
  )
  value!: string
}

@InputType({ description: 'The exclusion to remove.' })
export class RemoveExclusionInput {
  @Field(() => ID, { description: 'Which one.' })
  @IsString({ message: 'Kies wat je weer wilt zien' })
  id!: string
}
