import { Field, Float, Int } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { CalendarDate } from '../../platform/graphql/scalars.js'
import { LotStatus } from '../../reference/tender-values.js'

@ObjectType({
  description: 'The outcome of one lot of a procurement procedure, according to the newest award notice that names it.',
})
export class LotOutcome {
  @Field(() => String, { description: 'Identifier in the notice, such as LOT-0001 or 1.' })
  lot!: string

  @Field(() => LotStatus, { description: 'Whether it was awarded.' })
  status!: LotStatus

  @Field(() => String, {
    nullable: true,
    description: 'Why it was not awarded: a Dutch sentence. Null when it was, or when the notice gives no reason.',
  })
  reason!: string | null

  @Field(() => String, { nullable: true, description: "Names of the winners, separated by '; '; null when unknown." })
  winner!: string | null

  @Field(() => CalendarDate, { nullable: true, description: 'Day of the award, as yyyy-MM-dd; null when unknown.' })
  date!: string | null

  @Field(() => Float, { nullable: true, description: 'Value of the award, in `currency`; null when unknown.' })
  value!: number | null

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of `value`; null when that is.' })
  currency!: string | null

  @Field(() => Int, { nullable: true, description: 'Number of tenders received; null when unknown.' })
  bidCount!: number | null
}
