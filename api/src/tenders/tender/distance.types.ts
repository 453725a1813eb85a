import { Field, ID, Int } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'

@ObjectType({ description: 'How far a tender is.' })
export class TenderDistance {
  @Field(() => ID, { description: 'Global id of the tender.' })
  tenderId!: string

  @Field(() => Int, {
    description: 'Whole kilometres to its region, in a straight line between the middles of towns; 0 within a town.',
  })
  kilometres!: number

  @Field(() => Boolean, {
    description:
      'Whether a place has the coordinates of the town beside it, so that it may be some kilometres more or less.',
  })
  isApproximate!: boolean
}
