import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../accounts/context.js'
import { User } from '../../accounts/users/user.entity.js'
import { endSession, sessionNow, sessionsOf } from '../../accounts/users/sign-in/session.service.js'
import type { Checked } from '../../platform/validation/checked.js'
import { signOut } from './sign-out.js'
import { AccountSession, Session, SessionPayload } from './session.types.js'
import { ChangePasswordInput, SignInInput } from '../../accounts/users/sign-in/password.inputs.js'
import { changePassword, hasPassword, signInWithPassword } from '../../accounts/users/sign-in/password.service.js'

@Resolver(() => Session)
export class SessionResolver {
  @Query(() => Session, {
    description: 'The current session and a bearer token. Clients refetch it at start and on window focus.',
  })
  session(@Ctx() { db, caller, secrets }: Context): Promise<Session> {
    return sessionNow(db, caller.viewer, secrets)
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the user has a password here; false for visitors, and for users who sign in at the provider.',
  })
  hasPassword(@Root() { user }: Session, @Ctx() { db }: Context): boolean | Promise<boolean> {
    return user ? hasPassword(db, user.id) : false
  }

  @Query(() => User, { nullable: true, description: 'Who is signed in; null for a visitor.' })
  viewer(@Ctx() { caller }: Context): User | null {
    return caller.viewer?.user ?? null
  }

  @Mutation(() => SessionPayload, {
    description: 'Signs in to a staff account. UNAUTHENTICATED: wrong password; RATE_LIMITED: too many attempts.',
  })
  async signIn(
    @Arg('input', () => SignInInput, { description: 'User name and password.' }) input: Checked<SignInInput>,
    @Ctx() { db, caller, secrets }: Context,
  ): Promise<SessionPayload> {
    const user = await signInWithPassword(db, input, caller)
    return { session: await sessionNow(db, await caller.signIn(user), secrets) }
  }

  @Mutation(() => SessionPayload, {
    description: 'Ends the current session: its cookie and its bearer token stop working. Idempotent.',
  })
  async signOut(@Ctx() { db, caller, secrets }: Context): Promise<SessionPayload> {
    await signOut(caller)
    return { session: await sessionNow(db, null, secrets) }
  }

  @Mutation(() => SessionPayload, {
    description: 'Changes your password and ends your other sessions; this one gets a new token.',
  })
  async changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'The current password, and the new one twice.' })
    input: Checked<ChangePasswordInput>,
    @Ctx() { db, caller, secrets }: Context,
  ): Promise<SessionPayload> {
    const user = await changePassword(db, caller.viewer!, input, caller.address)
    await caller.signOut()
    return { session: await sessionNow(db, await caller.signIn(user), secrets) }
  }

  @Query(() => [AccountSession], { description: 'Your own active sessions, newest first.' })
  async accountSessions(@Ctx() { db, caller }: Context) {
    return [...(await sessionsOf(db, caller.viewer!))]
  }

  @Mutation(() => Boolean, {
    description: 'Ends one of your own sessions. Idempotent: true also when it has already ended.',
  })
  async endSession(
    @Arg('id', () => ID, { description: 'An `id` from `accountSessions`.' }) id: string,
    @Ctx() { db, caller }: Context,
  ): Promise<boolean> {
    await endSession(db, caller.viewer!, id)
    return true
  }
}
