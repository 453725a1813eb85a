import { IsEnum, IsString } from 'class-validator'
import { Field, InputType } from 'type-graphql'
import { SourceAdapter } from '../../../reference/added-sources.js'
import { MAX_SOURCE_ADDRESS_LENGTH, MAX_SOURCE_NAME_LENGTH, MIN_SOURCE_NAME_LENGTH } from '../../../reference/limits.js'
import { TenderType } from '../../../reference/tender-values.js'
import { composedAndTrimmed, Normalised, trimmed } from '../../../platform/validation/normalised.js'
import { InOrder, IsPlainLine, MaxCharacters, MinCharacters } from '../../../platform/validation/rules.js'

const LENGTH = { message: `Een naam heeft ${MIN_SOURCE_NAME_LENGTH} tot ${MAX_SOURCE_NAME_LENGTH} tekens.` }
const ADDRESS = { message: `Vul een adres in van hooguit ${MAX_SOURCE_ADDRESS_LENGTH} tekens.` }

@InputType({ description: 'A source to try or to add.' })
export class AddedSourceInput {
  @Field(() => String, {
    description: `How it is called, ${MIN_SOURCE_NAME_LENGTH}–${MAX_SOURCE_NAME_LENGTH} characters on one line; no other source has this name.`,
  })
  @Normalised(composedAndTrimmed)
  @InOrder(
    MinCharacters(MIN_SOURCE_NAME_LENGTH, LENGTH),
    MaxCharacters(MAX_SOURCE_NAME_LENGTH, LENGTH),
    IsPlainLine({ message: 'Zet de naam op één regel.' }),
  )
  name!: string

  @Field(() => String, { description: 'Address of the list itself, by https, on the internet.' })
  @Normalised(trimmed)
  @InOrder(
    MinCharacters(1, ADDRESS),
    MaxCharacters(MAX_SOURCE_ADDRESS_LENGTH, ADDRESS),
    IsPlainLine({ message: 'Zet het adres op één regel.' }),
  )
  address!: string

  @Field(() => SourceAdapter, { description: 'How it is read.' })
  @IsEnum(SourceAdapter, { message: 'Kies wat voor lijst het is.' })
  adapter!: SourceAdapter

  @Field(() => TenderType, { description: 'What it lists.' })
  @IsEnum(TenderType, { message: 'Kies wat er in de lijst staat.' })
  tenderType!: TenderType
}

@InputType({ description: 'An added source to remove.' })
export class RemoveSourceInput {
  @Field(() => String, { description: 'Key of the source, as in `eigen-gemeente-westerveen`.' })
  @IsString()
  source!: string
}
