import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { UserError } from '../errors.js'
import { User } from './user.entity.js'
import { checked } from '../validation/checked.js'
import { hashPassword, isPasswordOf, LONGEST_PASSWORD, newPassword } from './password.js'
import { endSessionsOf } from './session.service.js'
import { countTry, forgetTries } from './password-attempts.js'
import type { Viewer } from './viewer.js'

const tooLong = (what: string) => `${what} mag maximaal ${LONGEST_PASSWORD} karakters zijn`

const signInInput = z.strictObject({
  /** User name or e-mail address. */
  username: z
    .string('Gebruikersnaam is verplicht')
    .trim()
    .min(1, 'Gebruikersnaam is verplicht')
    .max(LONGEST_PASSWORD, tooLong('Gebruikersnaam'))
    // The database takes no text with it.
    .refine(name => !name.includes('\0'), 'Gebruikersnaam bevat een ongeldig teken'),
  password: z
    .string('Wachtwoord is verplicht')
    .min(1, 'Wachtwoord is verplicht')
    .max(LONGEST_PASSWORD, tooLong('Wachtwoord')),
})

/**
 * Finds who signs in with a password. Who is not there, gave a wrong password, has been deactivated or has a temporary
 * password that is used up all hear the same, after the same time.
 * @throws UserError
 */
export async function signInWithPassword(db: EntityManager, input: unknown, address: string): Promise<User> {
  const { username, password } = checked(signInInput, input)
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

const changeInput = z
  .strictObject({
    currentPassword: z
      .string('Huidig wachtwoord is verplicht')
      .min(1, 'Huidig wachtwoord is verplicht')
      .max(LONGEST_PASSWORD, tooLong('Huidig wachtwoord')),
    newPassword,
    confirmPassword: z.string('Wachtwoorden komen niet overeen'),
  })
  .refine(({ newPassword: one, confirmPassword: other }) => one === other, {
    message: 'Wachtwoorden komen niet overeen',
    path: ['confirmPassword'],
  })
  .refine(({ currentPassword: old, newPassword: one }) => old !== one, {
    message: 'Nieuw wachtwoord moet anders zijn dan het huidige',
    path: ['newPassword'],
  })

/**
 * Every other sign-in of the user ends; the caller gives this one a new id.
 * @throws UserError
 */
export async function changePassword(db: EntityManager, { user, sid }: Viewer, input: unknown, address: string) {
  const { currentPassword, newPassword: chosen } = checked(changeInput, input)
  const account = { userId: user.id }
  await countTry(db, account, address)
  const found = await db.createQueryBuilder(User, 'user').addSelect('user.passwordHash').where({ id: user.id }).getOne()
  const passwordHash = found?.passwordHash ?? null
  if (!(await isPasswordOf(passwordHash, currentPassword))) throw wrongPassword()

  await forgetTries(db, account)
  const hashed = await hashPassword(chosen)
  await db.transaction(async tx => {
    const { affected } = await tx.update(
      User,
      // Changed in another window meanwhile, the old one is no longer right.
      { id: user.id, passwordHash: passwordHash! },
      { passwordHash: hashed, mustChangePassword: false, temporaryUntil: null },
    )
    if (affected === 0) throw wrongPassword()
    await endSessionsOf(tx, user.id, sid)
  })
}

const wrongPassword = () => new UserError('BAD_USER_INPUT', 'Huidig wachtwoord klopt niet', 'currentPassword')
