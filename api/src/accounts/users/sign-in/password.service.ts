import { type EntityManager, Not } from 'typeorm'
import { invalid, UserError } from '../../../platform/errors.js'
import { logSecurity } from '../../../platform/security-log.js'
import { User } from '../user.entity.js'
import type { Checked } from '../../../platform/validation/checked.js'
import type { ChangePasswordInput, SignInInput } from './password.inputs.js'
import { hashPassword, isPasswordOf, UNUSABLE_PASSWORD } from './password.js'
import { type Authenticated, endSessionsOf } from './session.service.js'
import { countAttempt, forgetAttempts, resetAttempts } from './password-attempts.js'
import type { Caller } from '../caller.js'
import type { Viewer } from '../viewer.js'

export type Sender = Pick<Caller, 'address' | 'isOnKnownDevice'>

/**
 * Verifies a password. User enumeration and timing attacks: an unknown user, a wrong password, a deactivated account and an expired
 * temporary password all give the same error after the same time.
 * @throws UserError UNAUTHENTICATED or RATE_LIMITED
 */
export async function signInWithPassword(
  db: EntityManager,
  { username, password }: Checked<SignInInput>,
  sender: Sender,
): Promise<Authenticated> {
  const user = await db
    .createQueryBuilder(User, 'user')
    .addSelect('user.passwordHash')
    .where('lower(user.username) = lower(:name) OR lower(user.email) = lower(:name)', { name: username })
    .getOne()
  const account = user ? { userId: user.id } : { typed: username }
  const isKnown = user?.passwordHash ? sender.isOnKnownDevice({ id: user.id, passwordHash: user.passwordHash }) : false
  await countAttempt(db, account, sender.address, isKnown)

  const isRight = await isPasswordOf(user?.passwordHash ?? null, password)
  if (!user?.passwordHash || !isRight || !(await recordSignIn(db, user))) {
    // The typed name is not logged, because people sometimes type their password there.
    logSecurity('sign-in failed', { userId: user?.id ?? null, by: 'password' })
    throw new UserError('UNAUTHENTICATED', 'Unauthorized: gebruikersnaam of wachtwoord klopt niet')
  }

  await resetAttempts(db, account, sender.address)
  logSecurity('signed in', { userId: user.id, by: 'password' })
  return { id: user.id, passwordHash: user.passwordHash }
}

/** Race condition: one atomic UPDATE, so that only one of several concurrent requests signs in with a temporary password. */
async function recordSignIn(db: EntityManager, { id, passwordHash }: User): Promise<boolean> {
  const [updated] = await db.query<[{ id: string }[], number]>(
    `UPDATE app_users SET last_login_at = now(), temporary_until = NULL
     WHERE id = $1 AND password_hash = $2 AND is_active AND (NOT must_change_password OR temporary_until > now())
     RETURNING id`,
    [id, passwordHash],
  )
  return updated.length > 0
}

/**
 * Ends every other session of the user; the caller renews the current one.
 * @throws UserError BAD_USER_INPUT or RATE_LIMITED
 */
export async function changePassword(
  db: EntityManager,
  { user, sid }: Viewer,
  { currentPassword, newPassword }: Checked<ChangePasswordInput>,
  address: string,
): Promise<Authenticated> {
  if (newPassword === currentPassword) throw invalid('newPassword', 'Nieuw wachtwoord moet anders zijn dan het huidige')
  const account = { userId: user.id }
  // A signed-in user has a separate count, which nobody else can use up.
  await countAttempt(db, account, address, true)
  const found = await db.createQueryBuilder(User, 'user').addSelect('user.passwordHash').where({ id: user.id }).getOne()
  const passwordHash = found?.passwordHash ?? null
  if (!(await isPasswordOf(passwordHash, currentPassword))) throw wrongPassword()

  await forgetAttempts(db, account)
  const hashed = await hashPassword(newPassword)
  await db.transaction(async tx => {
    const { affected } = await tx.update(
      User,
      // Race condition: the old hash in the condition lets only one of two concurrent changes succeed.
      { id: user.id, passwordHash: passwordHash! },
      { passwordHash: hashed, mustChangePassword: false, temporaryUntil: null },
    )
    if (affected === 0) throw wrongPassword()
    await endSessionsOf(tx, user.id, sid)
  })
  logSecurity('password changed', { userId: user.id })
  return { id: user.id, passwordHash: hashed }
}

const wrongPassword = () => invalid('currentPassword', 'Huidig wachtwoord klopt niet')

/** False for an account that was created by signing in at the provider. */
export const hasPassword = (db: EntityManager, id: string): Promise<boolean> =>
  db.existsBy(User, { id, passwordHash: Not(UNUSABLE_PASSWORD) })
