import { createHmac, randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { EntityManager } from 'typeorm'
import { hashPassword } from '../src/accounts/users/sign-in/password.js'
import { IDLE_TIMEOUT_MS, tokenOf } from '../src/accounts/users/sign-in/session.service.js'
import type { User } from '../src/accounts/users/user.entity.js'
import { testSettings } from './ask.js'
import { aUser } from './factories.js'

export const PASSWORD = 'Paard-1234'
/** The lowest cost, because most tests are not about hashing. */
const hashed = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** A staff account, with PASSWORD unless another is given. */
export async function aStaffMember(db: EntityManager, given: Partial<User> & { password?: string } = {}) {
  const { password, ...values } = given
  return aUser(db, { passwordHash: password ? await hashPassword(password) : await hashed, ...values })
}

/** A staff account that an administrator has just created. */
export const aNewcomer = (db: EntityManager, given: Parameters<typeof aStaffMember>[1] = {}) =>
  aStaffMember(db, { mustChangePassword: true, temporaryUntil: new Date(Date.now() + 72 * 3_600_000), ...given })

/** Creates a session, and returns the headers for each way to authenticate with it. */
export async function aSignIn(db: EntityManager, { id: userId }: User, origin = 'http://localhost') {
  const secret = testSettings().sessionSecrets![0]!
  const sid = randomUUID()
  const expires = new Date(Date.now() + IDLE_TIMEOUT_MS)
  const cookie = { originalMaxAge: IDLE_TIMEOUT_MS, expires, httpOnly: true, path: '/', sameSite: 'lax', secure: false }
  const sess = { cookie, userId, startedAt: Date.now(), seenAt: Date.now(), device: 'proef' }
  await db.query('INSERT INTO sessions (sid, sess, expire) VALUES ($1, $2, $3)', [sid, JSON.stringify(sess), expires])
  const token = await tokenOf(db, sid, [secret])
  const signature = createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '')
  return {
    sid,
    token,
    bearer: { authorization: `Bearer ${token}` } as Record<string, string>,
    cookie: { cookie: `greenrock=${encodeURIComponent(`s:${sid}.${signature}`)}`, origin } as Record<string, string>,
  }
}
