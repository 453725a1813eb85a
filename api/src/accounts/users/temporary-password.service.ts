import type { EntityManager } from 'typeorm'
import { UserError } from '../../platform/errors.js'
import { TEMPORARY_PASSWORD_VALID_HOURS } from '../../reference/limits.js'
import { logSecurity } from '../../platform/security-log.js'
import type { Checked } from '../../platform/validation/checked.js'
import { hashPassword, UNUSABLE_PASSWORD } from './sign-in/password.js'
import { forgetAttempts } from './sign-in/password-attempts.js'
import { endSessionsOf } from './sign-in/session.service.js'
import { User } from './user.entity.js'
import type { RenewTemporaryPasswordInput } from './user.inputs.js'

export const TEMPORARY_PASSWORD_RENEWED = 'Nieuw tijdelijk wachtwoord ingesteld'

export const expiryOfTemporaryPassword = () => new Date(Date.now() + TEMPORARY_PASSWORD_VALID_HOURS * 3_600_000)

/**
 * Password reset by an administrator: replaces the password, whether temporary or the user's own, ends every session with its bearer token,
 * and lifts the throttle on the account.
 * @throws UserError BAD_USER_INPUT or NOT_FOUND
 */
export async function renewTemporaryPassword(
  db: EntityManager,
  byUserId: string,
  { userId, temporaryPassword }: Checked<RenewTemporaryPasswordInput>,
): Promise<User> {
  if (userId === byUserId) throw refused('Je eigen wachtwoord wijzig je in je profiel')
  // Before the transaction, so that no row is locked during the hashing.
  const passwordHash = await hashPassword(temporaryPassword)
  const user = await db.transaction(async tx => {
    await assertRenewable(tx, userId)
    await tx.update(User, userId, {
      passwordHash,
      mustChangePassword: true,
      temporaryUntil: expiryOfTemporaryPassword(),
    })
    await endSessionsOf(tx, userId)
    return tx.findOneByOrFail(User, { id: userId })
  })
  logSecurity('temporary password renewed', { userId, byUserId })
  await forgetAttempts(db, { userId })
  return user
}

/** Race condition: locks the row against concurrent deactivation, erasure and password changes. */
async function assertRenewable(tx: EntityManager, userId: string): Promise<void> {
  const user = userId
    ? await tx
        .createQueryBuilder(User, 'user')
        .addSelect('user.passwordHash')
        .setLock('pessimistic_write')
        .where({ id: userId })
        .getOne()
    : null
  if (!user) throw new UserError('NOT_FOUND', 'Deze gebruiker bestaat niet')
  if (user.passwordHash === UNUSABLE_PASSWORD)
    throw refused('Deze gebruiker heeft hier geen wachtwoord en logt in via de inlogdienst')
  if (!user.isActive) throw refused('Deze gebruiker is gedeactiveerd. Activeer het account eerst.')
}

const refused = (sentence: string) => new UserError('BAD_USER_INPUT', sentence, 'userId')
