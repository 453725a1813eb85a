import { Field } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { User } from '../../accounts/users/user.entity.js'

@ObjectType({ description: 'The result of `createUser`.' })
export class CreateUserPayload {
  @Field(() => User, { description: 'The account that was created; active, with a temporary password.' })
  user!: User

  @Field(() => String, { description: 'Confirmation in Dutch, to show to the administrator.' })
  message!: string
}

@ObjectType({ description: 'The result of `renewTemporaryPassword`.' })
export class RenewTemporaryPasswordPayload {
  @Field(() => User, { description: 'The account, which must change this password at its next sign-in.' })
  user!: User

  @Field(() => String, { description: 'Confirmation in Dutch, to show to the administrator.' })
  message!: string
}

@ObjectType({ description: 'The result of `setUserActive`.' })
export class SetUserActivePayload {
  @Field(() => User, { description: 'The account with its new `isActive`.' })
  user!: User
}
