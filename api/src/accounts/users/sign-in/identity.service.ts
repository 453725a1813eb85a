import type { EntityManager } from 'typeorm'
import { v7 as uuid } from 'uuid'
import type { Settings } from '../../../platform/settings/settings.js'
import { User } from '../user.entity.js'
import { ProviderProfile } from './provider-profile.entity.js'
import { Identity } from './identity.entity.js'
import { UNUSABLE_PASSWORD } from './password.js'
import { type Authenticated, endSessionsOf } from './session.service.js'

/** The verified claims of an ID token, under uniform names. */
export interface Claims {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly username: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly picture: string | null
}

/** Why a user who signed in at the provider is refused here. */
export type Refused = 'niet-toegestaan' | 'email-bezet' | 'gedeactiveerd'

/**
 * The user for these claims, created at the first sign-in. The key is (issuer, subject). Account takeover: an e-mail address links to an
 * existing user only when the provider has verified it.
 */
export function userOf(
  db: EntityManager,
  settings: Pick<Settings, 'allowedEmails' | 'adminEmails'>,
  claims: Claims,
): Promise<(User & Authenticated) | Refused> {
  return db.transaction(async tx => {
    // Race condition: the advisory lock prevents concurrent sign-ins from creating the same user or user name twice.
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('sign-in'))`)
    const email = claims.isEmailVerified ? claims.email : null
    if (settings.allowedEmails.length > 0 && !isAllowed(email, settings.allowedEmails)) return 'niet-toegestaan'

    const known = await findUser(tx, claims, email)
    if (known === null && claims.email && (await userWithEmail(tx, claims.email))) return 'email-bezet'
    const user = known ?? (await createUser(tx, claims, email))
    if (!user.isActive) return 'gedeactiveerd'

    if (user.mustChangePassword) await forgetTemporaryPassword(tx, user)
    user.legacyUserId = await keepLegacyUser(tx, user, claims)
    user.isAdmin ||= email !== null && settings.adminEmails.includes(email.toLowerCase())
    user.lastLoginAt = new Date()
    if (email && user.email.endsWith(NO_EMAIL) && !(await userWithEmail(tx, email))) user.email = email
    user.firstName ??= claims.firstName
    user.lastName ??= claims.lastName
    const saved = await tx.save(user)
    const { issuer, subject } = claims
    await tx.upsert(Identity, { issuer, subject, userId: saved.id }, ['issuer', 'subject'])
    return Object.assign(saved, { passwordHash: saved.passwordHash! })
  })
}

/**
 * Removes the temporary password, which a user of the provider does not need. Privilege escalation: ends the sessions that were opened with
 * it, because they would gain full access.
 */
async function forgetTemporaryPassword(tx: EntityManager, user: User): Promise<void> {
  Object.assign(user, { mustChangePassword: false, temporaryUntil: null, passwordHash: UNUSABLE_PASSWORD })
  await endSessionsOf(tx, user.id)
}

async function findUser(tx: EntityManager, { issuer, subject }: Claims, email: string | null): Promise<User | null> {
  const identity = await tx.findOneBy(Identity, { issuer, subject })
  const known = identity && (await accounts(tx).where({ id: identity.userId }).getOne())
  if (known) return known
  return email ? userWithEmail(tx, email) : null
}

/** Lost update: locks the row, because saving the whole row would undo a concurrent change of the password. */
const accounts = (tx: EntityManager) =>
  tx.createQueryBuilder(User, 'user').addSelect('user.passwordHash').setLock('pessimistic_write')

const userWithEmail = (tx: EntityManager, email: string) =>
  accounts(tx).where('lower(user.email) = lower(:email)', { email }).getOne()

/** Addresses, or domains such as greenrock.nl. */
function isAllowed(email: string | null, allowed: readonly string[]): boolean {
  const address = email?.toLowerCase()
  return allowed.some(one => (one.includes('@') ? address === one : (address?.endsWith(`@${one}`) ?? false)))
}

const NO_EMAIL = '@zonder-e-mail.invalid'

/** Account takeover: an unverified e-mail address is not stored, because its real owner would later be linked to this user. */
async function createUser(tx: EntityManager, claims: Claims, email: string | null): Promise<User> {
  const id = uuid()
  return tx.create(User, {
    id,
    username: await freeUsername(tx, claims),
    // A unique placeholder in a reserved domain (.invalid) that receives no mail.
    email: email ?? id + NO_EMAIL,
    firstName: claims.firstName,
    lastName: claims.lastName,
    passwordHash: UNUSABLE_PASSWORD,
    isActive: true,
    isAdmin: false,
    mustChangePassword: false,
    temporaryUntil: null,
  })
}

async function freeUsername(tx: EntityManager, { username, email, subject }: Claims): Promise<string> {
  const wanted = (username ?? email?.split('@')[0] ?? subject).replace(/[^A-Za-z0-9._-]/g, '').slice(0, 40)
  const base = wanted.length >= 3 ? wanted : `gebruiker.${wanted}`
  const rows = await tx.query<{ name: string }[]>(
    `SELECT lower(username) AS name FROM app_users WHERE starts_with(lower(username), lower($1))`,
    [base],
  )
  const taken = new Set(rows.map(({ name }) => name))
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base}-${number}`
    if (!taken.has(name.toLowerCase())) return name
  }
}

/** Upserts the provider's profile in the legacy table `users`, and returns its id. */
async function keepLegacyUser(tx: EntityManager, { legacyUserId }: User, claims: Claims): Promise<string> {
  const id = legacyUserId ?? uuid()
  const isTaken = claims.email
    ? await tx
        .createQueryBuilder(ProviderProfile, 'profile')
        .where('profile.email = :email AND profile.id <> :id', { email: claims.email, id })
        .getExists()
    : false
  await tx.save(ProviderProfile, {
    id,
    email: isTaken ? null : claims.email,
    firstName: claims.firstName,
    lastName: claims.lastName,
    profileImageUrl: claims.picture,
    // A picture that was removed at the provider is removed here as well.
    ...(claims.picture ? {} : { picture: null, pictureType: null }),
  })
  return id
}
