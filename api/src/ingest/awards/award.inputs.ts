import { IsOptional, IsUUID } from 'class-validator'
import { Field, ID, InputType } from 'type-graphql'
import { GlobalIdOf } from '../../platform/graphql/global-id-of.js'
import { CalendarDate } from '../../platform/graphql/scalars.js'
import { MAX_AWARD_SOLUTION_LENGTH, MAX_AWARD_WINNER_LENGTH } from '../../reference/limits.js'
import { TENDER_GONE } from '../../tenders/tender/tender.service.js'
import { composedAndTrimmed, Normalised } from '../../platform/validation/normalised.js'
import { InOrder, IsCalendarDay, IsPlainLine, IsPlainText, MaxCharacters } from '../../platform/validation/rules.js'

const tooLong = (what: string, max: number) => ({ message: `${what} mag maximaal ${max} karakters zijn` })

@InputType({ description: 'The award of a tender as an administrator knows it. What is empty or absent becomes null.' })
export class SaveAwardInput {
  @Field(() => ID, { description: 'Global id of the tender.' })
  @GlobalIdOf('Tender')
  @IsUUID('all', { message: TENDER_GONE })
  tenderId!: string

  @Field(() => String, { nullable: true, description: `One line of at most ${MAX_AWARD_WINNER_LENGTH} characters.` })
  @InOrder(
    IsOptional(),
    Normalised(composedAndTrimmed),
    MaxCharacters(MAX_AWARD_WINNER_LENGTH, tooLong('Winnaar', MAX_AWARD_WINNER_LENGTH)),
    IsPlainLine({ message: 'Winnaar bevat een ongeldig teken' }),
  )
  winner?: string | null

  @Field(() => String, {
    nullable: true,
    description: `Plain text of at most ${MAX_AWARD_SOLUTION_LENGTH} characters.`,
  })
  @InOrder(
    IsOptional(),
    Normalised(composedAndTrimmed),
    MaxCharacters(MAX_AWARD_SOLUTION_LENGTH, tooLong('Oplossing', MAX_AWARD_SOLUTION_LENGTH)),
    IsPlainText(),
  )
  solution?: string | null

  @Field(() => CalendarDate, { nullable: true, description: 'Day of the award.' })
  @IsOptional()
  @IsCalendarDay({ message: 'Gunningsdatum is geen geldige datum' })
  date?: string | null
}
