import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { UserError } from '../errors.js'
import { AppUser } from '../users/app-user.entity.js'
import { checked } from './checked.js'
import { hashPassword, isPasswordOf, LONGEST_PASSWORD, newPassword } from './password.js'
import { endSessionsOf } from './session.service.js'
import { countTry, forgetTries } from './throttle.js'
import type { SignedIn } from './viewer.js'

const signInInput = z.object({
  /** User name or e-mail address. */
  username: z.string('Gebruikersnaam is verplicht').trim().min(1, 'Gebruikersnaam is verplicht').max(200),
  password: z.string('Wachtwoord is verplicht').min(1, 'Wachtwoord is verplicht').max(LONGEST_PASSWORD),
})

/**
 * Finds who signs in with a password. Who is not there, gave a wrong password, has been deactivated or has a temporary
 * password that is used up all hear the same, after the same time.
 * @throws UserError
 */
export async function signInWithPassword(db: EntityManager, input: unknown, address: string): Promise<AppUser> {
  const { username, password } = checked(signInInput, input)
  await countTry(db, username, address)
  const user = await db
    .createQueryBuilder(AppUser, 'user')
    .addSelect('user.passwordHash')
    .where('lower(user.username) = lower(:name) OR lower(user.email) = lower(:name)', { name: username })
    .getOne()

  const isRight = await isPasswordOf(user?.passwordHash ?? null, password)
  const mayEnter = user?.isActive && (!user.mustChangePassword || isStillGood(user))
  if (!user || !isRight || !mayEnter)
    throw new UserError('UNAUTHENTICATED', 'Unauthorized: gebruikersnaam of wachtwoord klopt niet')

  await forgetTries(db, username)
  // A temporary password opens the door once.
  await db.update(AppUser, user.id, {
    lastLoginAt: new Date(),
    ...(user.mustChangePassword ? { temporaryUntil: null } : {}),
  })
  return user
}

const isStillGood = ({ temporaryUntil }: AppUser) => temporaryUntil !== null && temporaryUntil.getTime() > Date.now()

const changeInput = z
  .object({
    currentPassword: z
      .string('Huidig wachtwoord is verplicht')
      .min(1, 'Huidig wachtwoord is verplicht')
      .max(LONGEST_PASSWORD),
    newPassword,
    confirmPassword: z.string('Wachtwoorden komen niet overeen').max(LONGEST_PASSWORD),
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
export async function changePassword(db: EntityManager, { user, sid }: SignedIn, input: unknown, address: string) {
  const { currentPassword, newPassword: chosen } = checked(changeInput, input)
  await countTry(db, user.username, address)
  const { passwordHash } = await db
    .createQueryBuilder(AppUser, 'user')
    .addSelect('user.passwordHash')
    .where({ id: user.id })
    .getOneOrFail()
  if (!(await isPasswordOf(passwordHash ?? null, currentPassword)))
    throw new UserError('BAD_USER_INPUT', 'Huidig wachtwoord klopt niet', 'currentPassword')

  await forgetTries(db, user.username)
  const hashed = await hashPassword(chosen)
  await db.transaction(async tx => {
    await tx.update(AppUser, user.id, { passwordHash: hashed, mustChangePassword: false, temporaryUntil: null })
    await endSessionsOf(tx, user.id, sid)
  })
}
