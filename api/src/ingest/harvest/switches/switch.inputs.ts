import { IsBoolean, IsOptional, IsString } from 'class-validator'
import { Field, InputType } from 'type-graphql'
import { MAX_SWITCH_REASON_LENGTH } from '../../../reference/limits.js'
import { composedAndTrimmed, Normalised } from '../../../platform/validation/normalised.js'
import { InOrder, IsPlainLine, MaxCharacters, MinCharacters } from '../../../platform/validation/rules.js'

const LENGTH = { message: `Een reden heeft 1 tot ${MAX_SWITCH_REASON_LENGTH} tekens.` }

@InputType({ description: 'A source to switch on or off.' })
export class SwitchSourceInput {
  @Field(() => String, { description: 'Key of the source, as in `between`.' })
  @IsString()
  source!: string

  @Field(() => Boolean, { description: 'False: it is not read from its next run on. Its tenders stay.' })
  @IsBoolean()
  isOn!: boolean

  @Field(() => String, {
    nullable: true,
    description: `Why it is switched off, 1–${MAX_SWITCH_REASON_LENGTH} characters on one line; required then, ignored otherwise.`,
  })
  @IsOptional()
  @Normalised(composedAndTrimmed)
  @InOrder(
    MinCharacters(1, LENGTH),
    MaxCharacters(MAX_SWITCH_REASON_LENGTH, LENGTH),
    IsPlainLine({ message: 'Zet de reden op één regel.' }),
  )
  reason?: string | null
}

@InputType({ description: 'The source whose suspect run is accepted.' })
export class AcceptRunInput {
  @Field(() => String, { description: 'Key of the source, as in `between`.' })
  @IsString()
  source!: string
}

@InputType({ description: 'The source to read now.' })
export class RunSourceInput {
  @Field(() => String, { description: 'Key of the source, as in `between`.' })
  @IsString()
  source!: string
}
