import { Field, ID, Int } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'

@ObjectType({ description: 'The lots of a tender that match a filter, when others do not.' })
export class LotMatch {
  @Field(() => ID, { description: 'Global id of the tender.' })
  tenderId!: string

  @Field(() => String, { description: '`LotOutcome.number` of the first lot that matches.' })
  number!: string

  @Field(() => String, { nullable: true, description: 'Title of that lot; null when unknown.' })
  title!: string | null

  @Field(() => Int, { description: 'Number of lots that match, this one included.' })
  count!: number
}
