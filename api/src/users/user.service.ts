import { type EntityManager, In } from 'typeorm'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import { checked } from '../validation/checked.js'
import { characters, hashPassword, hasLength, LONGEST_PASSWORD } from './password.js'
import { endSessionsOf } from './session.service.js'
import { UserError } from '../errors.js'
import { connectionOf, type ConnectionOf } from '../paging/connection.js'
import type { OrderKey } from '../paging/keyset.js'
import { everyItem } from '../paging/every-item.js'
import { keysetPage } from '../paging/keyset-page.js'
import { type PageArgs, readPage } from '../paging/page-args.js'
import type { KeysetList } from '../paging/placed-rows.js'
import { isPlainLine } from '../validation/text.js'
import { User } from './user.entity.js'
import type { Viewer } from './viewer.js'

export const UserConnection = connectionOf(User, 'User')

const TEMPORARY_MS = 72 * 3_600_000

const TOO_SHORT = 'Tijdelijk wachtwoord moet minimaal 8 karakters zijn'

const createInput = (domain: string) =>
  z.strictObject({
    username: z
      .string('Gebruikersnaam is verplicht')
      .trim()
      .min(3, 'Gebruikersnaam moet minimaal 3 karakters zijn')
      .max(50, 'Gebruikersnaam mag maximaal 50 karakters zijn')
      .regex(
        /^[A-Za-z0-9._-]+$/,
        'Gebruikersnaam mag alleen letters, cijfers, punt, streepje en laag streepje bevatten',
      ),
    email: z
      .email('Ongeldig email adres')
      .max(100, 'Email mag maximaal 100 karakters zijn')
      .refine(email => email.toLowerCase().endsWith(`@${domain}`), `Email moet eindigen met @${domain}`),
    firstName: name('Voornaam'),
    lastName: name('Achternaam'),
    temporaryPassword: z
      .string(TOO_SHORT)
      .refine(hasLength(8), TOO_SHORT)
      .max(LONGEST_PASSWORD, `Tijdelijk wachtwoord mag maximaal ${LONGEST_PASSWORD} karakters zijn`),
  })

const name = (what: string) =>
  z
    .string(`${what} is verplicht`)
    .normalize('NFC')
    .trim()
    .min(1, `${what} is verplicht`)
    // As the database counts: an emoji is one.
    .refine(text => characters(text) <= 50, `${what} mag maximaal 50 karakters zijn`)
    .refine(isPlainLine, `${what} bevat een ongeldig teken`)

/**
 * Makes a staff account with a password that signs in once, within 72 hours.
 * @throws UserError; what does not fit says 'Ongeldige invoer' and what is wrong
 */
export async function createUser(db: EntityManager, domain: string, input: unknown): Promise<User> {
  const { temporaryPassword, ...values } = validInput(domain, input)
  const id = uuid()
  const passwordHash = await hashPassword(temporaryPassword)
  const made = await db.transaction(async tx => {
    await tx.query(
      `INSERT INTO app_users (id, username, email, first_name, last_name, password_hash, must_change_password, temporary_until)
       VALUES ($1, $2, $3, $4, $5, $6, true, $7) ON CONFLICT DO NOTHING`,
      [
        id,
        values.username,
        values.email,
        values.firstName,
        values.lastName,
        passwordHash,
        new Date(Date.now() + TEMPORARY_MS),
      ],
    )
    return tx.findOneBy(User, { id })
  })
  if (!made)
    throw new UserError('BAD_USER_INPUT', 'Een gebruiker met deze gebruikersnaam of dit e-mailadres bestaat al')
  return made
}

function validInput(domain: string, input: unknown) {
  try {
    return checked(createInput(domain), input)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    throw new UserError(error.code, `Ongeldige invoer: ${error.message}`, error.field)
  }
}

/**
 * Deactivated, a user is out at once, on every process. Nobody shuts out themselves: somebody must be left to open.
 * @throws UserError
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
  return user
}

const oldestFirst: readonly OrderKey[] = [
  { sql: 'item.created_at', type: 'timestamptz', descending: false },
  { sql: 'item.id', type: 'uuid', descending: false },
]

const userList: KeysetList = { order: 'created', keys: oldestFirst, where: [], values: [] }

/** @throws UserError for a page that cannot be */
export async function listUsers(db: EntityManager, args: PageArgs): Promise<ConnectionOf<User>> {
  return keysetPage(db, User, userList, readPage(args, userList.order))
}

/** All of them at once, the oldest first. */
export const everyUser = (db: EntityManager): Promise<User[]> => everyItem(db, User, userList)

/** In the order of the ids; null for those that the viewer may not see: only administrators see others than themselves. */
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
