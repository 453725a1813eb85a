import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../context.js'
import { AppUser } from '../users/app-user.entity.js'
import { endSession, sessionsOf, tokenOf } from './session.service.js'
import { AccountSession, ChangePasswordInput, Session, SessionPayload, SignInInput } from './session.types.js'
import { changePassword, signInWithPassword } from './staff.service.js'
import type { Viewer } from './viewer.js'

@Resolver()
export class SessionResolver {
  @Query(() => Session, { description: 'What a client asks when it starts and when its window gets focus.' })
  session(@Ctx() context: Context): Promise<Session> {
    return sessionNow(context, context.door.viewer)
  }

  @Query(() => AppUser, { nullable: true, description: 'Who is signed in; null for a visitor.' })
  viewer(@Ctx() { door }: Context): AppUser | null {
    return door.viewer?.user ?? null
  }

  @Mutation(() => SessionPayload, { description: 'With the password of a staff account.' })
  async signIn(
    @Arg('input', () => SignInInput, { description: 'User name and password.' }) input: SignInInput,
    @Ctx() context: Context,
  ): Promise<SessionPayload> {
    const { id } = await signInWithPassword(context.db, input, context.door.address)
    return { session: await sessionNow(context, await context.door.enter(id)) }
  }

  @Mutation(() => SessionPayload, { description: 'Ends the sign-in, with its cookie and its token.' })
  async signOut(@Ctx() context: Context): Promise<SessionPayload> {
    await context.door.leave()
    return { session: await sessionNow(context, null) }
  }

  @Mutation(() => SessionPayload, { description: 'Ends all other sign-ins of yours; this one gets a new token.' })
  async changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'The old one, and the new one twice.' })
    input: ChangePasswordInput,
    @Ctx() context: Context,
  ): Promise<SessionPayload> {
    const viewer = context.door.viewer!
    await changePassword(context.db, viewer, input, context.door.address)
    await context.door.leave()
    return { session: await sessionNow(context, await context.door.enter(viewer.user.id)) }
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

async function sessionNow({ db, secret }: Context, viewer: Viewer): Promise<Session> {
  if (!viewer) return { authenticated: false, token: null, mustChangePassword: false, user: null }
  return {
    authenticated: true,
    token: await tokenOf(db, viewer.sid, secret),
    mustChangePassword: viewer.user.mustChangePassword,
    user: viewer.user,
  }
}
