import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../context.js'
import { User } from '../users/user.entity.js'
import { endSession, sessionNow, sessionsOf } from '../users/sign-in/session.service.js'
import type { Checked } from '../validation/checked.js'
import { AccountSession, Session, SessionPayload } from './session.types.js'
import { ChangePasswordInput, SignInInput } from '../users/sign-in/password.inputs.js'
import { changePassword, signInWithPassword } from '../users/sign-in/password.service.js'

@Resolver()
export class SessionResolver {
  @Query(() => Session, { description: 'What a client asks when it starts and when its window gets focus.' })
  session(@Ctx() { db, caller, secret }: Context): Promise<Session> {
    return sessionNow(db, caller.viewer, secret)
  }

  @Query(() => User, { nullable: true, description: 'Who is signed in; null for a visitor.' })
  viewer(@Ctx() { caller }: Context): User | null {
    return caller.viewer?.user ?? null
  }

  @Mutation(() => SessionPayload, { description: 'With the password of a staff account.' })
  async signIn(
    @Arg('input', () => SignInInput, { description: 'User name and password.' }) input: Checked<SignInInput>,
    @Ctx() { db, caller, secret }: Context,
  ): Promise<SessionPayload> {
    const { id } = await signInWithPassword(db, input, caller.address)
    return { session: await sessionNow(db, await caller.signIn(id), secret) }
  }

  @Mutation(() => SessionPayload, { description: 'Ends the sign-in, with its cookie and its token.' })
  async signOut(@Ctx() { db, caller, secret }: Context): Promise<SessionPayload> {
    await caller.signOut()
    return { session: await sessionNow(db, null, secret) }
  }

  @Mutation(() => SessionPayload, { description: 'Ends all other sign-ins of yours; this one gets a new token.' })
  async changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'The old one, and the new one twice.' })
    input: Checked<ChangePasswordInput>,
    @Ctx() { db, caller, secret }: Context,
  ): Promise<SessionPayload> {
    const viewer = caller.viewer!
    await changePassword(db, viewer, input, caller.address)
    await caller.signOut()
    return { session: await sessionNow(db, await caller.signIn(viewer.user.id), secret) }
  }

  @Query(() => [AccountSession], { description: 'Your own sign-ins, the newest first.' })
  async accountSessions(@Ctx() { db, caller }: Context) {
    return [...(await sessionsOf(db, caller.viewer!))]
  }

  @Mutation(() => Boolean, { description: 'Ends one of your own sign-ins; twice does no harm.' })
  async endSession(
    @Arg('id', () => ID, { description: 'Of `accountSessions`.' }) id: string,
    @Ctx() { db, caller }: Context,
  ): Promise<boolean> {
    await endSession(db, caller.viewer!, id)
    return true
  }
}
