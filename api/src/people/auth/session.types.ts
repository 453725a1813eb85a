import { Field, ID } from 'type-graphql'
import { ObjectType } from '../../platform/graphql/object-type.js'
import { User } from '../../accounts/users/user.entity.js'

@ObjectType({ description: 'The session of the caller.' })
export class Session {
  @Field(() => Boolean, { description: 'False for a visitor.' })
  authenticated!: boolean

  @Field(() => String, {
    nullable: true,
    description:
      'For the header `Authorization: Bearer …`; valid for at most 12 hours, and no longer than the session.',
  })
  token!: string | null

  @Field(() => Boolean, {
    description: 'True: most operations are FORBIDDEN until `changePassword` has replaced the temporary password.',
  })
  mustChangePassword!: boolean

  @Field(() => User, { nullable: true, description: 'The user who is signed in; null for a visitor.' })
  user!: User | null
}

@ObjectType({ description: 'The result of signing in or out, or of changing the password.' })
export class SessionPayload {
  @Field(() => Session, { description: 'The session after the mutation, with its new token.' })
  session!: Session
}

@ObjectType({ description: 'One of your own active sessions.' })
export class AccountSession {
  @Field(() => ID, { description: 'For `endSession`; opaque, not a global id.' })
  id!: string

  @Field(() => String, { description: 'The `User-Agent` header at sign-in, cut off at 200 characters; may be empty.' })
  device!: string

  @Field(() => Date, { description: 'Time of the sign-in.' })
  startedAt!: Date

  @Field(() => Boolean, { description: 'Whether it is the session of this request.' })
  isCurrent!: boolean
}
