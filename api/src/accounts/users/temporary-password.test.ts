import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { toGlobalId } from 'graphql-relay'
import { v7 as uuid } from 'uuid'
import { testDatabase } from '../../../test/database.js'
import { aNewcomer, aSignIn, aStaffMember, PASSWORD } from '../../../test/sign-in.js'
import { Person, testServer } from '../../../test/web-server.js'
import { log } from '../../platform/log.js'
import { UNUSABLE_PASSWORD } from './sign-in/password.js'
import { User } from './user.entity.js'

const database = testDatabase()
const db = () => database.manager
// Behind a proxy, so that each visitor can have their own network address.
const server = testServer(database, { trustProxyHops: 1 })

const NEW = 'Tijdelijk-42'
const RENEW = `mutation ($input: RenewTemporaryPasswordInput!) { renewTemporaryPassword(input: $input)
  { message user { uuid username } } }`
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input)
  { session { authenticated mustChangePassword token } } }`

let addresses = 0
const visitor = () => new Person(() => server.url)

async function signIn(username: string, password: string, person = visitor()) {
  const from = { 'x-forwarded-for': `10.2.${addresses >> 8}.${addresses++ & 255}` }
  const { json } = await person.graphql(SIGN_IN, { input: { username, password } }, from)
  return { session: json.data?.signIn?.session, code: json.errors?.[0].extensions.code }
}

const boss: { user: User; key: Record<string, string> } = { user: null!, key: {} }
beforeEach(async () => {
  boss.user = await aStaffMember(db(), { isAdmin: true })
  boss.key = (await aSignIn(db(), boss.user)).bearer
})
afterEach(() => void jest.restoreAllMocks())

async function renew(userId: string, temporaryPassword = NEW, key = boss.key) {
  const { json } = await visitor().graphql(RENEW, { input: { userId, temporaryPassword } }, key)
  return { data: json.data?.renewTemporaryPassword, error: json.errors?.[0] }
}
const renewOf = (user: User, temporaryPassword?: string) => renew(toGlobalId('User', user.id), temporaryPassword)

describe('renewing a temporary password', () => {
  test.each([
    ['is still good', {}],
    ['was used up', { temporaryUntil: null }],
    ['expired', { temporaryUntil: new Date(Date.now() - 1000) }],
  ])('replaces a temporary password that %s', async (_state, given) => {
    const user = await aNewcomer(db(), given)
    const before = Date.now()
    expect(await renewOf(user)).toEqual({
      data: { message: 'Nieuw tijdelijk wachtwoord ingesteld', user: { uuid: user.id, username: user.username } },
      error: undefined,
    })
    const { mustChangePassword, temporaryUntil } = await db().findOneByOrFail(User, { id: user.id })
    expect(mustChangePassword).toBe(true)
    const hours = (temporaryUntil!.getTime() - before) / 3_600_000
    expect(hours).toBeGreaterThan(71.9)
    expect(hours).toBeLessThan(72.1)

    expect(await signIn(user.username, PASSWORD)).toEqual({ session: undefined, code: 'UNAUTHENTICATED' })
    expect((await signIn(user.username, NEW)).session).toMatchObject({ authenticated: true, mustChangePassword: true })
    expect((await signIn(user.username, NEW)).code).toBe('UNAUTHENTICATED')
  })

  test('replaces a password that the user has chosen, and ends all their sessions, by cookie and by token only', async () => {
    const [user, other] = [await aStaffMember(db()), await aStaffMember(db())]
    const [theirs, elsewhere, stranger] = [visitor(), visitor(), visitor()]
    await signIn(user.username, PASSWORD, theirs)
    const { session } = await signIn(user.username, PASSWORD, elsewhere)
    await signIn(other.username, PASSWORD, stranger)
    expect((await renewOf(user)).error).toBeUndefined()

    for (const person of [theirs, elsewhere]) expect((await person.session()).authenticated).toBe(false)
    expect((await visitor().session({ authorization: `Bearer ${session.token}` })).authenticated).toBe(false)
    expect((await stranger.session()).authenticated).toBe(true)
    expect((await visitor().session(boss.key)).authenticated).toBe(true)
    expect((await signIn(user.username, PASSWORD)).code).toBe('UNAUTHENTICATED')
    expect((await signIn(user.username, NEW)).session.mustChangePassword).toBe(true)
  })

  test('lifts the throttle on the account', async () => {
    const user = await aStaffMember(db())
    for (let count = 0; count < 11; count++) await signIn(user.username, `Fout-${count}`)
    expect((await signIn(user.username, PASSWORD)).code).toBe('RATE_LIMITED')
    await renewOf(user)
    expect((await signIn(user.username, NEW)).session.authenticated).toBe(true)
  })

  test('is possible for another administrator, and repeatedly', async () => {
    const user = await aStaffMember(db(), { isAdmin: true })
    for (const password of ['Eerste-keer-1', 'Tweede-keer-2'])
      expect((await renewOf(user, password)).error).toBeUndefined()
    expect((await signIn(user.username, 'Eerste-keer-1')).code).toBe('UNAUTHENTICATED')
    expect((await signIn(user.username, 'Tweede-keer-2')).session.authenticated).toBe(true)
  })

  test('is logged with the administrator and the user, without the password', async () => {
    const lines = jest.spyOn(log, 'info')
    const user = await aStaffMember(db())
    await renewOf(user)
    expect(lines.mock.calls.map(([values]) => values)).toContainEqual({
      event: 'temporary password renewed',
      userId: user.id,
      byUserId: boss.user.id,
    })
    expect(JSON.stringify(lines.mock.calls)).not.toMatch(/Tijdelijk-42|argon2/)
  })
})

describe('renewing a temporary password is refused', () => {
  test.each([
    ['oneself', {}, 'Je eigen wachtwoord wijzig je in je profiel', true],
    [
      'a user who only signs in at the provider',
      { passwordHash: UNUSABLE_PASSWORD },
      'Deze gebruiker heeft hier geen wachtwoord en logt in via de inlogdienst',
      false,
    ],
    ['a deactivated user', { isActive: false }, 'Deze gebruiker is gedeactiveerd. Activeer het account eerst.', false],
    [
      'a deactivated user without a password: activating them would not help',
      { isActive: false, passwordHash: UNUSABLE_PASSWORD },
      'Deze gebruiker heeft hier geen wachtwoord en logt in via de inlogdienst',
      false,
    ],
  ])('for %s', async (_who, given, message, isOneself) => {
    const user = isOneself ? boss.user : await aStaffMember(db(), given)
    const hashes = () => db().query('SELECT password_hash, must_change_password FROM app_users ORDER BY id')
    const before: unknown = await hashes()
    expect(await renewOf(user)).toMatchObject({
      data: undefined,
      error: { message, extensions: { code: 'BAD_USER_INPUT', fields: [{ name: 'userId' }] } },
    })
    expect(await hashes()).toEqual(before)
    expect((await visitor().session(boss.key)).authenticated).toBe(true)
  })

  test.each([
    ['nobody', () => toGlobalId('User', uuid())],
    ['no id', () => 'nonsense'],
    ['nothing', () => ''],
    ['an id of something else', () => toGlobalId('Tender', uuid())],
  ])('for %s', async (_what, userId) => {
    expect((await renew(userId())).error).toMatchObject({
      message: 'Deze gebruiker bestaat niet',
      extensions: { code: 'NOT_FOUND' },
    })
  })

  test.each([
    ['1234567', 'Ongeldige invoer: Tijdelijk wachtwoord moet minimaal 8 karakters zijn'],
    ['a'.repeat(201), 'Ongeldige invoer: Tijdelijk wachtwoord mag maximaal 200 karakters zijn'],
  ])('with the password %s, by the rules for a new user', async (password, message) => {
    const user = await aStaffMember(db())
    expect((await renewOf(user, password)).error).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', fields: [{ name: 'temporaryPassword' }] },
    })
    expect((await signIn(user.username, PASSWORD)).session.authenticated).toBe(true)
  })
})

describe('concurrent renewals (race)', () => {
  test('by two administrators end with the temporary password of one of them', async () => {
    const user = await aStaffMember(db())
    const passwords = ['Van-de-een-1', 'Van-de-ander-2']
    const renewals = await Promise.all(passwords.map(password => renewOf(user, password)))
    expect(renewals.map(({ error }) => error)).toEqual([undefined, undefined])
    const tries = []
    for (const password of passwords) tries.push((await signIn(user.username, password)).session)
    expect(tries.filter(Boolean)).toEqual([
      { authenticated: true, mustChangePassword: true, token: expect.any(String) },
    ])
  })

  test('leave no session of the old password, in any order of a sign-in and a renewal', async () => {
    for (let round = 0; round < 10; round++) {
      const user = await aStaffMember(db())
      const persons = Array.from({ length: 4 }, visitor)
      const signIns = persons.map(person => signIn(user.username, PASSWORD, person))
      await Promise.all([...signIns, renewOf(user)])
      for (const person of persons) expect((await person.session()).authenticated).toBe(false)
      expect(await db().query(`SELECT sid FROM sessions WHERE sess ->> 'userId' = $1`, [user.id])).toEqual([])
    }
  })
})
