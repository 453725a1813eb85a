import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { User } from '../users/user.entity.js'

@InputType({ description: 'A staff account.' })
export class CreateUserInput {
  @Field(() => String, { description: '3–50 letters, digits, dots, hyphens and underscores.' })
  username!: string

  @Field(() => String, { description: "In the company's domain." })
  email!: string

  @Field(() => String, { description: 'At most 50 characters.' })
  firstName!: string

  @Field(() => String, { description: 'At most 50 characters.' })
  lastName!: string

  @Field(() => String, { description: 'At least 8 characters; good once, within 72 hours.' })
  temporaryPassword!: string
}

@ObjectType({ description: 'The new account.' })
export class CreateUserPayload {
  @Field(() => User, { description: 'The new account.' })
  user!: User

  @Field(() => String, { description: 'A Dutch sentence to show.' })
  message!: string
}

@InputType({ description: 'Who, and whether they can sign in.' })
export class SetUserActiveInput {
  @Field(() => ID, { description: 'Global id.' })
  userId!: string

  @Field(() => Boolean, { description: 'False ends all their sign-ins at once.' })
  isActive!: boolean
}

@ObjectType({ description: 'The account as it is now.' })
export class SetUserActivePayload {
  @Field(() => User, { description: 'The account as it is now.' })
  user!: User
}
