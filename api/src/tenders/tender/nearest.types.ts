import { Field, Int } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'

@ObjectType({ description: 'What a list would hold without one of its filters.' })
export class NearestFilter {
  @Field(() => String, { description: 'Name of the field of `TenderFilter` that is left out.' })
  field!: string

  @Field(() => Int, { description: 'Number of tenders without it; at least one.' })
  count!: number
}
