import { type EntityManager, In } from 'typeorm'
import { v7 as uuid } from 'uuid'
import type { Checked } from '../../platform/validation/checked.js'
import { hashPassword } from './sign-in/password.js'
import { endSessionsOf } from './sign-in/session.service.js'
import { invalid, UserError } from '../../platform/errors.js'
import { connectionOf, type ConnectionOf } from '../../platform/paging/connection.js'
import type { OrderKey } from '../../platform/paging/keyset.js'
import { logSecurity } from '../../platform/security-log.js'
import { everyBatch } from '../../platform/paging/every-batch.js'
import { keysetPage } from '../../platform/paging/keyset-page.js'
import { type PageArgs, readPage } from '../../platform/paging/page-args.js'
import type { KeysetList } from '../../platform/paging/placed-rows.js'
import { expiryOfTemporaryPassword } from './temporary-password.service.js'
import { User } from './user.entity.js'
import { type CreateUserInput, refusedAccount } from './user.inputs.js'
import type { Viewer } from './viewer.js'

export const UserConnection = connectionOf(User, 'User')

export const USER_CREATED = 'Gebruiker succesvol aangemaakt'

/**
 * Creates a staff account with a temporary password that signs in once and expires.
 * @param domain the company's e-mail domain, which the address must have
 * @throws UserError BAD_USER_INPUT
 */
export async function createUser(
  db: EntityManager,
  byUserId: string,
  domain: string,
  input: Checked<CreateUserInput>,
): Promise<User> {
  const { temporaryPassword, ...values } = input
  if (!values.email.toLowerCase().endsWith(`@${domain}`))
    throw invalid('email', refusedAccount(`Email moet eindigen met @${domain}`))
  const id = uuid()
  const passwordHash = await hashPassword(temporaryPassword)
  const made = await db.transaction(async tx => {
    await tx.query(
      `INSERT INTO app_users (id, username, email, first_name, last_name, password_hash, must_change_password, temporary_until)
       VALUES ($1, $2, $3, $4, $5, $6, true, $7) ON CONFLICT DO NOTHING`,
      [id, values.username, values.email, values.firstName, values.lastName, passwordHash, expiryOfTemporaryPassword()],
    )
    return tx.findOneBy(User, { id })
  })
  if (!made)
    throw new UserError(
      'BAD_USER_INPUT',
      'Een gebruiker met deze gebruikersnaam of dit e-mailadres bestaat al',
      await takenField(db, values.username),
    )
  logSecurity('account made', { userId: id, byUserId })
  return made
}

async function takenField(db: EntityManager, username: string): Promise<'username' | 'email'> {
  const isTaken = await db.query<unknown[]>('SELECT FROM app_users WHERE lower(username) = lower($1)', [username])
  return isTaken.length > 0 ? 'username' : 'email'
}

/**
 * Deactivation ends all sessions of the user at once, on every process. Lockout: users cannot deactivate themselves, so that an
 * administrator always remains.
 * @throws UserError BAD_USER_INPUT or NOT_FOUND
 */
export async function setUserActive(
  db: EntityManager,
  byUserId: string,
  userId: string | null,
  isActive: boolean,
): Promise<User> {
  if (userId === byUserId && !isActive)
    throw new UserError('BAD_USER_INPUT', 'Je kunt jezelf niet deactiveren', 'isActive')
  const user = await db.transaction(async tx => {
    if (!userId) return null
    await tx.update(User, userId, { isActive })
    if (!isActive) await endSessionsOf(tx, userId)
    return tx.findOneBy(User, { id: userId })
  })
  if (!user) throw new UserError('NOT_FOUND', 'Deze gebruiker bestaat niet')
  logSecurity(isActive ? 'account activated' : 'account deactivated', { userId: user.id, byUserId })
  return user
}

const oldestFirst: readonly OrderKey[] = [
  { sql: 'item.created_at', type: 'timestamptz', descending: false },
  { sql: 'item.id', type: 'uuid', descending: false },
]

const userList: KeysetList = { order: 'created', keys: oldestFirst, where: [], values: [] }

/** @throws UserError for invalid page arguments */
export async function listUsers(db: EntityManager, args: PageArgs): Promise<ConnectionOf<User>> {
  return keysetPage(db, User, userList, readPage(args, userList.order))
}

export const everyUser = (db: EntityManager) => everyBatch(db, User, userList)

/** In the order of the ids; null for users that the viewer may not see. Only administrators see other users. */
export async function visibleUsers(
  db: EntityManager,
  viewer: Viewer | null,
  ids: readonly string[],
): Promise<(User | null)[]> {
  const visible = ids.filter(id => viewer && (viewer.user.isAdmin || viewer.user.id === id))
  if (visible.length === 0) return ids.map(() => null)
  const users = await db.findBy(User, { id: In(visible) })
  const byId = new Map(users.map(user => [user.id, user]))
  return ids.map(id => byId.get(id) ?? null)
}
