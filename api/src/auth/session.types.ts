import { Field, ID, ObjectType } from 'type-graphql'
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
