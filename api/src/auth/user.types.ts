import { Field, ObjectType } from 'type-graphql'
import { User } from '../users/user.entity.js'

@ObjectType({ description: 'The new account.' })
export class CreateUserPayload {
  @Field(() => User, { description: 'The new account.' })
  user!: User

  @Field(() => String, { description: 'A Dutch sentence to show.' })
  message!: string
}

@ObjectType({ description: 'The account as it is now.' })
export class SetUserActivePayload {
  @Field(() => User, { description: 'The account as it is now.' })
  user!: User
}
