import { hasPicture } from '../auth/picture.service.js'
import { tokenOf } from '../auth/session.service.js'
import { changePassword, signInWithPassword } from '../auth/staff.service.js'
import type { Context } from '../context.js'
import { texts } from './body.js'
import { Answer, type Call } from './route.js'
import { viewerShape } from './shapes.js'

const nobody = { authenticated: false, token: null, user: null, mustChangePassword: false }

/** A visitor hears 401, in the shape of the answer. */
export async function checkSession({ context }: Call): Promise<object> {
  if (context.door.viewer) return sessionNow(context)
  return new Answer(401, { ...nobody, message: 'Unauthorized: je bent niet ingelogd', code: 'UNAUTHENTICATED' })
}

export async function signIn({ body, context }: Call): Promise<object> {
  const { db, door } = context
  const { id } = await signInWithPassword(db, texts(body, ['username', 'password']), door.address)
  await door.enter(id)
  return sessionNow(context)
}

export async function signOut({ context: { door } }: Call): Promise<object> {
  await door.leave()
  return nobody
}

export async function changeOwnPassword({ body, context }: Call): Promise<object> {
  const { db, door } = context
  const viewer = door.viewer!
  const input = texts(body, ['currentPassword', 'newPassword', 'confirmPassword'])
  await changePassword(db, viewer, input, door.address)
  await door.leave()
  await door.enter(viewer.user.id)
  return sessionNow(context)
}

async function sessionNow({ db, door, secret }: Context): Promise<object> {
  const { user, sid } = door.viewer!
  const picture = user.legacyUserId && (await hasPicture(db, user.legacyUserId)) ? '/api/auth/picture' : null
  return {
    authenticated: true,
    token: await tokenOf(db, sid, secret),
    user: viewerShape(user, picture),
    mustChangePassword: user.mustChangePassword,
  }
}
