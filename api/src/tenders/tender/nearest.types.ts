import { Field, Int } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'

@ObjectType({ description: 'The length of a list without one of its filters.' })
export class NearestFilter {
  @Field(() => String, { description: 'Name of the omitted field of `TenderFilter`.' })
  field!: string

  @Field(() => Int, { description: 'Number of tenders without it; at least one.' })
  count!: number
}
