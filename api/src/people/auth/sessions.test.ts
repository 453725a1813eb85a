import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from '@jest/globals'
import express from 'express'
import { testSettings } from '../../../test/ask.js'
import { ownDatabase } from '../../../test/database.js'
import { aSignIn, aStaffMember, PASSWORD } from '../../../test/sign-in.js'
import { untilBlocked } from '../../../test/until-blocked.js'
import { runInRequest } from '../../platform/load-shedding/request-scope.js'
import { createDataSource } from '../../processes/data-source.js'
import { poolOf } from '../../platform/database/pool.js'
import { type Claims, userOf } from '../../accounts/users/sign-in/identity.service.js'
import { SignInInput } from '../../accounts/users/sign-in/password.inputs.js'
import { UNUSABLE_PASSWORD } from '../../accounts/users/sign-in/password.js'
import { signInWithPassword } from '../../accounts/users/sign-in/password.service.js'
import { type Authenticated, endSessionsOf, IDLE_TIMEOUT_MS } from '../../accounts/users/sign-in/session.service.js'
import { User } from '../../accounts/users/user.entity.js'
import { checked } from '../../platform/validation/checked.js'
import { sessionSecrets } from './secret.js'
import { sessions, SessionStore, startSession } from './sessions.js'

const database = ownDatabase()

test('expired sessions are pruned, even when the timer was started by a request that has ended', async () => {
  const { sid } = await aSignIn(database.manager, await aStaffMember(database.manager))
  await database.manager.query(`UPDATE sessions SET expire = now() - interval '1 second' WHERE sid = $1`, [sid])
  const store = new SessionStore(poolOf(database.source))
  const pruned = new Promise<Error | undefined>(resolve =>
    runInRequest('somebody', () => setTimeout(() => store.pruneSessions(resolve), 5), { limitMs: 1 }),
  )
  expect(await pruned).toBeFalsy()
  expect(await database.manager.query('SELECT FROM sessions WHERE sid = $1', [sid])).toHaveLength(0)
})

test.each(['Pacific/Kiritimati', 'Europe/Amsterdam', 'Etc/GMT+12'])(
  'using a session extends it by twelve hours, also when the database is in %s',
  async zone => {
    const { sid, cookie } = await aSignIn(database.manager, await aStaffMember(database.manager))
    const [{ name }] = await database.manager.query<[{ name: string }]>('SELECT current_database() AS name')
    await database.manager.query(`ALTER DATABASE ${name} SET timezone = '${zone}'`)
    const elsewhere = await createDataSource(database.url, { poolSize: 2 }).initialize()
    const settings = testSettings()
    const app = express().use(...sessions(elsewhere, settings, sessionSecrets(settings)))
    const web = http.createServer(app.use((_request, response) => void response.end()))
    try {
      await new Promise<void>(resolve => web.listen(0, '127.0.0.1', resolve))
      // Long enough ago that a request updates the time.
      await elsewhere.query(
        `UPDATE sessions SET expire = now() + interval '1 minute',
           sess = jsonb_set(sess::jsonb, '{seenAt}', to_jsonb(0))::json WHERE sid = $1`,
        [sid],
      )
      await fetch(`http://127.0.0.1:${(web.address() as AddressInfo).port}/`, { headers: cookie })
      const [{ left }] = await elsewhere.query<[{ left: string }]>(
        'SELECT extract(epoch FROM expire - now()) * 1000 AS left FROM sessions WHERE sid = $1',
        [sid],
      )
      expect(Math.abs(Number(left) - IDLE_TIMEOUT_MS)).toBeLessThan(60_000)
    } finally {
      await new Promise(resolve => web.close(resolve))
      await elsewhere.destroy()
      await database.manager.query(`ALTER DATABASE ${name} RESET timezone`)
    }
  },
)

