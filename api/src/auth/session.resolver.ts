import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../context.js'
import { AppUser } from '../users/app-user.entity.js'
import { endSession, sessionNow, sessionsOf } from './session.service.js'
import { AccountSession, ChangePasswordInput, Session, SessionPayload, SignInInput } from './session.types.js'
import { changePassword, signInWithPassword } from './staff.service.js'

@Resolver()
export class SessionResolver {
  @Query(() => Session, { description: 'What a client asks when it starts and when its window gets focus.' })
  session(@Ctx() { db, door, secret }: Context): Promise<Session> {
    return sessionNow(db, door.viewer, secret)
  }

  @Query(() => AppUser, { nullable: true, description: 'Who is signed in; null for a visitor.' })
  viewer(@Ctx() { door }: Context): AppUser | null {
    return door.viewer?.user ?? null
  }

  @Mutation(() => SessionPayload, { description: 'With the password of a staff account.' })
  async signIn(
    @Arg('input', () => SignInInput, { description: 'User name and password.' }) input: SignInInput,
    @Ctx() { db, door, secret }: Context,
  ): Promise<SessionPayload> {
    const { id } = await signInWithPassword(db, input, door.address)
    return { session: await sessionNow(db, await door.enter(id), secret) }
  }

  @Mutation(() => SessionPayload, { description: 'Ends the sign-in, with its cookie and its token.' })
  async signOut(@Ctx() { db, door, secret }: Context): Promise<SessionPayload> {
    await door.leave()
    return { session: await sessionNow(db, null, secret) }
  }

  @Mutation(() => SessionPayload, { description: 'Ends all other sign-ins of yours; this one gets a new token.' })
  async changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'The old one, and the new one twice.' })
    input: ChangePasswordInput,
    @Ctx() { db, door, secret }: Context,
  ): Promise<SessionPayload> {
    const viewer = door.viewer!
    await changePassword(db, viewer, input, door.address)
    await door.leave()
    return { session: await sessionNow(db, await door.enter(viewer.user.id), secret) }
  }

  @Query(() => [AccountSession], { description: 'Your own sign-ins, the newest first.' })
  async accountSessions(@Ctx() { db, door }: Context) {
    return [...(await sessionsOf(db, door.viewer!))]
  }

  @Mutation(() => Boolean, { description: 'Ends one of your own sign-ins; twice does no harm.' })
  async endSession(
    @Arg('id', () => ID, { description: 'Of `accountSessions`.' }) id: string,
    @Ctx() { db, door }: Context,
  ): Promise<boolean> {
    await endSession(db, door.viewer!, id)
    return true
  }
}
