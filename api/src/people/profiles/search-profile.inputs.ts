import { IsBoolean, IsOptional, IsString } from 'class-validator'
import { Field, ID, InputType } from 'type-graphql'
import { MAX_PROFILE_NAME_LENGTH } from '../../reference/limits.js'
import { TenderFilter } from '../../tenders/tender/tender.inputs.js'
import { composedAndTrimmed, Normalised } from '../../platform/validation/normalised.js'
import { InOrder, IsPlainLine, IsVisible, MaxCharacters } from '../../platform/validation/rules.js'

@InputType({ description: 'The search profile to create.' })
export class CreateSearchProfileInput {
  @Field(() => String, {
    description: `Name of at most ${MAX_PROFILE_NAME_LENGTH} characters, unique among your own profiles.`,
  })
  @Normalised(composedAndTrimmed)
  @InOrder(
    IsString({ message: 'Naam is verplicht' }),
    IsVisible({ message: 'Naam is verplicht' }),
    MaxCharacters(MAX_PROFILE_NAME_LENGTH, { message: `Naam mag maximaal ${MAX_PROFILE_NAME_LENGTH} karakters zijn` }),
    IsPlainLine({ message: 'Naam bevat een ongeldig teken' }),
  )
  name!: string

  @Field(() => TenderFilter, {
    description: 'Filter of the profile; absolute times, order and archive are not stored.',
  })
  filter!: TenderFilter

  @Field(() => Boolean, { defaultValue: false, description: 'Whether colleagues can see it.' })
  @IsOptional()
  @IsBoolean({ message: 'isShared moet true of false zijn' })
  isShared!: boolean
}

@InputType({ description: 'New values of one of your own search profiles.' })
export class UpdateSearchProfileInput extends CreateSearchProfileInput {
  @Field(() => ID, { description: 'Id of the search profile.' })
  @IsString({ message: 'Zoekprofiel is verplicht' })
  id!: string
}

@InputType({ description: 'One of your own search profiles.' })
export class SearchProfileInput {
  @Field(() => ID, { description: 'Id of the search profile.' })
  @IsString({ message: 'Zoekprofiel is verplicht' })
  id!: string
}
