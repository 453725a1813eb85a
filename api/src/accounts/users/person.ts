import { Field } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'

@ObjectType({ description: 'A user as others see them: their name only.' })
export class Person {
  @Field(() => String, {
    nullable: true,
    description: 'First name; null when unknown, or when the account was erased.',
  })
  firstName!: string | null

  @Field(() => String, { nullable: true, description: 'Last name; null when unknown, or when the account was erased.' })
  lastName!: string | null
}
