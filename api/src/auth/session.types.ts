import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { User } from '../users/user.entity.js'

@ObjectType({ description: 'Whether somebody is signed in, and who.' })
export class Session {
  @Field(() => Boolean, { description: 'False for a visitor.' })
  authenticated!: boolean

  @Field(() => String, {
    nullable: true,
    description:
      'For the header `Authorization: Bearer …`; it ends with the sign-in, and after twelve hours at the latest.',
  })
  token!: string | null

  @Field(() => Boolean, { description: 'A temporary password must be changed before anything else is possible.' })
  mustChangePassword!: boolean

  @Field(() => User, { nullable: true, description: 'Who is signed in.' })
  user!: User | null
}

@ObjectType({ description: 'The sign-in as it is now.' })
export class SessionPayload {
  @Field(() => Session, { description: 'The sign-in as it is now.' })
  session!: Session
}

@InputType({ description: 'For staff accounts.' })
export class SignInInput {
  @Field(() => String, { description: 'User name or e-mail address.' })
  username!: string

  @Field(() => String, { description: 'The password.' })
  password!: string
}

@InputType({ description: 'For staff accounts.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The one that is used now.' })
  currentPassword!: string

  @Field(() => String, { description: 'At least 8 characters, with a capital, a small letter, a digit and a sign.' })
  newPassword!: string

  @Field(() => String, { description: 'The new one once more.' })
  confirmPassword!: string
}

@ObjectType({ description: 'One of your own sign-ins.' })
export class AccountSession {
  @Field(() => ID, { description: 'To end it by.' })
  id!: string

  @Field(() => String, { description: 'What the browser calls itself.' })
  device!: string

  @Field(() => Date, { description: 'When it began.' })
  startedAt!: Date

  @Field(() => Boolean, { description: 'The one that asks.' })
  isCurrent!: boolean
}
