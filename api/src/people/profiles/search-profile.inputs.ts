import { IsBoolean, IsOptional, IsString } from 'class-validator'
import { Field, ID, InputType } from 'type-graphql'
import { MAX_PROFILE_NAME_LENGTH } from '../../reference/limits.js'
import { TenderFilter } from '../../tenders/tender/tender.inputs.js'
import { composedAndTrimmed, Normalised } from '../../platform/validation/normalised.js'
import { InOrder, IsPlainLine, IsVisible, MaxCharacters } from '../../platform/validation/rules.js'

@InputType({ description: 'A search profile as it is to be.' })
export class CreateSearchProfileInput {
  @Field(() => String, { description: `What you call it, at most ${MAX_PROFILE_NAME_LENGTH} characters; yours once.` })
  @Normalised(composedAndTrimmed)
  @InOrder(
    IsString({ message: 'Naam is verplicht' }),
    IsVisible({ message: 'Naam is verplicht' }),
    MaxCharacters(MAX_PROFILE_NAME_LENGTH, { message: `Naam mag maximaal ${MAX_PROFILE_NAME_LENGTH} karakters zijn` }),
    IsPlainLine({ message: 'Naam bevat een ongeldig teken' }),
  )
  name!: string

  @Field(() => TenderFilter, { description: 'What it looks for. Of times, order and archive nothing is kept.' })
  filter!: TenderFilter

  @Field(() => Boolean, { defaultValue: false, description: 'Whether all staff see it.' })
  @IsOptional()
  @IsBoolean({ message: 'isShared moet true of false zijn' })
  isShared!: boolean
}

@InputType({ description: 'A search profile of your own, as it is to be from now on.' })
export class UpdateSearchProfileInput extends CreateSearchProfileInput {
  @Field(() => ID, { description: 'Which one.' })
  @IsString({ message: 'Zoekprofiel is verplicht' })
  id!: string
}

@InputType({ description: 'One of your own search profiles.' })
export class SearchProfileInput {
  @Field(() => ID, { description: 'Which one.' })
  @IsString({ message: 'Zoekprofiel is verplicht' })
  id!: string
}