describe('a password that changes during a sign-in (race condition)', () => {
  const db = () => database.manager
  const claims: Claims = {
    issuer: 'https://aanbieder.test',
    subject: 'sub-1',
    email: 'jan@greenrock.nl',
    isEmailVerified: true,
    username: null,
    firstName: null,
    lastName: null,
    picture: null,
  }
  const byPassword = () =>
    signInWithPassword(db(), checked(SignInInput, { username: 'jan', password: PASSWORD }), {
      address: '10.0.0.1',
      isOnKnownDevice: () => false,
    })
  const byProvider = async () => {
    const user = await userOf(db(), { allowedEmails: [], adminEmails: [] }, claims)
    if (typeof user === 'string') throw new Error(user)
    return user
  }
  const aJan = () => aStaffMember(db(), { username: 'jan', email: 'jan@greenrock.nl' })
  const replacePassword = ({ id }: User) =>
    db().transaction(async tx => {
      await tx.update(User, id, { passwordHash: 'of another password' })
      await endSessionsOf(tx, id)
    })
  const passwordOf = ({ id }: User) =>
    db().query('SELECT password_hash AS hash, must_change_password AS "mustChange" FROM app_users WHERE id = $1', [id])
  const sessionRows = () => db().query<{ text: string }[]>('SELECT to_jsonb(s)::text AS text FROM sessions s')

  /** Starts a session in a request, and returns the reply. */
  async function start(user: Authenticated): Promise<{ error: string; cookie: string | null }> {
    const settings = testSettings()
    const app = express().use(...sessions(database.source, settings, sessionSecrets(settings)))
    app.use((request, response) => {
      startSession(request, user).then(
        () => response.send(''),
        (error: Error) => response.send(error.message),
      )
    })
    const web = http.createServer(app)
    await new Promise<void>(resolve => web.listen(0, '127.0.0.1', resolve))
    try {
      const reply = await fetch(`http://127.0.0.1:${(web.address() as AddressInfo).port}/`)
      return { error: await reply.text(), cookie: reply.headers.get('set-cookie') }
    } finally {
      await new Promise(resolve => web.close(resolve))
    }
  }
  const REFUSED = { error: 'Unauthorized: je wachtwoord is zojuist vervangen. Log opnieuw in.', cookie: null }

  test('a normal sign-in starts a session, without storing the password hash', async () => {
    await aJan()
    for (const authenticate of [byPassword, byProvider])
      expect(await start(await authenticate())).toEqual({ error: '', cookie: expect.stringContaining('greenrock=') })
    const rows = await sessionRows()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/argon2|authenticated|hash/i)
  })

  test.each([
    ['by password', byPassword],
    ['at the provider', byProvider],
  ])(
    'signing in %s starts no session when the password has changed since it was verified',
    async (_how, authenticate) => {
      const user = await aJan()
      const authenticated = await authenticate()
      await replacePassword(user)
      expect(await start(authenticated)).toEqual(REFUSED)
      expect(await sessionRows()).toEqual([])
    },
  )

  test('a session start waits for a concurrent password change, and is then refused', async () => {
    const user = await aJan()
    const authenticated = await byPassword()
    let started: ReturnType<typeof start> | undefined
    await db().transaction(async tx => {
      await tx.update(User, user.id, { passwordHash: UNUSABLE_PASSWORD })
      started = start(authenticated)
      await untilBlocked(db())
    })
    expect(await started).toEqual(REFUSED)
    expect(await sessionRows()).toEqual([])
  })

  test('a concurrent sign-in at the provider does not restore the previous password (lost update)', async () => {
    const user = await aJan()
    let signedIn: Promise<User> | undefined
    await db().transaction(async tx => {
      await tx.update(User, user.id, { passwordHash: 'of a temporary password', mustChangePassword: true })
      signedIn = byProvider()
      await untilBlocked(db())
    })
    await signedIn
    // The provider's sign-in came second, and makes a temporary password unusable.
    expect(await passwordOf(user)).toEqual([{ hash: UNUSABLE_PASSWORD, mustChange: false }])
  })
})
