import type { z } from 'zod'
import { signOut as signOutCaller } from '../../people/auth/sign-out.js'
import { pictureOf } from '../../accounts/users/picture.service.js'
import { sessionNow } from '../../accounts/users/sign-in/session.service.js'
import { ChangePasswordInput, SignInInput } from '../../accounts/users/sign-in/password.inputs.js'
import { pictureAddressLoader } from '../../accounts/users/user.loaders.js'
import { changePassword, signInWithPassword } from '../../accounts/users/sign-in/password.service.js'
import type { Context } from '../../accounts/context.js'
import { UserError } from '../../platform/errors.js'
import { formOf } from './body.js'
import { Answer, type Call, Picture } from './route.js'
import type { noSessionSchema, sessionSchema } from './schemas.js'
import { viewerShape } from './shapes.js'

type Session = z.output<typeof sessionSchema>

/** 401 for a visitor, with the same fields in the body as for a user. */
export async function checkSession({ context }: Call): Promise<Session | Answer> {
  const session = await sessionShape(context)
  if (context.caller.viewer) return session
  return new Answer(401, {
    ...session,
    message: 'Unauthorized: je bent niet ingelogd',
    code: 'UNAUTHENTICATED',
  } satisfies z.output<typeof noSessionSchema>)
}

export async function signIn({ body, context }: Call): Promise<Session> {
  const { db, caller } = context
  const user = await signInWithPassword(db, formOf(SignInInput, body), caller)
  await caller.signIn(user)
  return sessionShape(context)
}

export async function signOut({ context }: Call): Promise<Session> {
  await signOutCaller(context.caller)
  return sessionShape(context)
}

export async function changeOwnPassword({ body, context }: Call): Promise<Session> {
  const { db, caller } = context
  const user = await changePassword(db, caller.viewer!, formOf(ChangePasswordInput, body), caller.address)
  await caller.signOut()
  await caller.signIn(user)
  return sessionShape(context)
}

/** Our copy of the viewer's profile picture. */
export async function ownPicture({ context: { db, caller } }: Call): Promise<Picture> {
  const { legacyUserId } = caller.viewer!.user
  const picture = legacyUserId ? await pictureOf(db, legacyUserId) : null
  if (!picture) throw new UserError('NOT_FOUND', 'Er is geen foto.')
  return new Picture(picture.type, picture.bytes)
}

async function sessionShape(context: Context): Promise<Session> {
  const { user, ...session } = await sessionNow(context.db, context.caller.viewer, context.secrets)
  return { ...session, user: user && viewerShape(user, await context.load(pictureAddressLoader, user)) }
}
