import { Field, ObjectType } from 'type-graphql'

@ObjectType({ description: 'All that a stranger sees of a user.' })
export class Person {
  @Field(() => String, { nullable: true, description: 'First name.' })
  firstName!: string | null

  @Field(() => String, { nullable: true, description: 'Last name.' })
  lastName!: string | null
}
