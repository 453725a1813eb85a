import type { EntityManager } from 'typeorm'
import { invalid, UserError } from '../../errors.js'
import { User } from '../user.entity.js'
import type { Checked } from '../../validation/checked.js'
import type { ChangePasswordInput, SignInInput } from './password.inputs.js'
import { hashPassword, isPasswordOf } from './password.js'
import { endSessionsOf } from './session.service.js'
import { countTry, forgetTries } from './password-attempts.js'
import type { Viewer } from '../viewer.js'

/**
 * Finds who signs in with a password. Against user enumeration and timing attacks: who is not there, gave a wrong password,
 * has been deactivated or has a temporary password that is used up all hear the same, after the same time.
 * @throws UserError
 */
export async function signInWithPassword(
  db: EntityManager,
  { username, password }: Checked<SignInInput>,
  address: string,
): Promise<User> {
  const user = await db
    .createQueryBuilder(User, 'user')
    .addSelect('user.passwordHash')
    .where('lower(user.username) = lower(:name) OR lower(user.email) = lower(:name)', { name: username })
    .getOne()
  const account = user ? { userId: user.id } : { typed: username }
  await countTry(db, account, address)

  const isRight = await isPasswordOf(user?.passwordHash ?? null, password)
  if (!user || !isRight || !(await mayEnter(db, user)))
    throw new UserError('UNAUTHENTICATED', 'Unauthorized: gebruikersnaam of wachtwoord klopt niet')

  await forgetTries(db, account)
  return user
}

/** Race: a temporary password signs in once, also for two requests at the same moment. */
async function mayEnter(db: EntityManager, { id, passwordHash }: User): Promise<boolean> {
  const [entered] = await db.query<[{ id: string }[], number]>(
    `UPDATE app_users SET last_login_at = now(), temporary_until = NULL
     WHERE id = $1 AND password_hash = $2 AND is_active AND (NOT must_change_password OR temporary_until > now())
     RETURNING id`,
    [id, passwordHash],
  )
  return entered.length > 0
}

/**
 * Every other sign-in of the user ends; the caller gives this one a new id.
 * @throws UserError
 */
export async function changePassword(
  db: EntityManager,
  { user, sid }: Viewer,
  { currentPassword, newPassword }: Checked<ChangePasswordInput>,
  address: string,
) {
  if (newPassword === currentPassword) throw invalid('newPassword', 'Nieuw wachtwoord moet anders zijn dan het huidige')
  const account = { userId: user.id }
  await countTry(db, account, address)
  const found = await db.createQueryBuilder(User, 'user').addSelect('user.passwordHash').where({ id: user.id }).getOne()
  const passwordHash = found?.passwordHash ?? null
  if (!(await isPasswordOf(passwordHash, currentPassword))) throw wrongPassword()

  await forgetTries(db, account)
  const hashed = await hashPassword(newPassword)
  await db.transaction(async tx => {
    const { affected } = await tx.update(
      User,
      // Race: changed in another window meanwhile, the old one is no longer right.
      { id: user.id, passwordHash: passwordHash! },
      { passwordHash: hashed, mustChangePassword: false, temporaryUntil: null },
    )
    if (affected === 0) throw wrongPassword()
    await endSessionsOf(tx, user.id, sid)
  })
}

const wrongPassword = () => invalid('currentPassword', 'Huidig wachtwoord klopt niet')
