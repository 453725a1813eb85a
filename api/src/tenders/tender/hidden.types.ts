import { Field, Int } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { UnknownFact } from './tender.inputs.js'

@ObjectType({ description: 'Tenders that a list does not have, because they lack a fact that its filter asks about.' })
export class HiddenCount {
  @Field(() => UnknownFact, { description: 'The fact.' })
  fact!: UnknownFact

  @Field(() => Int, { description: 'Number of tenders that `includeUnknown` with this fact would add.' })
  count!: number
}
